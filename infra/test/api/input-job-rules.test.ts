import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type App, startApp } from './app.ts';
import { jobForm, pdf, png, postJob, upload } from './builders.ts';
import type { Client } from './client.ts';
import { expectInvalid, letters, type Refused, tooLong, unshowable } from './input-evidence.ts';

/** Every rule of the job form, by hand from the specification: a value below, at and above each bound. */

let app: App;
let retailer: Client;
let jobPath: string;

beforeAll(async () => {
  app = await startApp();
  retailer = await app.retailer();
  jobPath = `/api/jobs/${await postJob(retailer, { requirements: [] })}`;
});
afterAll(() => app.close());

const someId = '00000000-0000-4000-8000-000000000000';
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const withLocality = (length: number): string => `${letters(length - 19)}, Richmond VIC 3121`;
const storeys = 'House must have at least 1 storey';
const roof = 'Please select a roof type';
const price = 'Amount must be 0 or greater';
const wholeNumber = 'Please enter a whole number';
const twoDecimals = 'At most 2 decimals';
const locality = 'Please include the suburb, state and postcode of the site';
const pair = 'A position needs latitude and longitude';
const notUploaded = 'Please upload the file first';

const refused: Refused[] = [
  ['address', undefined, 'Address is required'],
  ['address', null, 'Address is required'],
  ['address', '', 'Address is required'],
  ['address', 'Mayf', 'Address is required'],
  ['address', ' Mayf ', 'Address is required'],
  ['address', '😀😀😀😀', 'Address is required'],
  ['address', 'Mayfi', locality],
  ['address', '12 Hill Street', locality],
  ['address', '12 Hill Street, Richmond', locality],
  ['address', '12 Hill Street, Atlantis', locality],
  ['address', withLocality(301), tooLong(300)],
  ['address', '12 Hill Street,\nCastle Hill NSW 2154', unshowable],
  ['address', '12 Hill\u0000 Street, Castle Hill NSW 2154', unshowable],
  ['address', '12 Hill \ud800 Street, Castle Hill NSW 2154', unshowable],
  ['houseStoreys', undefined, storeys],
  ['houseStoreys', null, storeys],
  ['houseStoreys', 0, storeys],
  ['houseStoreys', -0, storeys],
  ['houseStoreys', 11, 'Maximum 10 storeys'],
  ['houseStoreys', 1.5, wholeNumber],
  ['houseStoreys', '1.5', wholeNumber],
  ['houseStoreys', '0', storeys],
  ['houseStoreys', '11', 'Maximum 10 storeys'],
  ['roofType', undefined, roof],
  ['roofType', null, roof],
  ['roofType', '', roof],
  ['roofType', 'slate', roof],
  ['roofType', 'Tin', roof],
  ['roofType', 'tin ', roof],
  ['priceExGst', -0.01, price],
  ['priceExGst', null, price],
  ['priceExGst', '', price],
  ['priceExGst', 100_000_000, 'At most 99999999.99'],
  ['priceExGst', '100000000.00', 'At most 99999999.99'],
  ['priceExGst', 0.001, twoDecimals],
  ['amount', -0.01, price],
  ['amount', 100_000_000, 'At most 99999999.99'],
  ['jobType', 'Solar', 'Please select a job type'],
  ['jobType', 'pv only', 'Please select a job type'],
  ['jobType', null, 'Please select a job type'],
  ['connectionType', 'Grid', 'Please select a connection type'],
  ['panelWatts', 99, 'Panel size must be at least 100W'],
  ['panelWatts', '99', 'Panel size must be at least 100W'],
  ['panelWatts', 1001, 'Panel size must be at most 1000W'],
  ['panelWatts', 440.5, wholeNumber],
  ['panelWatts', '', 'Panel size must be at least 100W'],
  ['panelQty', 0, 'Panel quantity must be at least 1'],
  ['panelQty', 10_000, 'At most 9999'],
  ['panelQty', 2.5, wholeNumber],
  ['pvSizeKw', 0.09, 'System size must be at least 0.1 kW'],
  ['pvSizeKw', 10_000, 'At most 9999.99'],
  ['inverterSizeKw', 0.09, 'Inverter size must be at least 0.1 kW'],
  ['inverterSizeKw', 10_000, 'At most 9999.99'],
  ['inverterSizeKw', 5.001, twoDecimals],
  ['inverterQty', 0, 'Inverter quantity must be at least 1'],
  ['inverterQty', 10_000, 'At most 9999'],
  ['batterySizeKwh', 0.09, 'Battery size must be at least 0.1 kWh'],
  ['batterySizeKwh', 10_000, 'At most 9999.99'],
  ['batterySizeKwh', 13.555, twoDecimals],
  ['exportLimitKw', -0.01, 'Export limit must be 0 or greater'],
  ['exportLimitKw', 10_000, 'At most 9999.99'],
  ['hasExportLimit', true, 'Export limit must be 0 or greater', 'exportLimitKw'],
  ['latitude', -33.8, pair, 'longitude'],
  ['longitude', -180.0000001, 'Longitude must be between -180 and 180'],
  ['longitude', 180.0000001, 'Longitude must be between -180 and 180'],
  ['longitude', 151.2, pair],
  ['customerEmail', 'nobody', 'Invalid email address'],
  ['customerEmail', 'a@b', 'Invalid email address'],
  ['customerEmail', ' ', 'Invalid email address'],
  ['customerEmail', `${letters(250)}@b.au`, 'Invalid email address'],
  ['customerEmail', 5, 'Invalid email address'],
  ['customerName', letters(121), tooLong(120)],
  ['customerPhone', letters(41), tooLong(40)],
  ['title', letters(201), tooLong(200)],
  ['title', 'Two\nlines', unshowable],
  ['description', letters(5001), tooLong(5000)],
  ['description', 'Bell \u0007', unshowable],
  ['notes', letters(5001), tooLong(5000)],
  ['inverterModel', letters(201), tooLong(200)],
  ['batteryBrand', letters(201), tooLong(200)],
  ['connectionPreApprovalRef', letters(201), tooLong(200)],
  ['panelLayout', letters(2001), tooLong(2000)],
  ['switchboard', letters(2001), tooLong(2000)],
  ['inverterLocation', letters(2001), tooLong(2000)],
  ['location', letters(301), tooLong(300)],
  ['requirements', [{ type: 'checkbox' }], 'Requirement label is required', 'requirements.0.label'],
  ['requirements', [{ label: '' }], 'Requirement label is required', 'requirements.0.label'],
  ['requirements', [{ label: 'One' }, { label: '  ' }], 'Requirement label is required', 'requirements.1.label'],
  ['requirements', [{ label: 7 }], 'Requirement label is required', 'requirements.0.label'],
  ['requirements', [{ label: letters(201) }], tooLong(200), 'requirements.0.label'],
  ['requirements', [{ label: 'A', type: 'video' }], 'Please select a type', 'requirements.0.type'],
  [
    'requirements',
    [{ label: 'A', id: `${someId}.${someId}` }],
    'This requirement is not part of the job',
    'requirements.0.id',
  ],
  ['requirements', times(26, (at) => ({ label: `Step ${at}` })), 'At most 25 requirements'],
  ['photosRequired', times(41, (at) => `Photo ${at}`), 'At most 40 photos'],
  ['photosRequired', [letters(201)], tooLong(200), 'photosRequired.0'],
  ['installationDetailPhotos', times(6, () => someId), 'Maximum 5 file(s) allowed'],
  ['installationDetailPhotos', [someId], notUploaded, 'installationDetailPhotos.0.objectKey'],
  ['installationDetailPhotos', ['roof.png'], notUploaded, 'installationDetailPhotos.0.objectKey'],
  [
    'installationDetailPhotos',
    [{ name: letters(201), objectKey: someId }],
    tooLong(200),
    'installationDetailPhotos.0.name',
  ],
  ['referencePhotoPaths', times(11, () => someId), 'Maximum 10 file(s) allowed'],
  ['referencePhotoPaths', [someId], notUploaded, 'referencePhotoPaths.0'],
  ['panelLayoutPhoto', someId, notUploaded],
  ['switchboardPhoto', 'switchboard.png', notUploaded],
  ['switchboardPhoto', someId, notUploaded],
  ['inverterLocationPhoto', `https://elsewhere.example/${someId}`, notUploaded],
  ['connectionPreApprovalPdf', someId, notUploaded],
];

