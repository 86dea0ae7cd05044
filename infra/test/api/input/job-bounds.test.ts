import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { numbersIn } from '#infra/tools/in-process/numbers-in.ts';
import { describedJobFields } from '#shared/api/fields/job-description.ts';
import { exampleJobWithoutFiles } from '#shared/api/fields/job-examples.ts';
import { startedApp } from '../../harness/started-app.ts';
import { addressOf, letters, times } from './evidence.ts';

/** The job form with values at its limits, and the stored values. `job-rules.test.ts` tests values beyond the limits. */

const app = startedApp();
let retailer: Client;
let jobPath: string;

beforeAll(async () => {
  retailer = await app.retailer();
  jobPath = `/api/jobs/${await postJob(retailer, { requirements: [] })}`;
});

describe('a job form', () => {
  it.each(numbersIn(describedJobFields))(
    'accepts $name from $minimum to $maximum, and nothing beyond',
    async ({ name, minimum, maximum }) => {
      for (const value of [minimum, maximum, String(maximum)]) {
        const { status, body } = await retailer.post('/api/jobs', { ...exampleJobWithoutFiles, [name]: value });
        expect([status, body.job?.[name]]).toEqual([201, Number(value)]);
      }
      for (const value of [minimum - 1, maximum + 1]) {
        const { status, body } = await retailer.post('/api/jobs', { ...exampleJobWithoutFiles, [name]: value });
        expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [name]]);
      }
    },
  );

  it.each<[changes: Record<string, unknown>, stored: Record<string, unknown>]>([
    [{ address: 'Ayr QLD 4807' }, { address: 'Ayr QLD 4807', suburb: 'Ayr', state: 'QLD', postcode: '4807' }],
    [{ address: '12 Hill Street, Castle Hill NSW' }, { suburb: 'Castle Hill', state: 'NSW', postcode: '2154' }],
    [{ address: '12 Hill Street, Castle Hill 2154' }, { suburb: 'Castle Hill', state: 'NSW', postcode: '2154' }],
    [{ address: addressOf(300) }, { address: addressOf(300), suburb: 'Richmond' }],
    [{ roofType: 'tin' }, { roofType: 'tin' }],
    [{ roofType: 'flat' }, { roofType: 'flat' }],
    [{ priceExGst: undefined }, { priceExGst: 0, amount: 0 }],
    [{ priceExGst: 0 }, { priceExGst: 0 }],
    [{ priceExGst: 99_999_999.99 }, { priceExGst: 99_999_999.99, amount: 99_999_999.99 }],
    [
      { jobType: undefined, connectionType: undefined },
      { jobType: 'PV Only', connectionType: 'Grid Connected' },
    ],
    [
      { panelWatts: 100, panelQty: 1 },
      { panelWatts: 100, panelQty: 1, pvSizeKw: 0.1 },
    ],
    [
      { panelWatts: 1000, panelQty: 9999 },
      { panelWatts: 1000, panelQty: 9999, pvSizeKw: 9999 },
    ],
    [
      { panelWatts: null, panelQty: null, pvSizeKw: 0.1 },
      { panelWatts: null, panelQty: null, pvSizeKw: 0.1 },
    ],
    [{ panelWatts: undefined, panelQty: undefined, pvSizeKw: 9999.99 }, { pvSizeKw: 9999.99 }],
    [{ preferredWeek: '2026-11-30' }, { preferredWeek: '2026-11-30' }],
    [{ preferredWeek: '2027-01-03' }, { preferredWeek: '2026-12-28' }],
    [{ preferredWeek: '' }, { preferredWeek: null }],
    [
      { latitude: -90, longitude: -180 },
      { latitude: -90, longitude: -180, geoPrecision: 'exact' },
    ],
    [
      { latitude: 90, longitude: 180 },
      { latitude: 90, longitude: 180 },
    ],
    [
      { latitude: '-33.81234567', longitude: 151.00000004 },
      { latitude: -33.8123457, longitude: 151 },
    ],
    [{ customerEmail: '' }, { customerEmail: '' }],
    [
      { customerEmail: null, customerName: null, customerPhone: null },
      { customerEmail: '', customerName: '' },
    ],
    [{ customerName: letters(120), customerPhone: letters(40) }, { customerName: letters(120) }],
    [{ title: letters(200) }, { title: letters(200) }],
    [{ title: '😀'.repeat(200) }, { title: '😀'.repeat(200) }],
    [{ description: `${letters(2499)}\n${letters(2500)}` }, { description: `${letters(2499)}\n${letters(2500)}` }],
    [{ notes: '😀'.repeat(5000) }, { notes: '😀'.repeat(5000) }],
    [{ notes: '  kept inside  a line  ' }, { notes: 'kept inside  a line' }],
    [
      { notes: '=cmd|"/c calc"!A1 <script>alert(1)</script>' },
      { notes: '=cmd|"/c calc"!A1 <script>alert(1)</script>' },
    ],
    [{ requiredLicenses: ['PV', 'PV', 'Off-Grid'] }, { requiredLicenses: ['PV', 'Off-Grid'] }],
    [{ photosRequired: ['Roof', ''] }, { photosRequired: ['Roof'] }],
  ])('is accepted with %j', async (changes, stored) => {
    const { status, body } = await retailer.post('/api/jobs', jobForm(changes));
    expect([status, body.fields]).toEqual([201, undefined]);
    expect(body.job).toMatchObject(stored);
    expect((await retailer.get(`/api/jobs/${body.job.id}`)).body.job).toEqual(body.job);
    expect((await retailer.put(jobPath, jobForm(changes))).body.job).toMatchObject(stored);
  });

  it('gets the two usual requirements, or exactly the ones it lists', async () => {
    const listed = async (changes: Record<string, unknown>) => {
      const jobId = await postJob(retailer, changes);
      const { requirements } = (await retailer.get(`/api/jobs/${jobId}/requirements`)).body;
      return requirements.map(({ label, type, required }: Record<string, unknown>) => [label, type, required]);
    };
    expect(await listed({})).toEqual([
      ['Electrical Safety Certificate', 'file_upload', true],
      ['Rebates Complete', 'checkbox', true],
    ]);
    expect(await listed({ requirements: [] })).toEqual([]);
    expect(await listed({ requirements: [{ label: letters(200), type: 'photo', required: false }] })).toEqual([
      [letters(200), 'photo', false],
    ]);
    expect(await listed({ requirements: times(25, (at) => ({ label: `Step ${at}` })) })).toHaveLength(25);
  });

  it('of the largest size is saved, and saved again with all its values replaced', async () => {
    const largest = async (seed: string) => {
      const photos = await Promise.all(
        times(18, (at) => upload(retailer, png(`${seed}${at}`), 'image/png', `${letters(190)}.png`)),
      );
      const text = (count: number) => seed.repeat(count);
      const replaced = {
        description: text(5000),
        notes: text(5000),
        title: text(200),
        panelLayout: text(2000),
        switchboard: text(2000),
        inverterLocation: text(2000),
        photosRequired: times(40, () => text(200)),
        requirements: times(25, () => ({ label: text(200), type: 'photo' })),
        panelLayoutPhoto: photos[0],
        switchboardPhoto: photos[1],
        inverterLocationPhoto: photos[2],
        installationDetailPhotos: photos.slice(3, 8).map((objectKey) => ({ name: text(200), objectKey })),
        referencePhotoPaths: photos.slice(8),
        connectionPreApprovalPdf: await upload(retailer, pdf(seed), 'application/pdf'),
      };
      return { ...jobForm(replaced), ...replaced };
    };
    const first = await largest('😀');
    const created = await retailer.post('/api/jobs', first);
    expect([created.status, created.body.fields]).toEqual([201, undefined]);
    const path = `/api/jobs/${created.body.job.id}`;
    const second = await largest('🌞');
    const updated = await retailer.put(path, second);
    expect([updated.status, updated.body.message]).toEqual([200, undefined]);
    expect(updated.body.job).toMatchObject({
      notes: '🌞'.repeat(5000),
      installationDetailPhotos: second.installationDetailPhotos,
      referencePhotoPaths: second.referencePhotoPaths,
    });
    expect((await retailer.get(`${path}/requirements`)).body.requirements).toHaveLength(25);
    await app.settle();
  });
});
