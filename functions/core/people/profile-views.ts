import type * as z from 'zod';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import type { installerProfileView, retailerProfileView } from '#shared/api/fields/profile-fields.ts';
import { companyFields, contactFields, ownRetailerFields } from '#shared/api/fields/retailer-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../../data/rows.ts';
import type { Reputation, Standing } from '../figures/reputation.ts';
import { objectPath } from '../files/file-names.ts';
import { exactly, inSuburb, suburbOf } from '../whereabouts/installer-position.ts';
import type { Whereabouts } from '../whereabouts/suburb.ts';

/** Profiles as people see them. Each view lists its fields, so a new field in the row stays hidden until it is listed. */

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
  ...pickFields(contactFields, row),
  ...standing,
  userId: row.userId,
});

/** For the retailer alone: the only view with the ABN. */
export const viewRetailerProfile = (row: RetailerProfileRow): RetailerProfile => ({
  ...companyOf(row),
  ...pickFields(contactFields, row),
  ...pickFields(ownRetailerFields, row),
  userId: row.userId,
});

/** What everybody may read about an installer's business. */
const businessOf = (row: InstallerProfileRow) => ({
  accreditations: row.accreditations,
  installRadius: row.installRadius ?? null,
  availability: row.availability,
  leadTimeDays: row.leadTimeDays ?? null,
  bio: row.bio,
  statesServed: row.statesServed,
  services: row.services,
  brandCertifications: row.brandCertifications,
  crewSize: row.crewSize ?? null,
  verifiedAt: row.verifiedAt ?? null,
  createdAt: row.createdAt,
});

const installerFields = (row: InstallerProfileRow) => ({
  id: row.userId,
  userId: row.userId,
  companyName: row.companyName,
  contactName: row.contactName,
  ...businessOf(row),
});

const positionOf = ({ latitude, longitude }: Whereabouts) => ({ latitude, longitude });
/** How and where the installer is reached. */
const contactOf = (row: InstallerProfileRow) => ({
  contactPhone: row.contactPhone,
  location: row.location,
  ...positionOf(exactly(row)),
});

/** Only for the installer. It only says whether there is an SAA number. */
export const viewInstallerProfile = (row: InstallerProfileRow): InstallerProfile => ({
  ...installerFields(row),
  ...contactOf(row),
  profileVisibility: row.profileVisibility,
  saaNumberProvided: row.saaNumberEncrypted !== '',
});

/** For retailers and administrators. Those who have not dealt with the installer see neither a phone nor more than a suburb. */
export const viewInstaller = (
  row: InstallerProfileRow,
  standing: Standing,
  seesContact: boolean,
): InstallerForOthers => ({
  ...installerFields(row),
  ...(seesContact ? contactOf(row) : { location: suburbOf(row), ...positionOf(inSuburb(row)) }),
  ...standing,
});

/** For everyone. Only retailers, administrators and the installer themselves get the name of a person. */
export const viewPublicInstaller = (
  row: InstallerProfileRow,
  standing: Standing,
  seesName: boolean,
): PublicInstaller => ({
  id: row.userId,
  companyName: row.companyName,
  ...(seesName ? { contactName: row.contactName } : {}),
  suburb: row.suburb ?? null,
  state: row.state ?? null,
  ...businessOf(row),
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
