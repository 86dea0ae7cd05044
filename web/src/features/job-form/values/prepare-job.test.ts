import { describe, expect, it } from 'vitest';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { type JobValues, newJob } from './job-values.ts';
import { missingPhotos } from './photo-slots.ts';
import { prepareJob, titleOf } from './prepare-job.ts';

const typed: JobValues = {
  ...newJob,
  jobType: 'PV + Battery',
  panelWatts: '440',
  panelQty: '15',
  batterySizeKwh: '13.5',
};
const sent = (changes: Partial<JobValues>) => prepareJob({ ...typed, ...changes }, null, newJob);

describe('the request of the job form', () => {
  it('has the sizes and the title that match the typed values', () => {
    expect(sent({ blackoutProtection: true })).toMatchObject({
      pvSizeKw: 6.6,
      title: '6.60kW Solar + 13.5 kWh Battery + Blackout Protection',
    });
  });

  it('repeats the address and the price under their second names', () => {
    expect(sent({ address: '12 Hill Street', priceExGst: '100' })).toMatchObject({
      location: '12 Hill Street',
      amount: '100',
    });
  });

  it('leaves out the fields that the job type hides, even if their values are not valid', () => {
    const hidden = { panelWatts: '5', panelLayoutPhoto: 'a', batterySizeKwh: 'x', exportLimitKw: '-1' };
    expect(sent({ ...hidden, jobType: 'Battery Only', batterySizeKwh: '10' })).toMatchObject({
      panelWatts: null,
      panelLayoutPhoto: null,
      exportLimitKw: null,
    });
    expect(sent({ ...hidden, jobType: 'PV Only' })).toMatchObject({ panelWatts: '5', batterySizeKwh: null });
  });

  it('leaves out network approval for an off-grid system', () => {
    const grid = { hasExportLimit: true, exportLimitKw: '5', blackoutProtection: true, connectionPreApprovalRef: 'A1' };
    expect(sent({ ...grid, connectionType: 'Off-Grid' })).toMatchObject({
      hasExportLimit: false,
      exportLimitKw: null,
      blackoutProtection: false,
      connectionPreApprovalRef: '',
    });
  });

  it('changes only unlocked fields once an installer has the job', () => {
    const job = { status: 'booked', title: 'T', address: 'A', amount: 5, pvSizeKw: 6.6 } as JobView;
    const before: JobValues = { ...newJob, address: 'A', priceExGst: 5 };
    const after = prepareJob({ ...before, address: 'B', priceExGst: 1, notes: 'New' }, job, before);
    expect(after).toMatchObject({ address: 'A', priceExGst: 5, notes: 'New', title: 'T' });
    expect(after).not.toHaveProperty('requirements');
  });
});

describe('the title', () => {
  /** The changes that a person makes to the form, one after the other. */
  const changes: Partial<JobValues>[] = [
    { panelWatts: 415 },
    { panelQty: 20 },
    { jobType: 'Battery Only' },
    { batterySizeKwh: 10 },
    { blackoutProtection: true },
    { connectionType: 'Off-Grid' },
    { jobType: 'PV + Battery' },
    { panelWatts: null, panelQty: null },
    { batterySizeKwh: null },
    { jobType: 'PV Only' },
  ];
  it.each([
    'School roof',
    '6.60kW Solar for the Nguyens',
    'Installation solaire 6,60 kW',
    '6.60 kW Solar Installation',
    '太阳能',
  ])('%s was not generated, and survives every later change', (title) => {
    let values: Partial<JobValues> = { ...typed, title };
    for (const change of changes) {
      values = { ...values, ...change };
      values = { ...values, title: titleOf(values) };
      expect(values.title).toBe(title);
    }
  });

  it('follows the specifications if it was generated, and stays if a person wrote it', () => {
    expect(titleOf({ ...typed, title: '3.00kW Solar Installation' })).toBe('6.60kW Solar + 13.5 kWh Battery');
    expect(titleOf({ ...typed, title: 'PV Only installation' })).toBe('6.60kW Solar + 13.5 kWh Battery');
    expect(titleOf({ ...typed, title: 'School roof' })).toBe('School roof');
  });
});

describe('the photos a job needs', () => {
  it('include the panel layout only if the job has panels', () => {
    expect(missingPhotos({ jobType: 'PV Only' }).map(({ name }) => name)).toEqual([
      'panelLayoutPhoto',
      'switchboardPhoto',
      'inverterLocationPhoto',
    ]);
    expect(missingPhotos({ jobType: 'Battery Only', switchboardPhoto: 'key' }).map(({ name }) => name)).toEqual([
      'inverterLocationPhoto',
    ]);
  });
});
