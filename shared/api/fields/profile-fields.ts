import * as z from 'zod';
import { timestamp, uuid } from './common-fields.ts';
import { sentOf, shownOf, shownToSome } from './described-fields.ts';
import {
  installerFields,
  installerNameFields,
  installerPageFields,
  installerPhoneFields,
  installerPlaceFields,
  saaNumber,
} from './installer-description.ts';
import { updatedOf } from './profile-field-kinds.ts';
import { installerLabels, retailerLabels } from './profile-labels.ts';
import { companyContactFields, companyFields, retailerFields } from './retailer-description.ts';
import { seenOf } from './seen-fields.ts';

/** The input of a profile, and the profile as its owner and other users see it. */

export const retailerProfileInput = z.strictObject({
  ...sentOf(retailerFields),
  logoUrl: z.string().max(500).nullish(),
});
export const retailerProfileUpdate = z.strictObject({ ...retailerProfileInput.shape, seen: seenOf(retailerLabels) });

/** The message for an installer who needs a lead time and gives none. */
export const noLeadTime = 'Lead time days is required when availability is set to "Lead Time Required"';

const consistent = (
  profile: { availability: string; leadTimeDays?: number | null; latitude?: number | null; longitude?: number | null },
  context: z.RefinementCtx,
) => {
  if (profile.availability === 'lead_time' && profile.leadTimeDays == null)
    context.addIssue({
      code: 'custom',
      path: ['leadTimeDays'],
      message: noLeadTime,
    });
  if ((profile.latitude == null) !== (profile.longitude == null))
    context.addIssue({ code: 'custom', path: ['longitude'], message: 'A position needs latitude and longitude' });
};

/** Reports missing and invalid fields together, so that one attempt shows every problem. */
const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** The form of a new installer. A request can set the SAA number, but no answer shows it. */
export const installerProfileInput = z
  .strictObject({ ...sentOf(installerFields), saaNumber: saaNumber.sent })
  .superRefine(consistent, atOnce);
const updatedFields = { ...updatedOf(installerFields), saaNumber: saaNumber.updated };
/** The form of an existing installer. A blank SAA number keeps the stored one. The request also contains `seen`. */
export const installerProfileForm = z.strictObject(updatedFields).superRefine(consistent, atOnce);
export const installerProfileUpdate = z
  .strictObject({ ...updatedFields, seen: seenOf(installerLabels) })
  .superRefine(consistent, atOnce);

/** The ratings of a company's work. */
export const reputationFields = {
  averageRating: z.number().nullable(),
  reviewCount: z.number(),
  completedJobs: z.number(),
};

/** A company's reputation, and how soon and reliably it answers. The last two fields are null with fewer than 5 requests. */
export const standingFields = {
  ...reputationFields,
  /** The number of hours within which the company answered half of all requests. Null if this took more than 48 hours. */
  responseHours: z.number().nullable(),
  /** The percentage of requests that the company answered within two days. */
  responseRate: z.number().nullable(),
};

/** A company as its public page shows it. */
export const companyView = {
  id: uuid,
  ...shownOf(companyFields),
  logoUrl: z.string().nullable(),
  createdAt: timestamp,
};
/** A retailer as signed-in users see them. */
export const retailerView = { ...companyView, ...shownOf(companyContactFields), userId: uuid };
export const retailerProfileView = z
  .strictObject({ ...retailerView, ...shownOf(retailerFields) })
  .meta({ id: 'RetailerProfile' });

/** When an administrator checked the installer's SAA number. Null for an unchecked number. */
export const verifiedAt = timestamp.nullable();

/** An installer as their public page shows them. */
const installerPageView = { id: uuid, ...shownOf(installerPageFields), verifiedAt, createdAt: timestamp };
export const publicInstallerView = {
  ...installerPageView,
  ...shownToSome(installerNameFields),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
};
/** An installer as retailers see them. */
export const installerView = {
  ...installerPageView,
  ...shownOf(installerNameFields),
  ...shownOf(installerPlaceFields),
  ...shownToSome(installerPhoneFields),
  userId: uuid,
};
export const installerProfileView = z
  .strictObject({
    ...installerView,
    ...shownOf(installerFields),
    saaNumberProvided: z.boolean(),
    /** When an administrator could not verify the SAA number. Null once the number is verified or changed. */
    declinedAt: timestamp.nullable(),
  })
  .meta({ id: 'InstallerProfile' });
