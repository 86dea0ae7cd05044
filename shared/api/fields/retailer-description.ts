import * as z from 'zod';
import { email, line, nameLine, orEmpty, text } from './common-fields.ts';
import { emptyOf, needed, said } from './described-fields.ts';
import { fieldsShownTo } from './field-facts.ts';
import { fieldsThatAdministratorsEdit, profileField } from './profile-field-kinds.ts';

const atLeast = (min: number, max: number, message: string, kind = line) =>
  z.preprocess(
    (value: string) => orEmpty(value),
    kind(max).refine((value) => [...value].length >= min, { error: message }),
  );

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300);
const isWebAddress = (value: string): boolean => webAddress.safeParse(value).success && new URL(value).username === '';

/** `acme.com.au` means `https://acme.com.au`. Only http and https URLs are accepted. */
const website = z
  .string()
  .trim()
  .transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || isWebAddress(value), { error: 'Please enter a valid website URL' });

const noAddress = 'Please enter a valid address';

/**
 * The fields that a retailer fills in for their company. The form, the contract, the stored row, its privacy, the
 * fields that administrators edit, all conversions and the test values derive from this table. To add a field, add
 * it here, and add an input to the form. The logo is a file and has its own route.
 */
export const retailerFields = {
  companyName: profileField(needed(atLeast(2, 120, 'Company name must be at least 2 characters', nameLine)), {
    label: 'Company name',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['Bright Roofs Pty Ltd', 'There and Back Solar'],
  }),
  contactName: profileField(needed(atLeast(2, 120, 'Contact name must be at least 2 characters', nameLine)), {
    label: 'Contact name',
    shownTo: 'viewers',
    administrators: 'edit',
    examples: ['Robin Bright', 'Taylor Back'],
  }),
  contactPhone: profileField(needed(atLeast(10, 40, 'Please enter a valid phone number')), {
    label: 'Contact phone',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['02 9876 5432', '03 9876 5432'],
  }),
  contactEmail: profileField(needed(email('Please enter a valid email address')), {
    label: 'Contact email',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['robin@brightroofs.example', 'taylor@back.example'],
  }),
  website: profileField(said(website), {
    label: 'Website',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['brightroofs.example.com', 'https://back.example.com'],
  }),
  companyBio: profileField(said(text(500, 'Company bio must be under 500 characters')), {
    label: 'Company bio',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['Solar for homes since 2009.', 'Solar for schools since 2012.'],
  }),
  headquartersAddress: profileField(
    said(line(300, noAddress).refine((value) => value === '' || [...value].length >= 5, { error: noAddress })),
    {
      label: 'Headquarters address',
      shownTo: 'public',
      examples: ['1 Church St, Parramatta NSW 2150', '2 Swan St, Richmond VIC 3121'],
    },
  ),
  abnNumber: profileField(
    needed(
      z
        .string({ error: 'ABN must be 11 digits' })
        .trim()
        .regex(/^\d{11}$/, { error: 'ABN must be 11 digits' }),
    ),
    { label: 'ABN', shownTo: ['ABN'], administrators: 'replace', examples: ['51824753556', '53004085616'] },
  ),
};

export const emptyRetailer = emptyOf(retailerFields);

export const companyFields = fieldsShownTo(retailerFields, 'public');
export const companyContactFields = fieldsShownTo(retailerFields, 'viewers');
/** The fields of a retailer that administrators see and edit. */
export const editedRetailer = fieldsThatAdministratorsEdit(retailerFields);
