import * as z from 'zod';
import {
  connectionTypes,
  jobTypes,
  licences,
  maxDetailPhotos,
  maxRequirements,
  requirementTypes,
  roofTypes,
} from '../domain/job.ts';
import {
  childId,
  dollars,
  email,
  kilo,
  latitude,
  line,
  longitude,
  maxKilo,
  numeric,
  objectReference,
  requiredLine,
  text,
  whole,
} from './fields.ts';

/** What the job form sends, with the rules and messages that the form and the server share. */

const optionalLine = (max: number) => line(max).nullish();
const optionalText = (max: number) => text(max).nullish();
const photo = z.union([z.literal(''), objectReference], { error: 'Please upload the file first' }).nullish();

const detailPhoto = z.preprocess(
  (value: string | { name?: string; objectKey: string }): unknown => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'object' ? parsed : { name: undefined, objectKey: value };
    } catch {
      return { objectKey: value };
    }
  },
  z.strictObject({ name: line(200).optional(), objectKey: objectReference }),
);

export const requirementInput = z.strictObject({
  id: childId.optional(),
  label: requiredLine(200, 'Requirement label is required'),
  type: z.enum(requirementTypes, { error: 'Please select a type' }).default('checkbox'),
  required: z.boolean().default(true),
});

const storeys = whole({
  min: 1,
  max: 10,
  tooSmall: 'House must have at least 1 storey',
  tooLarge: 'Maximum 10 storeys',
});
const panelWatts = numeric(
  z
    .number({ error: 'Panel size must be at least 100W' })
    .min(100, { error: 'Panel size must be at least 100W' })
    .max(1000, { error: 'Panel size must be at most 1000W' })
    .refine(Number.isInteger, { error: 'Please enter a whole number' }),
);
/** The form sends panel size times quantity unrounded, for example 6.525 kW. The server calculates and rounds its own value. */
const systemSize = numeric(
  z
    .number({ error: 'System size must be at least 0.1 kW' })
    .min(0.1, { error: 'System size must be at least 0.1 kW' })
    .max(maxKilo, { error: `At most ${maxKilo}` }),
);
const count = (name: string) =>
  whole({ min: 1, max: 9_999, tooSmall: `${name} must be at least 1`, tooLarge: 'At most 9999' });

const fields = {
  title: optionalLine(200),
  description: optionalText(5000),
  address: line(300).nullish(),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  houseStoreys: storeys.nullish(),
  roofType: z.enum(roofTypes, { error: 'Please select a roof type' }).nullish(),
  isPublic: z.boolean().default(false),
  jobType: z.enum(jobTypes, { error: 'Please select a job type' }).default('PV Only'),
  connectionType: z.enum(connectionTypes, { error: 'Please select a connection type' }).default('Grid Connected'),
  requiredLicenses: z.array(z.enum(licences)).max(licences.length).default([]),
  panelWatts: panelWatts.nullish(),
  panelQty: count('Panel quantity').nullish(),
  pvSizeKw: systemSize.nullish(),
  inverterModel: optionalLine(200),
  inverterSizeKw: kilo(0.1, 'Inverter size must be at least 0.1 kW').nullish(),
  inverterQty: count('Inverter quantity').nullish(),
  batterySizeKwh: kilo(0.1, 'Battery size must be at least 0.1 kWh').nullish(),
  batteryBrand: optionalLine(200),
  blackoutProtection: z.boolean().default(false),
  photosRequired: z.array(line(200)).max(40, { error: 'At most 40 photos' }).default([]),
  referencePhotoPaths: z.array(objectReference).max(10, { error: 'Maximum 10 file(s) allowed' }).default([]),
  installationDetailPhotos: z
    .array(detailPhoto)
    .max(maxDetailPhotos, { error: `Maximum ${maxDetailPhotos} file(s) allowed` })
    .default([]),
  panelLayout: optionalText(2000),
  switchboard: optionalText(2000),
  inverterLocation: optionalText(2000),
  panelLayoutPhoto: photo,
  switchboardPhoto: photo,
  inverterLocationPhoto: photo,
  connectionPreApprovalPdf: photo,
  connectionPreApprovalRef: optionalLine(200),
  hasExportLimit: z.boolean().default(false),
  exportLimitKw: kilo(0, 'Export limit must be 0 or greater').nullish(),
  customerName: optionalLine(120),
  customerPhone: optionalLine(40),
  customerEmail: z.union([z.literal(''), email('Invalid email address')], { error: 'Invalid email address' }).nullish(),
  notes: optionalText(5000),
  priceExGst: dollars().default(0),
  requirements: z
    .array(requirementInput)
    .max(maxRequirements, { error: `At most ${maxRequirements} requirements` })
    .optional(),
  status: z.enum(['draft', 'posted']).default('posted'),
  /** The form sends these but the server decides them: `location` is the address and `amount` is the price. */
  location: line(300).nullish(),
  amount: dollars().nullish(),
};

const form = z.strictObject(fields);

/** What a job still needs before it can be posted: the field and its message. A draft may lack all of it. */
export function lackingToPost(job: z.output<typeof form>): { path: string; message: string }[] {
  const lacking: { path: string; message: string }[] = [];
  if (typeof job.address !== 'string' || [...job.address].length < 5)
    lacking.push({ path: 'address', message: 'Address is required' });
  if (job.houseStoreys == null) lacking.push({ path: 'houseStoreys', message: 'House must have at least 1 storey' });
  if (job.roofType == null) lacking.push({ path: 'roofType', message: 'Please select a roof type' });
  if (job.hasExportLimit === true && job.connectionType === 'Grid Connected' && job.exportLimitKw == null)
    lacking.push({ path: 'exportLimitKw', message: 'Export limit must be 0 or greater' });
  return lacking;
}

export const jobInput = form
  .superRefine(
    (job, context) => {
      const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if ((job.latitude == null) !== (job.longitude == null))
        complain('longitude', 'A position needs latitude and longitude');
      if (job.status === 'draft') return;
      for (const { path, message } of lackingToPost(job)) complain(path, message);
    },
    // Missing and invalid fields are reported together, so nobody has to send the form twice to see every problem.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .meta({ id: 'JobForm' });
export type JobInput = z.output<typeof jobInput>;
