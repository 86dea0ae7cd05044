import { describe, expect, it } from '@jest/globals';
import type { DescribedField } from '#shared/api/fields/described-fields.ts';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { installerId, installerProfile, ownerId, retailerProfile } from '../../test/sample-rows.ts';
import {
  viewCompany,
  viewInstaller,
  viewInstallerProfile,
  viewPreferredInstaller,
  viewPublicInstaller,
  viewRetailer,
  viewRetailerProfile,
} from './profile-views.ts';

/**
 * Returns the fields of a row that every view shows. The tests list the other fields (`closed`) by hand, so that a mistake in a
 * field's description cannot publish one of them unnoticed.
 */
const othersIn = (fields: Record<string, DescribedField>, row: object, closed: readonly string[]) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !closed.includes(name))
      .map((name) => [name, Reflect.get(row, name)]),
  );

const reputation = { averageRating: 4.3, reviewCount: 5, completedJobs: 6, responseHours: 4, responseRate: 90 };

const company = {
  ...othersIn(retailerFields, retailerProfile, ['contactName', 'abnNumber']),
  id: ownerId,
  logoUrl: '/api/objects/logo',
  createdAt: '2026-01-16T00:00:00.000Z',
};
const contact = { userId: ownerId, contactName: 'Robin Bright' };

describe('a retailer is shown', () => {
  it('to themselves with their ABN', () => {
    const own = { ...company, ...contact, abnNumber: '51824753556' };
    expect(viewRetailerProfile(retailerProfile)).toEqual(own);
    const { logoKey: _none, ...plain } = retailerProfile;
    expect(viewRetailerProfile(plain)).toEqual({ ...own, logoUrl: null });
  });

  it('to visitors as a company, without anyone’s name', () => {
    expect(viewCompany(retailerProfile, reputation)).toEqual({ ...company, ...reputation });
  });

  it('to signed-in people with a contact name', () => {
    expect(viewRetailer(retailerProfile, reputation)).toEqual({ ...company, ...contact, ...reputation });
  });
});

describe('an installer is shown', () => {
  const closed = ['contactName', 'contactPhone', 'location', 'latitude', 'longitude', 'profileVisibility'];
  const page = {
    ...othersIn(installerFields, installerProfile, closed),
    id: installerId,
    verifiedAt: '2026-01-20T00:00:00.000Z',
    createdAt: '2026-01-18T00:00:00.000Z',
  };
  const open = {
    ...page,
    userId: installerId,
    contactName: 'Sam Sunny',
    contactPhone: '0412 345 678',
    location: 'Blacktown NSW 2148',
    latitude: -33.8,
    longitude: 151,
  };

  it('to visitors without the name of a person, and to retailers with it', () => {
    const shown = { ...page, ...reputation, suburb: 'Blacktown', state: 'NSW' };
    expect(viewPublicInstaller(installerProfile, reputation, false)).toEqual(shown);
    const { suburb: _suburb, state: _state, ...nowhere } = installerProfile;
    expect(viewPublicInstaller(nowhere, reputation, true)).toEqual({
      ...shown,
      contactName: 'Sam Sunny',
      suburb: null,
      state: null,
    });
  });

  it('to themselves with their privacy setting, and only the fact that there is an SAA number', () => {
    const own = { ...open, profileVisibility: 'public', saaNumberProvided: true, declinedAt: null };
    expect(viewInstallerProfile(installerProfile)).toEqual(own);
    expect(viewInstallerProfile({ ...installerProfile, saaNumberEncrypted: '' })).toEqual({
      ...own,
      saaNumberProvided: false,
    });
  });

  it('to retailers without the privacy setting and the SAA number', () => {
    expect(viewInstaller(installerProfile, reputation, true)).toEqual({ ...open, ...reputation });
    const {
      latitude: _lat,
      longitude: _lng,
      installRadius: _km,
      leadTimeDays: _days,
      crewSize: _crew,
      ...bare
    } = installerProfile;
    expect(viewInstaller(bare, reputation, true)).toEqual({
      ...open,
      ...reputation,
      latitude: null,
      longitude: null,
      installRadius: null,
      leadTimeDays: null,
      crewSize: null,
    });
  });

  it('to retailers who have not dealt with them in their suburb, without a phone', () => {
    const { contactPhone: _, ...others } = open;
    const exact = { ...installerProfile, location: '3 Secret Street, Blacktown', geoPrecision: 'exact' } as const;
    const inSuburb = { ...others, ...reputation, location: 'Blacktown NSW 2148', latitude: -33.77, longitude: 150.91 };
    expect(viewInstaller(exact, reputation, false)).toEqual(inSuburb);
    const { areaLatitude: _lat, areaLongitude: _lng, ...unknown } = exact;
    expect(viewInstaller(unknown, reputation, false)).toEqual({ ...inSuburb, latitude: null, longitude: null });
    const rough = { latitude: installerProfile.latitude, longitude: installerProfile.longitude };
    expect(viewInstaller(installerProfile, reputation, false)).toEqual({ ...inSuburb, ...rough });
  });

  it('in the list of preferred installers in short form, with the date they were added', () => {
    expect(viewPreferredInstaller(installerProfile, reputation, '2026-01-20')).toEqual({
      id: installerId,
      companyName: 'Sunny Side Electrical',
      location: 'Blacktown NSW 2148',
      accreditations: ['PV', 'Battery'],
      availability: 'available',
      ...reputation,
      since: '2026-01-20',
    });
  });
});
