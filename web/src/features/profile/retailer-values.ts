import type * as z from 'zod';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import type { retailerProfileInput, retailerProfileView } from '#shared/api/fields/profile-fields.ts';
import { emptyRetailer, retailerFields } from '#shared/api/fields/retailer-description.ts';

export type RetailerProfile = z.output<typeof retailerProfileView>;
export type RetailerValues = z.input<typeof retailerProfileInput>;

/** Returns the fields of the form as the API's answer contains them. */
export const seenOf = (profile: RetailerProfile) => pickFields(retailerFields, profile);

/** Returns the values of a profile, or of a new one, which begins with the account's email address. */
export const startingWith = (profile: RetailerProfile | null, contactEmail: string): RetailerValues =>
  profile ? seenOf(profile) : { ...emptyRetailer, contactEmail };
