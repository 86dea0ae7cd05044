import * as z from 'zod';
import { isCivilDate, mondayOf } from '../../domain/civil-date.ts';
import {
  connectionTypes,
  type JobPart,
  jobTypes,
  licences,
  maxDetailPhotos,
  roofTypes,
} from '../../domain/jobs/job.ts';
import { objectKeyIn } from '../../domain/jobs/uploads.ts';
import {
  civilDate,
  email,
  kilo,
  line,
  nameLine,
  numeric,
  objectReference,
  text,
  uuid,
  whole,
} from './common-fields.ts';
import { chosen, type DescribedField, field, flag, said } from './described-fields.ts';

/**
 * Every field that a retailer fills in for a job, described once. The form, the contract, the stored row and the conversion
 * between them are derived from these tables. To add a field, add a line to the right table, and an input to the form.
 */

const onlyWith = <F extends DescribedField>(part: JobPart, described: F): F => ({ ...described, part });

const count = (name: string) =>
  whole({ min: 1, max: 9_999, tooSmall: `${name} must be at least 1`, tooLarge: 'At most 9999' });
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

const file = () =>
  field({
    sent: z.union([z.literal(''), objectReference], { error: 'Please upload the file first' }).nullish(),
    shown: uuid.nullable(),
    empty: null,
    keep: (reference) => (reference ? objectKeyIn(reference) : null),
  });

/** A photo with a name, or only the key. Either may be sent as JSON text. */
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

/** Stored on the card, which every list shows. */
export const jobCardFields = {
  jobType: field({
    sent: z.enum(jobTypes, { error: 'Please select a job type' }).default('PV Only'),
    shown: z.enum(jobTypes),
    empty: 'PV Only',
    keep: (given) => given,
  }),
  connectionType: field({
    sent: z.enum(connectionTypes, { error: 'Please select a connection type' }).default('Grid Connected'),
    shown: z.enum(connectionTypes),
    empty: 'Grid Connected',
    keep: (given) => given,
  }),
  requiredLicenses: field({
    sent: z.array(z.enum(licences)).max(licences.length).default([]),
    shown: z.array(z.enum(licences)),
    empty: [],
    keep: (given) => [...new Set(given)],
  }),
  /** The week in which the retailer would like the work done, as its Monday. Any day of the week may be sent. */
  preferredWeek: field({
    sent: z
      .string({ error: 'Please choose a week' })
      .refine((day) => day === '' || isCivilDate(day), { error: 'Please choose a week' })
      .nullish(),
    shown: civilDate.nullable(),
    empty: null,
    keep: (given) => (given ? mondayOf(given) : null),
  }),
  batterySizeKwh: onlyWith('battery', chosen(kilo(0.1, 'Battery size must be at least 0.1 kWh'), z.number())),
};

/** Stored in the details, for those who may see the site: photos and notes tell as much about a home as its street. */
export const siteDetailFields = {
  referencePhotoPaths: field({
    sent: z.array(objectReference).max(10, { error: 'Maximum 10 file(s) allowed' }).default([]),
    shown: z.array(uuid),
    empty: [],
    keep: (given) => given.flatMap((each) => objectKeyIn(each) ?? []),
  }),
  installationDetailPhotos: field({
    sent: z
      .array(detailPhoto)
      .max(maxDetailPhotos, { error: `Maximum ${maxDetailPhotos} file(s) allowed` })
      .default([]),
    shown: z.array(z.strictObject({ name: z.string(), objectKey: uuid })),
    empty: [],
    keep: (given) =>
      given.flatMap((photo, index) => {
        const objectKey = objectKeyIn(photo.objectKey);
        return objectKey ? [{ name: photo.name || `Detail ${index + 1}`, objectKey }] : [];
      }),
  }),
  panelLayoutPhoto: onlyWith('panels', file()),
  switchboardPhoto: file(),
  inverterLocationPhoto: file(),
  notes: said(text(5000)),
};

/** Stored in the details, for everyone who may see the job. */
export const openDetailFields = {
  description: said(text(5000)),
  houseStoreys: chosen(storeys, z.number()),
  roofType: chosen(z.enum(roofTypes, { error: 'Please select a roof type' }), z.enum(roofTypes)),
  panelWatts: onlyWith('panels', chosen(panelWatts, z.number())),
  panelQty: onlyWith('panels', chosen(count('Panel quantity'), z.number())),
  inverterModel: said(line(200)),
  inverterSizeKw: chosen(kilo(0.1, 'Inverter size must be at least 0.1 kW'), z.number()),
  inverterQty: chosen(count('Inverter quantity'), z.number()),
  batteryBrand: onlyWith('battery', said(line(200))),
  blackoutProtection: onlyWith('backup', flag()),
  photosRequired: field({
    sent: z.array(line(200)).max(40, { error: 'At most 40 photos' }).default([]),
    shown: z.array(z.string()),
    empty: [],
    keep: (given) => given.filter(Boolean),
  }),
  panelLayout: onlyWith('panels', said(text(2000))),
  switchboard: said(text(2000)),
  inverterLocation: said(text(2000)),
  connectionPreApprovalRef: onlyWith('grid', said(line(200))),
  hasExportLimit: onlyWith('grid', flag()),
  exportLimitKw: onlyWith('exportLimit', chosen(kilo(0, 'Export limit must be 0 or greater'), z.number())),
};

/** Stored in the details, for both parties and administrators. */
export const partyDetailFields = { connectionPreApprovalPdf: onlyWith('grid', file()) };

export const jobDetailFields = { ...openDetailFields, ...siteDetailFields, ...partyDetailFields };

/** Stored separately, so that no answer contains it by accident. */
export const customerFields = {
  customerName: said(nameLine(120)),
  customerPhone: said(line(40)),
  customerEmail: said(z.union([z.literal(''), email('Invalid email address')], { error: 'Invalid email address' })),
};

export const describedJobFields = { ...jobCardFields, ...jobDetailFields, ...customerFields };
