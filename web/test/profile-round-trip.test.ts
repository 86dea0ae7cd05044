import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#shared/api/client.ts';
import {
  changedInstaller,
  changedRetailer,
  exampleInstaller,
  exampleRetailer,
} from '#shared/api/fields/profile-examples.ts';
import {
  installerProfileForm,
  installerProfileInput,
  retailerProfileInput,
} from '#shared/api/fields/profile-fields.ts';
import {
  type InstallerProfile,
  startingWith as installerForm,
  settled,
} from '../src/features/profile/installer-values.ts';
import { type RetailerProfile, startingWith as retailerForm } from '../src/features/profile/retailer-values.ts';
import { type App, type Client, startRealApi } from './real-api.ts';

/**
 * Checks that users get back the profile that they typed. Each profile is sent, stored, returned, put into the form and sent
 * again. The second example of each field differs from the first, so the test fails wherever a field is forgotten.
 */

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

const profileOf = async (who: Client) => (await who.get<CallAnswer<'getProfile'>>('/api/profile')).body.profile;

describe('the profile of a retailer', () => {
  it('is tested with every field that may be sent, except the logo, which has its own call', () => {
    const { logoUrl: _logo, ...shape } = retailerProfileInput.shape;
    expect(Object.keys(changedRetailer).sort()).toEqual(Object.keys(shape).sort());
  });

  it('opens in the form as it was created, and as it was changed', async () => {
    const first = exampleRetailer('51824753556');
    const retailer = await app.retailer(first);
    const formOf = async () => retailerForm((await profileOf(retailer)) as RetailerProfile, 'account@example.com');
    expect(await formOf()).toEqual({ ...first, website: `https://${first.website}` });
    expect((await retailer.put('/api/profile/retailer', changedRetailer)).status).toBe(200);
    expect(await formOf()).toEqual(changedRetailer);
    expect((await retailer.put('/api/profile/retailer', await formOf())).status).toBe(200);
    expect(await formOf()).toEqual(changedRetailer);
  });
});

/** The fields that an installer cannot leave empty. */
const needed = {
  companyName: exampleInstaller.companyName,
  contactName: exampleInstaller.contactName,
  contactPhone: exampleInstaller.contactPhone,
  location: exampleInstaller.location,
  accreditations: exampleInstaller.accreditations,
};

describe('the profile of an installer', () => {
  it('is tested with every field that may be sent', () => {
    expect(Object.keys(changedInstaller).sort()).toEqual(Object.keys(installerProfileInput.shape).sort());
    expect(Object.keys(installerProfileForm.shape)).toEqual(Object.keys(installerProfileInput.shape));
  });

  it('opens in the form as it was created, and as it was changed, without the SAA number', async () => {
    const installer = await app.installer(exampleInstaller);
    const open = async () => {
      const profile = (await profileOf(installer)) as InstallerProfile;
      expect(profile.saaNumberProvided).toBe(true);
      return settled(installerForm(profile), profile);
    };
    // The first example is available, so its lead time is not kept.
    expect(await open()).toEqual({ ...exampleInstaller, leadTimeDays: null, saaNumber: '' });
    expect((await installer.put('/api/profile/installer', changedInstaller)).status).toBe(200);
    expect(await open()).toEqual({ ...changedInstaller, saaNumber: '' });
    expect((await installer.put('/api/profile/installer', await open())).status).toBe(200);
    expect(await open()).toEqual({ ...changedInstaller, saaNumber: '' });
    const cleared = { ...installerForm(null), ...needed, saaNumber: '' };
    expect((await installer.put('/api/profile/installer', cleared)).status).toBe(200);
    expect(await open()).toMatchObject({ ...cleared, latitude: expect.any(Number), longitude: expect.any(Number) });
  });
});
