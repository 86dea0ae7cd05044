import { describe, expect, it } from '@jest/globals';
import { partsOf } from '../../domain/jobs/job.ts';
import { namedIn, withNames } from '../route/named-things.ts';
import { emptyOf, keepFields, pickFields } from './described-fields.ts';
import { describedJobFields, jobDetailFields } from './job-description.ts';
import { jobInput } from './job-fields.ts';
import { jobView } from './job-views.ts';

const key = '0c1f2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const everything = {
  status: 'draft',
  jobType: 'PV + Battery',
  panelWatts: 440,
  panelQty: 10,
  panelLayoutPhoto: key,
  batteryBrand: 'Sonnen',
  blackoutProtection: true,
  connectionPreApprovalPdf: `/api/objects/${key}`,
  connectionPreApprovalRef: 'A-1',
  hasExportLimit: true,
  exportLimitKw: 5,
  notes: 'Mind the dog',
} as const;
const kept = (changes: object) => {
  const input = jobInput.parse({ ...everything, ...changes });
  return keepFields(jobDetailFields, input, partsOf(input));
};

describe('a stored job', () => {
  it("contains the retailer's input, and files by their key", () => {
    const { status: _status, jobType: _jobType, ...said } = everything;
    expect(kept({})).toMatchObject({ ...said, connectionPreApprovalPdf: key });
  });

  it.each([
    ['panels', { jobType: 'Battery Only' }, ['panelWatts', 'panelQty', 'panelLayoutPhoto']],
    ['battery', { jobType: 'PV Only' }, ['batteryBrand', 'blackoutProtection']],
    [
      'grid',
      { connectionType: 'Off-Grid' },
      ['blackoutProtection', 'connectionPreApprovalPdf', 'connectionPreApprovalRef', 'hasExportLimit', 'exportLimitKw'],
    ],
    ['export limit', { hasExportLimit: false }, ['hasExportLimit', 'exportLimitKw']],
  ])('has no values in the fields of a part that the job lacks (%s)', (_, changes, names) => {
    const [full, less] = [kept({}), kept(changes)];
    const lost = Object.keys(full).filter((name) => Reflect.get(full, name) !== Reflect.get(less, name));
    const changed = lost.filter((name) => !Array.isArray(Reflect.get(full, name)));
    expect(changed.sort()).toEqual([...names].sort());
    const empty = emptyOf(jobDetailFields);
    for (const name of names) expect(Reflect.get(less, name)).toEqual(Reflect.get(empty, name));
  });

  it('shows a field as empty if the row is older than the field', () => {
    expect(pickFields(jobDetailFields, { notes: 'Old row' })).toEqual({
      ...emptyOf(jobDetailFields),
      notes: 'Old row',
    });
  });
});

describe('a photo of a detail', () => {
  it.each([
    ['an object', { name: 'Meter box', objectKey: key }, 'Meter box'],
    ['the same as JSON text', JSON.stringify({ name: 'Meter box', objectKey: key }), 'Meter box'],
    ['JSON text without a name', JSON.stringify({ objectKey: key }), 'Detail 1'],
    ['only the key', key, 'Detail 1'],
  ])('may be sent as %s, which is always stored in the same form', (_, sent, name) => {
    const input = jobInput.parse({ ...everything, installationDetailPhotos: [sent] });
    expect(keepFields(jobDetailFields, input, partsOf(input)).installationDetailPhotos).toEqual([
      { name, objectKey: key },
    ]);
  });
});

describe('every described field of a job', () => {
  it.each(Object.keys(describedJobFields))('%s can be sent and is returned in the answer', (name) => {
    expect([name in jobInput.shape, name in jobView.shape]).toEqual([true, true]);
  });

  it.each(Object.entries(describedJobFields))(
    '%s has two valid examples, which differ from each other and from an empty field',
    (_, field) => {
      const kept = field.examples.map((example) => {
        const sent = field.sent.parse(withNames(example, () => key));
        return (field.keep as (value: unknown) => unknown)(sent);
      });
      const isFile = namedIn(field.examples).length > 0;
      if (!isFile) expect(kept[0]).not.toEqual(kept[1]);
      expect(isFile || field.label === 'Connection' ? kept[1] : kept[0]).not.toEqual(field.empty);
    },
  );
});
