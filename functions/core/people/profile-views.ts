import type * as z from 'zod';
import { type Kept, pickFields } from '#shared/api/fields/described-fields.ts';
import {
  installerFields,
  installerNameFields,
  installerPageFields,
  installerPhoneFields,
  installerPlaceFields,
} from '#shared/api/fields/installer-description.ts';
import type { installerProfileView, retailerProfileView } from '#shared/api/fields/profile-fields.ts';
import { companyContactFields, companyFields, retailerFields } from '#shared/api/fields/retailer-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../../data/rows.ts';
import type { Reputation, Standing } from '../figures/reputation.ts';
import { objectPath } from '../files/file-names.ts';
import { inSuburb, suburbOf } from '../whereabouts/installer-position.ts';

/** The views of profiles. The description of each field says which views have it. */

export type RetailerProfile = z.input<typeof retailerProfileView>;
export type InstallerProfile = z.input<typeof installerProfileView>;
export type Company = AnswerOf<Routes['getCompany']>;
export type InstallerForOthers = AnswerOf<Routes['getInstaller']>['installer'];
export type PublicInstaller = AnswerOf<Routes['getPublicInstaller']>['installer'];
export type RetailerForOthers = AnswerOf<Routes['getRetailer']>['retailer'];

const companyOf = (row: RetailerProfileRow) => ({
  ...pickFields(companyFields, row),
  id: row.userId,
  logoUrl: row.logoKey === undefined ? null : objectPath(row.logoKey),
  createdAt: row.createdAt,
});

export const viewCompany = (row: RetailerProfileRow, standing: Standing): Company => ({
  ...companyOf(row),
  ...standing,
});

export const viewRetailer = (row: RetailerProfileRow, standing: Standing): RetailerForOthers => ({
  ...companyOf(row),
  ...pickFields(companyContactFields, row),
  ...standing,
  userId: row.userId,
});

/** Shows a retailer their own profile. This is the only view with the ABN. */
export const viewRetailerProfile = (row: RetailerProfileRow): RetailerProfile => ({
  ...companyOf(row),
  ...pickFields(retailerFields, row),
  userId: row.userId,
});

/** Returns the fields of an installer that everyone may read. */
const pageOf = (row: InstallerProfileRow) => ({
  ...pickFields(installerPageFields, row),
  id: row.userId,
  verifiedAt: row.verifiedAt ?? null,
  createdAt: row.createdAt,
});

/**
 * Shows an installer their own profile. The profile only says whether there is an SAA number, and does not contain the number.
 */
export const viewInstallerProfile = (row: InstallerProfileRow): InstallerProfile => ({
  ...pageOf(row),
  ...pickFields(installerFields, row),
  userId: row.userId,
  declinedAt: row.declinedAt ?? null,
  saaNumberProvided: row.saaNumberEncrypted !== '',
});

const placeInSuburb = (row: InstallerProfileRow): Kept<typeof installerPlaceFields> => {
  const { latitude, longitude } = inSuburb(row);
  return { location: suburbOf(row), latitude, longitude };
};

/**
 * Shows an installer to retailers and administrators. Retailers who have not dealt with the installer see no phone number, and
 * only the suburb.
 */
export const viewInstaller = (
  row: InstallerProfileRow,
  standing: Standing,
  seesContact: boolean,
): InstallerForOthers => ({
  ...pageOf(row),
  ...pickFields(installerNameFields, row),
  ...(seesContact
    ? { ...pickFields(installerPhoneFields, row), ...pickFields(installerPlaceFields, row) }
    : placeInSuburb(row)),
  ...standing,
  userId: row.userId,
});

/** Shows an installer to everyone. Only retailers, administrators and the installer get the contact name. */
export const viewPublicInstaller = (
  row: InstallerProfileRow,
  standing: Standing,
  seesName: boolean,
): PublicInstaller => ({
  ...pageOf(row),
  ...(seesName ? pickFields(installerNameFields, row) : {}),
  suburb: row.suburb ?? null,
  state: row.state ?? null,
  ...standing,
});

export const viewPreferredInstaller = (row: InstallerProfileRow, reputation: Reputation, since: string) => ({
  id: row.userId,
  companyName: row.companyName,
  location: suburbOf(row),
  accreditations: row.accreditations,
  availability: row.availability,
  ...reputation,
  since,
});
