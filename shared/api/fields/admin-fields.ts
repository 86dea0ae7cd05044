import * as z from 'zod';
import { mailTroubles } from '../../domain/accounts/mail-troubles.ts';
import { adminStatuses, jobStatuses, licences, paymentStatuses } from '../../domain/jobs/job.ts';
import { availabilities, profileVisibilities } from '../../domain/people/installer.ts';
import { dollars, line, requiredLine, requiredName, text, timestamp, uuid } from './common-fields.ts';
import { sentOf } from './described-fields.ts';
import { installRadius, leadTimeDays } from './profile-fields.ts';
import { companyFields, contactFields, ownRetailerFields } from './retailer-description.ts';
import { seenOf } from './seen-fields.ts';

/** What administrators see in their lists, and what they may change there. */

const retailer = { ...sentOf(companyFields), ...sentOf(contactFields), ...sentOf(ownRetailerFields) };

export const editedRetailerFields = {
  companyName: retailer.companyName,
  contactName: retailer.contactName,
  contactEmail: retailer.contactEmail,
  contactPhone: retailer.contactPhone,
  website: retailer.website,
  companyBio: retailer.companyBio,
  /** An ABN to give to the company, also if another one has it. */
  abnNumber: retailer.abnNumber,
};

export const editedInstallerFields = {
  companyName: requiredName(120, 'Company name is required'),
  contactName: requiredName(120, 'Contact name is required'),
  contactPhone: requiredLine(40, 'Contact phone is required'),
  location: requiredLine(300, 'Location is required'),
  accreditations: z
    .array(z.enum(licences))
    .min(1, { error: 'At least one accreditation is required' })
    .max(licences.length),
  installRadius: installRadius(0).nullable(),
  availability: z.enum(availabilities),
  leadTimeDays: leadTimeDays(0).nullable(),
};

export const editedJobFields = {
  title: requiredName(200, 'Please enter a title'),
  description: text(5000),
  address: line(300),
  status: z.enum(adminStatuses),
  priceExGst: dollars(),
  isPublic: z.boolean(),
};

/** Some of the fields, and the version that they were read at. */
export const editOf = <F extends z.ZodRawShape, L extends Readonly<Record<string, string>>>(fields: F, labels: L) =>
  z.strictObject({ ...z.object(fields).partial().shape, seen: seenOf(labels) });

/** The other verified installers that the company's name looks like. */
const looksLike = z.array(z.strictObject({ id: uuid, companyName: z.string() }));

/** Why no letter is sent to the address of the person's account, and since when. Null while letters go out. */
export const mailStopped = z.strictObject({ why: z.enum(mailTroubles), at: timestamp }).nullable();

export const adminRetailer = z
  .strictObject({
    id: uuid,
    companyName: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    website: z.string(),
    companyBio: z.string(),
    looksLike,
    suspendedAt: timestamp.nullable(),
    mailStopped,
    createdAt: timestamp,
  })
  .meta({ id: 'AdminRetailer' });

export const adminInstaller = z
  .strictObject({
    id: uuid,
    companyName: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    location: z.string(),
    accreditations: z.array(z.enum(licences)),
    installRadius: z.number().nullable(),
    availability: z.enum(availabilities),
    leadTimeDays: z.number().nullable(),
    profileVisibility: z.enum(profileVisibilities),
    /** When an administrator checked the SAA number, and the name of who did. Both are null for a number that nobody has checked. */
    verifiedAt: timestamp.nullable(),
    verifiedBy: z.string().nullable(),
    /** Marking the installer as verified expects this version, which the number was seen with. */
    version: z.number(),
    looksLike,
    suspendedAt: timestamp.nullable(),
    mailStopped,
    createdAt: timestamp,
  })
  .meta({ id: 'AdminInstaller' });

export const adminJob = z
  .strictObject({
    id: uuid,
    title: z.string(),
    description: z.string(),
    address: z.string(),
    status: z.enum(jobStatuses),
    priceExGst: z.number(),
    isPublic: z.boolean(),
    /** What the administrator should know before they set the status. */
    hasInstaller: z.boolean().optional(),
    installationDate: z.string().nullable().optional(),
    paymentStatus: z.enum(paymentStatuses).nullable().optional(),
    createdAt: timestamp,
  })
  .meta({ id: 'AdminJob' });
