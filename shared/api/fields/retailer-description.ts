import * as z from 'zod';
import { email, line, nameLine, orEmpty, text } from './common-fields.ts';
import { emptyOf, field, type Kept, said } from './described-fields.ts';

/**
 * Every field that a retailer fills in for their company, described once. The form, the contract and the stored row are
 * derived from these tables. A field's table decides who sees it. The logo is a file and has its own route.
 */

export const atLeast = (min: number, max: number, message: string, kind = line) =>
  z.preprocess(
    (value: string) => orEmpty(value),
    kind(max).refine((value) => [...value].length >= min, { error: message }),
  );

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300);
const isWebAddress = (value: string): boolean => webAddress.safeParse(value).success && new URL(value).username === '';

/** `acme.com.au` means `https://acme.com.au`. Only http and https addresses are accepted. */
const website = z
  .string()
  .trim()
  .transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || isWebAddress(value), { error: 'Please enter a valid website URL' });

const noAddress = 'Please enter a valid address';

/** Text that is required. */
const needed = <Sent>(sent: z.ZodType<string, Sent>) =>
  field({ sent, shown: z.string(), empty: '', keep: (given) => given });

/** For everyone who opens the company's page. */
export const companyFields = {
  companyName: needed(atLeast(2, 120, 'Company name must be at least 2 characters', nameLine)),
  contactEmail: needed(email('Please enter a valid email address')),
  contactPhone: needed(atLeast(10, 40, 'Please enter a valid phone number')),
  website: said(website),
  companyBio: said(text(500, 'Company bio must be under 500 characters')),
  headquartersAddress: said(
    line(300, noAddress).refine((value) => value === '' || [...value].length >= 5, { error: noAddress }),
  ),
};

/** For people who are signed in. */
export const contactFields = {
  contactName: needed(atLeast(2, 120, 'Contact name must be at least 2 characters', nameLine)),
};

/** Only for the retailer. */
export const ownRetailerFields = {
  abnNumber: needed(
    z
      .string({ error: 'ABN must be 11 digits' })
      .trim()
      .regex(/^\d{11}$/, { error: 'ABN must be 11 digits' }),
  ),
};

export const retailerFields = { ...companyFields, ...contactFields, ...ownRetailerFields };
export type RetailerFields = Kept<typeof retailerFields>;
export const emptyRetailer = emptyOf(retailerFields);
