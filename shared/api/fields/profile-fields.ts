import * as z from 'zod';
import { licences } from '../../domain/jobs/job.ts';
import {
  availabilities,
  brandCertifications,
  crewSizes,
  installerServices,
  profileVisibilities,
} from '../../domain/people/installer.ts';
import { states } from '../../domain/places/australia.ts';
import {
  latitude,
  line,
  longitude,
  requiredLine,
  requiredName,
  text,
  timestamp,
  uuid,
  whole,
} from './common-fields.ts';
import { sentOf, shownOf } from './described-fields.ts';
import { installerLabels, retailerLabels } from './profile-labels.ts';
import { companyFields, contactFields, ownRetailerFields, retailerFields } from './retailer-description.ts';
import { seenOf } from './seen-fields.ts';

/** What a profile can contain, and how its owner sees it. */

export const retailerProfileInput = z.strictObject({
  ...sentOf(retailerFields),
  logoUrl: z.string().max(500).nullish(),
});
export const retailerProfileUpdate = z.strictObject({ ...retailerProfileInput.shape, seen: seenOf(retailerLabels) });

/** What an installer reads about a number below the smallest one. */
export const atLeast = {
  installRadius: 'Install radius must be at least 1 km',
  leadTimeDays: 'Lead time must be at least 1 day',
} as const;

/** How far an installer travels, in kilometres. The specification lets administrators alone enter 0. */
export const installRadius = (min: 0 | 1) =>
  whole({ min, max: 500, tooSmall: atLeast.installRadius, tooLarge: 'Install radius cannot exceed 500 km' });
/** How many days an installer needs before they start. The specification lets administrators alone enter 0. */
export const leadTimeDays = (min: 0 | 1) =>
  whole({ min, max: 365, tooSmall: atLeast.leadTimeDays, tooLarge: 'Lead time cannot exceed 365 days' });

const installerFields = {
  companyName: requiredName(120, 'Company name is required'),
  contactName: requiredName(120, 'Contact name is required'),
  contactPhone: requiredLine(40, 'Contact phone is required'),
  location: requiredLine(300, 'Location is required'),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  accreditations: z
    .array(z.enum(licences), { error: 'At least one accreditation is required' })
    .min(1, { error: 'At least one accreditation is required' })
    .max(licences.length),
  installRadius: installRadius(1).nullish(),
  availability: z.enum(availabilities).default('available'),
  leadTimeDays: leadTimeDays(1).nullish(),
  profileVisibility: z.enum(profileVisibilities).default('public'),
  bio: text(500).nullish(),
  statesServed: z.array(z.enum(states)).max(states.length).optional(),
  services: z.array(z.enum(installerServices)).max(installerServices.length).optional(),
  brandCertifications: z.array(z.enum(brandCertifications)).max(brandCertifications.length).optional(),
  crewSize: z.enum(crewSizes).nullish(),
};

const consistent = (
  profile: { availability: string; leadTimeDays?: number | null; latitude?: number | null; longitude?: number | null },
  context: z.RefinementCtx,
) => {
  if (profile.availability === 'lead_time' && profile.leadTimeDays == null)
    context.addIssue({
      code: 'custom',
      path: ['leadTimeDays'],
      message: 'Lead time days is required when availability is set to "Lead Time Required"',
    });
  if ((profile.latitude == null) !== (profile.longitude == null))
    context.addIssue({ code: 'custom', path: ['longitude'], message: 'A position needs latitude and longitude' });
};

/** Missing and invalid fields are reported together. */
const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** The SAA number can be set but never read. When editing, a blank keeps the stored number. */
export const installerProfileInput = z
  .strictObject({ ...installerFields, saaNumber: requiredLine(60, 'SAA number is required') })
  .superRefine(consistent, atOnce);
const updatedFields = {
  ...installerFields,
  // A stored 0 may stay. The server refuses a new one.
  installRadius: installRadius(0).nullish(),
  leadTimeDays: leadTimeDays(0).nullish(),
  profileVisibility: z.enum(profileVisibilities).optional(),
  saaNumber: line(60).nullish(),
};
/** What the form of a known installer checks. Its request also says what the form showed. */
export const installerProfileForm = z.strictObject(updatedFields).superRefine(consistent, atOnce);
export const installerProfileUpdate = z
  .strictObject({ ...updatedFields, seen: seenOf(installerLabels) })
  .superRefine(consistent, atOnce);

/** What others say about a person's work. */
export const reputationFields = {
  averageRating: z.number().nullable(),
  reviewCount: z.number(),
  completedJobs: z.number(),
};

/** Also how soon and how reliably they answer. Both are null with fewer than five answers. */
export const standingFields = {
  ...reputationFields,
  /** Half of all questions were answered within so many hours. */
  responseHours: z.number().nullable(),
  /** The percentage that was answered within two days. */
  responseRate: z.number().nullable(),
};

/** A company as its public page shows it. */
export const companyView = {
  id: uuid,
  ...shownOf(companyFields),
  logoUrl: z.string().nullable(),
  createdAt: timestamp,
};
/** A retailer as signed-in people see them. */
export const retailerView = { ...companyView, ...shownOf(contactFields), userId: uuid };
export const retailerProfileView = z
  .strictObject({ ...retailerView, ...shownOf(ownRetailerFields) })
  .meta({ id: 'RetailerProfile' });

/** When an administrator checked the installer's SAA number. Null for one that nobody has checked. */
export const verifiedAt = timestamp.nullable();

export const installerPublicFields = {
  id: uuid,
  companyName: z.string(),
  contactName: z.string(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  accreditations: z.array(z.enum(licences)),
  installRadius: z.number().nullable(),
  availability: z.enum(availabilities),
  leadTimeDays: z.number().nullable(),
  bio: z.string(),
  statesServed: z.array(z.enum(states)),
  services: z.array(z.enum(installerServices)),
  brandCertifications: z.array(z.enum(brandCertifications)),
  crewSize: z.enum(crewSizes).nullable(),
  verifiedAt,
  createdAt: timestamp,
};
export const installerProfileView = z
  .strictObject({
    ...installerPublicFields,
    userId: uuid,
    contactPhone: z.string(),
    profileVisibility: z.enum(profileVisibilities),
    saaNumberProvided: z.boolean(),
  })
  .meta({ id: 'InstallerProfile' });
