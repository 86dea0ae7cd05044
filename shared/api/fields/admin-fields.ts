import * as z from 'zod';
import { mailTroubles } from '../../domain/accounts/mail-troubles.ts';
import { adminStatuses, jobStatuses, licences, paymentStatuses } from '../../domain/jobs/job.ts';
import { availabilities, profileVisibilities } from '../../domain/people/installer.ts';
import { dollars, line, requiredLine, requiredName, text, timestamp, uuid, whole } from './common-fields.ts';
import { sentOf } from './described-fields.ts';
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

/** Zero stands for none, as the specification's forms send it. */
const fromZero = (max: number, tooLarge: string) =>
  whole({ min: 0, max, tooSmall: 'Please enter 0 or more', tooLarge }).nullable();

export const editedInstallerFields = {
  companyName: requiredName(120, 'Company name is required'),
  contactName: requiredName(120, 'Contact name is required'),
  contactPhone: requiredLine(40, 'Contact phone is required'),
  location: requiredLine(300, 'Location is required'),
  accreditations: z
    .array(z.enum(licences))
    .min(1, { error: 'At least one accreditation is required' })
    .max(licences.length),
  installRadius: fromZero(500, 'Install radius cannot exceed 500 km'),
  availability: z.enum(availabilities),
  leadTimeDays: fromZero(365, 'Lead time cannot exceed 365 days'),
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

/** The verified installers that the company's name looks like. */
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
    /** Empty for one that is verified itself. */
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
