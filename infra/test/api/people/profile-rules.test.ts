import { beforeAll, describe, expect, it } from '@jest/globals';
import { installerProfile, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { numbersIn } from '#infra/tools/in-process/numbers-in.ts';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { exampleInstaller } from '#shared/api/fields/profile-examples.ts';
import { startedApp } from '../../harness/started-app.ts';
import { letters, type Refused, tooLong, unknownField as unknown, unshowable } from '../input/evidence.ts';

const app = startedApp();
let newRetailer: Client;
let newInstaller: Client;
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  newRetailer = await app.register('retailer');
  newInstaller = await app.register('installer');
  retailer = await app.retailer();
  installer = await app.installer();
});

const refusedOfRetailers: Refused[] = [
  ['companyName', undefined, 'Company name must be at least 2 characters'],
  ['companyName', null, 'Company name must be at least 2 characters'],
  ['companyName', 'A', 'Company name must be at least 2 characters'],
  ['companyName', '   ', 'Company name must be at least 2 characters'],
  ['companyName', '😀', 'Company name must be at least 2 characters'],
  ['companyName', letters(121), tooLong(120)],
  ['companyName', 'Bell\u0007', unshowable],
  ['companyName', 'Bright\u202eRoofs', unshowable],
  ['companyName', 'Bright\u200bRoofs', unshowable],
  ['companyName', 'Bright\u00adRoofs', unshowable],
  ['contactName', '\u2066Robin', unshowable],
  ['contactName', 'Robin\u3164Bright', unshowable],
  ['companyName', 'Half \ud83d', unshowable],
  ['contactName', undefined, 'Contact name must be at least 2 characters'],
  ['contactName', 'A', 'Contact name must be at least 2 characters'],
  ['contactName', letters(121), tooLong(120)],
  ['contactEmail', undefined, 'Please enter a valid email address'],
  ['contactEmail', 'no-one', 'Please enter a valid email address'],
  ['contactEmail', `${letters(250)}@b.au`, 'Please enter a valid email address'],
  ['contactPhone', undefined, 'Please enter a valid phone number'],
  ['contactPhone', letters(9), 'Please enter a valid phone number'],
  ['contactPhone', letters(41), tooLong(40)],
  ['abnNumber', undefined, 'ABN must be 11 digits'],
  ['abnNumber', '1234567890', 'ABN must be 11 digits'],
  ['abnNumber', '123456789012', 'ABN must be 11 digits'],
  ['abnNumber', '1234567890A', 'ABN must be 11 digits'],
  ['abnNumber', 51824753556, 'ABN must be 11 digits'],
  ['website', 'not a website', 'Please enter a valid website URL'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
  ['website', 'data:text/html,x', 'Please enter a valid website URL'],
  ['website', 'ftp://acme.example', 'Please enter a valid website URL'],
  ['website', 'mailto:robin@acme.example', 'Please enter a valid website URL'],
  ['website', 'https://user:secret@acme.example', 'Please enter a valid website URL'],
  ['website', 'http://localhost', 'Please enter a valid website URL'],
  ['website', `https://acme.example/${letters(300)}`, 'Please enter a valid website URL'],
  ['companyBio', letters(501), 'Company bio must be under 500 characters'],
  ['headquartersAddress', letters(4), 'Please enter a valid address'],
  ['headquartersAddress', letters(301), 'Please enter a valid address'],
  ['isAdmin', true, unknown],
  ['userId', '00000000-0000-4000-8000-000000000000', unknown],
  ['profileCompleted', true, unknown],
  ['createdAt', '2020-01-01T00:00:00.000Z', unknown],
];

const acceptedOfRetailers: [field: string, value: unknown, stored: unknown][] = [
  ['companyName', 'AB', 'AB'],
  ['companyName', '😀😀', '😀😀'],
  ['companyName', '\u2600\ufe0f Söl & Würth, 屋根', '\u2600\ufe0f Söl & Würth, 屋根'],
  ['contactPhone', '\u202a0400 000 000\u202c', '\u202a0400 000 000\u202c'],
  ['companyName', letters(120), letters(120)],
  ['companyName', '  Acme  ', 'Acme'],
  ['contactName', 'Al', 'Al'],
  ['contactName', letters(120), letters(120)],
  ['contactPhone', '0400000000', '0400000000'],
  ['contactPhone', letters(40), letters(40)],
  ['abnNumber', '12345678901', '12345678901'],
  ['website', '', ''],
  ['website', null, ''],
  ['website', undefined, ''],
  ['website', 'acme.com.au', 'https://acme.com.au'],
  ['website', ' acme.com.au:8443/solar ', 'https://acme.com.au:8443/solar'],
  ['website', 'http://acme.com.au/about', 'http://acme.com.au/about'],
  ['companyBio', letters(500), letters(500)],
  ['companyBio', 'Two\nlines', 'Two\nlines'],
  ['companyBio', null, ''],
  ['headquartersAddress', '', ''],
  ['headquartersAddress', letters(5), letters(5)],
  ['headquartersAddress', letters(300), letters(300)],
  ['headquartersAddress', null, ''],
  ['logoUrl', 'https://elsewhere.example/logo.png', undefined],
];

const leadTimeMissing = 'Lead time days is required when availability is set to "Lead Time Required"';
const position = 'A position needs latitude and longitude';

const refusedOfInstallers: Refused[] = [
  ['companyName', undefined, 'Company name is required'],
  ['companyName', '   ', 'Company name is required'],
  ['companyName', 'Sunny\u200dSide', unshowable],
  ['contactName', 'Sam\u2069', unshowable],
  ['companyName', letters(121), tooLong(120)],
  ['contactName', '', 'Contact name is required'],
  ['contactName', letters(121), tooLong(120)],
  ['contactPhone', null, 'Contact phone is required'],
  ['contactPhone', letters(41), tooLong(40)],
  ['location', '', 'Location is required'],
  ['location', letters(301), tooLong(300)],
  ['latitude', -90.0000001, 'Latitude must be between -90 and 90'],
  ['latitude', 90.0000001, 'Latitude must be between -90 and 90'],
  ['latitude', '', 'Latitude must be between -90 and 90'],
  ['latitude', -33.8, position, 'longitude'],
  ['longitude', -180.0000001, 'Longitude must be between -180 and 180'],
  ['longitude', 180.0000001, 'Longitude must be between -180 and 180'],
  ['longitude', '0x10', 'Enter a number, such as 12 or 12.5'],
  ['longitude', 151.2, position],
  ['accreditations', undefined, 'At least one accreditation is required'],
  ['accreditations', [], 'At least one accreditation is required'],
  ['installRadius', 0, 'Install radius must be at least 1 km'],
  ['installRadius', 501, 'Install radius cannot exceed 500 km'],
  ['installRadius', 1.5, 'Enter a whole number'],
  ['installRadius', '', 'Install radius must be at least 1 km'],
  ['installRadius', true, 'Install radius must be at least 1 km'],
  ['leadTimeDays', 0, 'Lead time must be at least 1 day'],
  ['leadTimeDays', 366, 'Lead time cannot exceed 365 days'],
  ['leadTimeDays', 2.5, 'Enter a whole number'],
  ['availability', 'lead_time', leadTimeMissing, 'leadTimeDays'],
  ['bio', letters(501), tooLong(500)],
  ['saaNumber', letters(61), tooLong(60)],
  ['saaNumberEncrypted', 'AAAA', unknown],
  ['suspended', false, unknown],
  ['version', 1, unknown],
];

const strangers: [field: string, value: unknown][] = [
  ['accreditations', ['Wind']],
  ['availability', 'sometimes'],
  ['profileVisibility', 'hidden'],
  ['statesServed', ['XX']],
  ['services', ['Plumbing']],
  ['brandCertifications', ['Acme Certified']],
  ['crewSize', '7'],
];

const acceptedOfInstallers: [changes: Record<string, unknown>, stored: Record<string, unknown>][] = [
  [{ companyName: 'A' }, { companyName: 'A' }],
  [{ companyName: letters(120) }, { companyName: letters(120) }],
  [{ contactPhone: '1' }, { contactPhone: '1' }],
  [{ location: letters(300) }, { location: letters(300) }],
  [
    { latitude: '-33.81234567', longitude: '151.2' },
    { latitude: -33.8123457, longitude: 151.2 },
  ],
  [{ accreditations: ['Off-Grid', 'PV'] }, { accreditations: ['Off-Grid', 'PV'] }],
  [{ installRadius: '50' }, { installRadius: 50 }],
  [{ installRadius: null }, { installRadius: null }],
  [
    { availability: 'available', leadTimeDays: 9 },
    { availability: 'available', leadTimeDays: null },
  ],
  [{ availability: 'not_available' }, { availability: 'not_available', leadTimeDays: null }],
  [{ availability: undefined }, { availability: 'available' }],
  [{ profileVisibility: undefined }, { profileVisibility: 'public' }],
  [{ bio: letters(500) }, { bio: letters(500) }],
  [{ bio: null }, { bio: '' }],
  [{ saaNumber: letters(60) }, { saaNumberProvided: true }],
  [{ saaNumber: '' }, { saaNumberProvided: true }],
  [{ statesServed: ['NSW', 'ACT'] }, { statesServed: ['NSW', 'ACT'] }],
  [{ services: ['Battery Storage'] }, { services: ['Battery Storage'] }],
  [{ brandCertifications: ['Fronius Certified'] }, { brandCertifications: ['Fronius Certified'] }],
  [{ crewSize: '3-5' }, { crewSize: '3-5' }],
  [{ crewSize: null }, { crewSize: null }],
];

const refusal = (field: string, message: string) => ({ code: 'invalid', fields: { [field]: message } });

describe('a retailer profile', () => {
  it.each(refusedOfRetailers)('is refused with %s %j: %s', async (field, value, message, marked = field) => {
    const sent = retailerProfile({ [field]: value });
    for (const answer of [
      await newRetailer.post('/api/profile/retailer', sent),
      await retailer.put('/api/profile/retailer', sent),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject(refusal(marked, message));
    }
  });

  it.each(acceptedOfRetailers)('is saved with %s %j', async (field, value, stored) => {
    const { status, body } = await retailer.put('/api/profile/retailer', retailerProfile({ [field]: value }));
    expect(status).toBe(200);
    expect(body.profile[field]).toEqual(stored === undefined ? null : stored);
    expect((await retailer.get('/api/profile')).body).toEqual(body);
  });

  it('names every wrong field in one answer', async () => {
    const { status, body } = await retailer.put('/api/profile/retailer', {});
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual([
      'abnNumber',
      'companyName',
      'contactEmail',
      'contactName',
      'contactPhone',
    ]);
  });
});

describe('an installer profile', () => {
  it.each(refusedOfInstallers)('is refused with %s %j: %s', async (field, value, message, marked = field) => {
    const sent = installerProfile({ [field]: value });
    for (const answer of [
      await newInstaller.post('/api/profile/installer', sent),
      await installer.put('/api/profile/installer', sent),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject(refusal(marked, message));
    }
  });

  it.each(strangers)('is refused with an unknown value for %s: %j', async (field, value) => {
    const { status, body } = await installer.put('/api/profile/installer', installerProfile({ [field]: value }));
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
  });

  it.each([undefined, null, '', '  '])('cannot be created with the SAA number %j', async (saaNumber) => {
    const { status, body } = await newInstaller.post('/api/profile/installer', installerProfile({ saaNumber }));
    expect(status).toBe(422);
    expect(body).toMatchObject(refusal('saaNumber', 'SAA number is required'));
  });

  it.each(numbersIn(installerFields))(
    'accepts $name from $minimum to $maximum, and nothing beyond',
    async ({ name, minimum, maximum }) => {
      const save = (value: unknown) =>
        installer.put('/api/profile/installer', { ...exampleInstaller, availability: 'lead_time', [name]: value });
      for (const value of [minimum, maximum, String(maximum)]) {
        const { status, body } = await save(value);
        expect([status, body.profile?.[name]]).toEqual([200, Number(value)]);
      }
      for (const value of [minimum - 1, maximum + 1]) {
        const { status, body } = await save(value);
        expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [name]]);
      }
    },
  );

  it.each(acceptedOfInstallers)('is saved with %j', async (changes, stored) => {
    const { status, body } = await installer.put('/api/profile/installer', installerProfile(changes));
    expect(status).toBe(200);
    expect(body.profile).toMatchObject(stored);
    expect((await installer.get('/api/profile')).body).toEqual(body);
  });
});

describe('a refused profile', () => {
  it('is never stored', async () => {
    expect((await newRetailer.get('/api/profile')).body).toEqual({ profile: null });
    expect((await newInstaller.get('/api/profile')).body).toEqual({ profile: null });
    expect((await newInstaller.get('/api/auth/me')).body.user.profileCompleted).toBe(false);
  });
});