describe('a job form', () => {
  it.each(refused)('is refused with %s %j: %s', async (field, value, message, marked = field) => {
    const form = jobForm({ [field]: value });
    await expectInvalid(
      app,
      { [marked]: message },
      () => retailer.post('/api/jobs', form),
      () => retailer.put(jobPath, form),
    );
  });

  it.each([
    ['requiredLicenses', ['Wind'], 'requiredLicenses.0'],
    ['requiredLicenses', ['PV', 'PV', 'PV', 'PV'], 'requiredLicenses'],
    ['requiredLicenses', 'PV', 'requiredLicenses'],
    ['isPublic', 'true', 'isPublic'],
    ['blackoutProtection', 1, 'blackoutProtection'],
    ['hasExportLimit', 'false', 'hasExportLimit'],
    ['status', 'paid', 'status'],
    ['status', 'Posted', 'status'],
    ['requirements', [{ label: 'A', required: 'yes' }], 'requirements.0.required'],
    ['requirements', [{ label: 'A', completed: true }], 'requirements.0.completed'],
    ['requirements', {}, 'requirements'],
    ['photosRequired', [['Roof']], 'photosRequired.0'],
    ['title', { text: 'Roof' }, 'title'],
  ])('is refused with %s %j on %s', async (field, value, marked) => {
    const form = jobForm({ [field]: value });
    await expectInvalid(
      app,
      { [marked]: expect.any(String) },
      () => retailer.post('/api/jobs', form),
      () => retailer.put(jobPath, form),
    );
  });

  it.each([-90.0000001, 90.0000001, '', true])('is refused with a latitude of %j', async (latitude) => {
    const form = jobForm({ latitude, longitude: 151.2 });
    const fields = { latitude: 'Latitude must be between -90 and 90' };
    await expectInvalid(
      app,
      fields,
      () => retailer.post('/api/jobs', form),
      () => retailer.put(jobPath, form),
    );
  });

  it('hears everything that is wrong or missing at once', async () => {
    const fields = {
      address: 'Address is required',
      houseStoreys: storeys,
      roofType: roof,
      exportLimitKw: 'Export limit must be 0 or greater',
      panelWatts: 'Panel size must be at least 100W',
      customerEmail: 'Invalid email address',
      'requirements.1.label': 'Requirement label is required',
    };
    const form = {
      hasExportLimit: true,
      panelWatts: 1,
      customerEmail: 'nobody',
      requirements: [{ label: 'A' }, { label: '' }],
    };
    await expectInvalid(app, fields, () => retailer.post('/api/jobs', form));
  });

  it.each<[changes: Record<string, unknown>, stored: Record<string, unknown>]>([
    [{ address: 'Ayr QLD 4807' }, { address: 'Ayr QLD 4807', suburb: 'Ayr', state: 'QLD', postcode: '4807' }],
    [{ address: '12 Hill Street, Castle Hill NSW' }, { suburb: 'Castle Hill', state: 'NSW', postcode: '2154' }],
    [{ address: '12 Hill Street, Castle Hill 2154' }, { suburb: 'Castle Hill', state: 'NSW', postcode: '2154' }],
    [{ address: withLocality(300) }, { address: withLocality(300), suburb: 'Richmond' }],
    [{ houseStoreys: 1 }, { houseStoreys: 1 }],
    [{ houseStoreys: 10 }, { houseStoreys: 10 }],
    [{ houseStoreys: '2' }, { houseStoreys: 2 }],
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
    [
      { inverterSizeKw: 0.1, inverterQty: 1 },
      { inverterSizeKw: 0.1, inverterQty: 1 },
    ],
    [
      { inverterSizeKw: 9999.99, inverterQty: 9999 },
      { inverterSizeKw: 9999.99, inverterQty: 9999 },
    ],
    [{ batterySizeKwh: 0.1 }, { batterySizeKwh: 0.1 }],
    [{ batterySizeKwh: '9999.99' }, { batterySizeKwh: 9999.99 }],
    [
      { hasExportLimit: true, exportLimitKw: 0 },
      { hasExportLimit: true, exportLimitKw: 0 },
    ],
    [{ hasExportLimit: true, exportLimitKw: 9999.99 }, { exportLimitKw: 9999.99 }],
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
  ])('is taken with %j', async (changes, stored) => {
    const { status, body } = await retailer.post('/api/jobs', jobForm(changes));
    expect([status, body.fields]).toEqual([201, undefined]);
    expect(body.job).toMatchObject(stored);
    expect((await retailer.get(`/api/jobs/${body.job.id}`)).body.job).toEqual(body.job);
    expect((await retailer.put(jobPath, jobForm(changes))).body.job).toMatchObject(stored);
  });

  it('gets the two usual requirements, or exactly those it lists', async () => {
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

  it('of the largest size is saved, and saved again with everything in it replaced', async () => {
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
