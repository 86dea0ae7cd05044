import { describe, expect, it } from '@jest/globals';
import { installerId, installerProfile, ownerId, retailerProfile } from '../../test/sample-rows.ts';
import {
  viewCompany,
  viewInstaller,
  viewInstallerProfile,
  viewPreferredInstaller,
  viewRetailer,
  viewRetailerProfile,
} from './profile-views.ts';

const reputation = { averageRating: 4.3, reviewCount: 5, completedJobs: 6, responseHours: 4, responseRate: 90 };

const company = {
  id: ownerId,
  companyName: 'Bright Roofs',
  contactEmail: 'robin@example.com',
  contactPhone: '02 9876 5432',
  website: 'bright.example.com',
  logoUrl: '/api/objects/logo',
  companyBio: 'Solar since 2009',
  headquartersAddress: '1 Church Street',
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
  const open = {
    id: installerId,
    userId: installerId,
    companyName: 'Sunny Side',
    contactName: 'Sam Sunny',
    contactPhone: '0412 345 678',
    location: 'Blacktown NSW 2148',
    latitude: -33.8,
    longitude: 150.9,
    accreditations: ['PV'],
    installRadius: 80,
    availability: 'lead_time',
    leadTimeDays: 14,
    bio: 'On roofs since 2001',
    statesServed: ['NSW', 'ACT'],
    services: ['Residential Solar'],
    brandCertifications: ['CEC Accredited'],
    crewSize: '3-5',
    verifiedAt: '2026-01-20T00:00:00.000Z',
    createdAt: '2026-01-18T00:00:00.000Z',
  };

  it('to themselves with their privacy setting, and only the fact that there is an SAA number', () => {
    const own = { ...open, profileVisibility: 'private', saaNumberProvided: true };
    expect(viewInstallerProfile(installerProfile)).toEqual(own);
    expect(viewInstallerProfile({ ...installerProfile, saaNumberEncrypted: '' })).toEqual({
      ...own,
      saaNumberProvided: false,
    });
  });

  it('to retailers without either of these', () => {
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
      companyName: 'Sunny Side',
      location: 'Blacktown NSW 2148',
      accreditations: ['PV'],
      availability: 'lead_time',
      ...reputation,
      since: '2026-01-20',
    });
  });
});
