import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#shared/api/client.ts';
import {
  installerProfileForm,
  installerProfileInput,
  retailerProfileInput,
} from '#shared/api/fields/profile-fields.ts';
import {
  type InstallerProfile,
  type InstallerValues,
  startingWith as installerForm,
  settled,
} from '../src/features/profile/installer-values.ts';
import {
  type RetailerProfile,
  type RetailerValues,
  startingWith as retailerForm,
} from '../src/features/profile/retailer-values.ts';
import { type App, type Client, startRealApi } from './real-api.ts';

/**
 * Checks that people get back the profile they typed: it is sent, stored, answered, put into the form and sent again. The
 * second value of each field differs from the first, so the test notices any place that forgets a field.
 */

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const profileOf = async (who: Client) => (await who.get<CallAnswer<'getProfile'>>('/api/profile')).body.profile;

/** The values contain every key of the input, each with a different value. */
function expectAllDiffer(shape: object, first: object, second: object): void {
  expect(Object.keys(first).sort()).toEqual(Object.keys(shape).sort());
  expect(
    Object.keys(shape).filter((name) => String(Reflect.get(first, name)) === String(Reflect.get(second, name))),
  ).toEqual([]);
}

describe('the profile of a retailer', () => {
  type Said = Required<Omit<RetailerValues, 'logoUrl'>>;
  const first: Said = {
    companyName: 'Round Trip Solar',
    contactName: 'Robin Round',
    contactEmail: 'robin@roundtrip.example',
    contactPhone: '02 9876 5432',
    abnNumber: '51824753556',
    website: 'https://roundtrip.example.com',
    companyBio: 'Solar for homes since 2009.',
    headquartersAddress: '1 Church St, Parramatta NSW 2150',
  };
  const second: Said = {
    companyName: 'There and Back Solar',
    contactName: 'Taylor Back',
    contactEmail: 'taylor@back.example',
    contactPhone: '03 9876 5432',
    abnNumber: '53004085616',
    website: 'https://back.example.com',
    companyBio: 'Solar for schools since 2012.',
    headquartersAddress: '2 Swan St, Richmond VIC 3121',
  };

  it('is tested with every field that may be sent, except the logo, which has its own call', () => {
    const { logoUrl: _logo, ...shape } = retailerProfileInput.shape;
    expectAllDiffer(shape, first, second);
  });

  it('opens in the form as it was created, and as it was changed', async () => {
    const retailer = await app.retailer(first);
    const formOf = async () => retailerForm((await profileOf(retailer)) as RetailerProfile, 'account@example.com');
    expect(await formOf()).toEqual(first);
    expect((await retailer.put('/api/profile/retailer', second)).status).toBe(200);
    expect(await formOf()).toEqual(second);
    expect((await retailer.put('/api/profile/retailer', await formOf())).status).toBe(200);
    expect(await formOf()).toEqual(second);
  });
});

describe('the profile of an installer', () => {
  const first: Required<InstallerValues> = {
    companyName: 'Round Trip Electrical',
    contactName: 'Sam Round',
    contactPhone: '0412 345 678',
    location: 'Blacktown NSW 2148',
    latitude: -33.7712345,
    longitude: 150.9012345,
    accreditations: ['PV', 'Battery'],
    saaNumber: 'A1234567',
    installRadius: 80,
    availability: 'lead_time',
    leadTimeDays: 14,
    profileVisibility: 'private',
    bio: 'On roofs since 2001.',
    statesServed: ['NSW', 'ACT'],
    services: ['Residential Solar'],
    brandCertifications: ['CEC Accredited'],
    crewSize: '3-5',
  };
  const second: Required<InstallerValues> = {
    companyName: 'There and Back Electrical',
    contactName: 'Alex Back',
    contactPhone: '0498 765 432',
    location: 'Richmond VIC 3121',
    latitude: -37.8212345,
    longitude: 144.9912345,
    accreditations: ['Off-Grid'],
    saaNumber: 'B7654321',
    installRadius: 120,
    availability: 'not_available',
    leadTimeDays: null,
    profileVisibility: 'public',
    bio: 'On roofs since 2010.',
    statesServed: ['VIC'],
    services: [],
    brandCertifications: [],
    crewSize: null,
  };

  it('is tested with every field that may be sent', () => {
    expectAllDiffer(installerProfileInput.shape, first, second);
    expect(Object.keys(installerProfileForm.shape)).toEqual(Object.keys(installerProfileInput.shape));
  });

  it('opens in the form as it was created, and as it was changed, without the SAA number', async () => {
    const installer = await app.installer(first);
    const open = async () => {
      const profile = (await profileOf(installer)) as InstallerProfile;
      expect(profile.saaNumberProvided).toBe(true);
      return settled(installerForm(profile), profile);
    };
    expect(await open()).toEqual({ ...first, saaNumber: '' });
    expect((await installer.put('/api/profile/installer', second)).status).toBe(200);
    expect(await open()).toEqual({ ...second, saaNumber: '' });
    expect((await installer.put('/api/profile/installer', await open())).status).toBe(200);
    expect(await open()).toEqual({ ...second, saaNumber: '' });
  });
});
