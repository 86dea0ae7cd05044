import * as z from 'zod';
import { mailTroubles } from '../../domain/accounts/mail-troubles.ts';
import { adminStatuses, jobStatuses, paymentStatuses } from '../../domain/jobs/job.ts';
import { dollars, line, requiredName, text, timestamp, uuid } from './common-fields.ts';
import { shownOf } from './described-fields.ts';
import { editedInstaller, installerFields } from './installer-description.ts';
import { sentByAdministrators } from './profile-field-kinds.ts';
import { editedRetailer, retailerFields } from './retailer-description.ts';
import { seenOf } from './seen-fields.ts';

/** The fields in the lists of administrators, and the fields that administrators may change. */

/** An administrator may enter an ABN that another company has. The server then takes the ABN from the other company. */
export const editedRetailerFields = sentByAdministrators(retailerFields);
export const editedInstallerFields = sentByAdministrators(installerFields);

export const editedJobFields = {
  title: requiredName(200, 'Enter a title'),
  description: text(5000),
  address: line(300),
  status: z.enum(adminStatuses),
  priceExGst: dollars(),
  isPublic: z.boolean(),
};

/** Returns the schema of an edit: some of the fields, and in `seen` the values that the administrator saw. */
export const editOf = <F extends z.ZodRawShape, L extends Readonly<Record<string, string>>>(fields: F, labels: L) =>
  z.strictObject({ ...z.object(fields).partial().shape, seen: seenOf(labels) });

/** The other verified installers with a similar name. */
const looksLike = z.array(z.strictObject({ id: uuid, companyName: z.string() }));

/** Why we have stopped emails to the user's address, and when we stopped them. Null while we send emails. */
export const mailStopped = z.strictObject({ why: z.enum(mailTroubles), at: timestamp }).nullable();

/** When the owner turned on two-factor sign-in. Null while it is off. */
const twoFactorSince = timestamp.nullable();

export const adminRetailer = z
  .strictObject({
    id: uuid,
    ...shownOf(editedRetailer),
    looksLike,
    suspendedAt: timestamp.nullable(),
    mailStopped,
    twoFactorSince,
    createdAt: timestamp,
  })
  .meta({ id: 'AdminRetailer' });

export const adminInstaller = z
  .strictObject({
    id: uuid,
    ...shownOf(editedInstaller),
    profileVisibility: installerFields.profileVisibility.shown,
    /** When an administrator checked the SAA number, and the administrator's name. Both are null for an unchecked number. */
    verifiedAt: timestamp.nullable(),
    verifiedBy: z.string().nullable(),
    /** When an administrator could not verify the SAA number. Null once the number is verified or changed. */
    declinedAt: timestamp.nullable(),
    /** The version of the profile that the administrator sees. A request to verify the installer names this version. */
    version: z.number(),
    looksLike,
    suspendedAt: timestamp.nullable(),
    mailStopped,
    twoFactorSince,
    createdAt: timestamp,
  })
  .meta({ id: 'AdminInstaller' });

export const adminJob = z
  .strictObject({
    id: uuid,
    number: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    address: z.string(),
    /** The suburb and its state. Null for a draft without a known address. */
    suburb: z.string().nullable(),
    state: z.string().nullable(),
    status: z.enum(jobStatuses),
    priceExGst: z.number(),
    isPublic: z.boolean(),
    retailerCompany: z.string(),
    /** Null for a job without an installer. */
    installerCompany: z.string().nullable(),
    /** This field and the next two decide what else changes when the administrator sets the status. */
    hasInstaller: z.boolean().optional(),
    installationDate: z.string().nullable().optional(),
    paymentStatus: z.enum(paymentStatuses).nullable().optional(),
    createdAt: timestamp,
  })
  .meta({ id: 'AdminJob' });
