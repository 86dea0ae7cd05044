import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';
import { addressOf, expectInvalid, letters, type Refused, times, tooLong, unshowable } from './evidence.ts';

/** Every rule of the job form, written by hand from the specification. `job-bounds.test.ts` tests values at the limits. */

const app = startedApp();
let retailer: Client;
let jobPath: string;

beforeAll(async () => {
  retailer = await app.retailer();
  jobPath = `/api/jobs/${await postJob(retailer, { requirements: [] })}`;
});

const someId = '00000000-0000-4000-8000-000000000000';
const storeys = 'House must have at least 1 storey';
const roof = 'Please select a roof type';
const week = 'Choose a week';
const price = 'Amount must be 0 or greater';
const wholeNumber = 'Enter a whole number';
const twoDecimals = 'At most 2 decimal places';
const locality = "Include the site's suburb, state and postcode";
const pair = 'A position needs latitude and longitude';
const notUploaded = 'Upload the file first';

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
  ['address', addressOf(301), tooLong(300)],
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
  ['preferredWeek', '2026-02-30', week],
  ['preferredWeek', '2026-W49', week],
  ['preferredWeek', '2026-12-01T00:00:00Z', week],
  ['preferredWeek', '0000-01-01', week],
  ['preferredWeek', 49, week],
  ['roofType', undefined, roof],
  ['roofType', null, roof],
  ['roofType', '', roof],
  ['roofType', 'slate', roof],
  ['roofType', 'Tin', roof],
  ['roofType', 'tin ', roof],
  ['priceExGst', -0.01, price],
  ['priceExGst', null, price],
  ['priceExGst', '', price],
  ['priceExGst', 100_000_000, 'At most $99,999,999.99'],
  ['priceExGst', '100000000.00', 'At most $99,999,999.99'],
  ['priceExGst', 0.001, twoDecimals],
  ['amount', -0.01, price],
  ['amount', 100_000_000, 'At most $99,999,999.99'],
  ['jobType', 'Solar', 'Select a job type'],
  ['jobType', 'pv only', 'Select a job type'],
  ['jobType', null, 'Select a job type'],
  ['connectionType', 'Grid', 'Select a connection type'],
  ['panelWatts', 99, 'Panel size must be at least 100W'],
  ['panelWatts', '99', 'Panel size must be at least 100W'],
  ['panelWatts', 1001, 'Panel size must be at most 1000W'],
  ['panelWatts', 440.5, wholeNumber],
  ['panelWatts', '', 'Panel size must be at least 100W'],
  ['panelQty', 0, 'Number of panels must be at least 1'],
  ['panelQty', 10_000, 'Enter 9,999 or less'],
  ['panelQty', 2.5, wholeNumber],
  ['pvSizeKw', 0.09, 'System size must be at least 0.1 kW'],
  ['pvSizeKw', 10_000, 'At most 9999.99'],
  ['inverterSizeKw', 0.09, 'Inverter size must be at least 0.1 kW'],
  ['inverterSizeKw', 10_000, 'At most 9999.99'],
  ['inverterSizeKw', 5.001, twoDecimals],
  ['inverterQty', 0, 'Number of inverters must be at least 1'],
  ['inverterQty', 10_000, 'Enter 9,999 or less'],
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
  ['customerEmail', 'no-one', 'Invalid email address'],
  ['customerEmail', 'a@b', 'Invalid email address'],
  ['customerEmail', ' ', 'Invalid email address'],
  ['customerEmail', `${letters(250)}@b.au`, 'Invalid email address'],
  ['customerEmail', 5, 'Invalid email address'],
  ['customerName', letters(121), tooLong(120)],
  ['customerPhone', letters(41), tooLong(40)],
  ['customerReference', letters(61), tooLong(60)],
  ['title', letters(201), tooLong(200)],
  ['title', 'Two\nlines', unshowable],
  ['title', 'Roof\u200b', unshowable],
  ['customerName', 'Casey\u202e', unshowable],
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
  ['requirements', [{ label: 'A', type: 'video' }], 'Select a type', 'requirements.0.type'],
  [
    'requirements',
    [{ label: 'A', id: `${someId}.${someId}` }],
    'This requirement does not belong to the job',
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

  it('shows all errors and missing fields together', async () => {
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
      customerEmail: 'no-one',
      requirements: [{ label: 'A' }, { label: '' }],
    };
    await expectInvalid(app, fields, () => retailer.post('/api/jobs', form));
  });
});
