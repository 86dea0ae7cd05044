import * as z from 'zod';
import { isCivilDate, mondayOf } from '../../domain/civil-date.ts';
import { connectionTypes, jobTypes, maxDetailPhotos, roofTypes, saaAccreditations } from '../../domain/jobs/job.ts';
import { objectKeyIn } from '../../domain/jobs/uploads.ts';
import { civilDate, email, kilo, line, nameLine, objectReference, text, uuid } from './common-fields.ts';
import { chosen, field, flag, said } from './described-fields.ts';
import { fieldsShownTo } from './field-facts.ts';
import {
  count,
  detailPhoto,
  file,
  jobField,
  type OpenThing,
  type Place,
  panelWatts,
  storeys,
} from './job-field-kinds.ts';

const open = <T extends OpenThing>(thing: T) => ({ open: thing });

/**
 * Every field that a retailer fills in for a job, described once, in the order of the form. The form, the contract, the stored
 * row, the conversions, the users who may see a field, its lock after the award and the test values derive from this table. To
 * add a field, add it here, and add an input to the form.
 */
export const describedJobFields = {
  houseStoreys: jobField(chosen(storeys, z.number()), {
    label: 'Storeys',
    place: 'open',
    shownTo: 'public',
    afterAward: 'locked',
    examples: [2, 3],
  }),
  roofType: jobField(chosen(z.enum(roofTypes, { error: 'Please select a roof type' }), z.enum(roofTypes)), {
    label: 'Roof type',
    place: 'open',
    shownTo: 'public',
    afterAward: 'locked',
    examples: ['tile', 'tin'],
  }),
  jobType: jobField(
    field({
      sent: z.enum(jobTypes, { error: 'Select a job type' }).default('PV Only'),
      shown: z.enum(jobTypes),
      empty: 'PV Only',
      keep: (given) => given,
    }),
    {
      label: 'Job type',
      place: 'card',
      shownTo: 'public',
      afterAward: 'locked',
      examples: ['PV + Battery', 'PV Only'],
    },
  ),
  connectionType: jobField(
    field({
      sent: z.enum(connectionTypes, { error: 'Select a connection type' }).default('Grid Connected'),
      shown: z.enum(connectionTypes),
      empty: 'Grid Connected',
      keep: (given) => given,
    }),
    {
      label: 'Connection',
      place: 'card',
      shownTo: 'public',
      afterAward: 'locked',
      examples: ['Grid Connected', 'Off-Grid'],
    },
  ),
  requiredLicenses: jobField(
    field({
      sent: z.array(z.enum(saaAccreditations)).max(saaAccreditations.length).default([]),
      shown: z.array(z.enum(saaAccreditations)),
      empty: [],
      keep: (given) => [...new Set(given)],
    }),
    {
      label: 'Required accreditations',
      place: 'card',
      shownTo: 'public',
      afterAward: 'locked',
      examples: [['PV', 'Battery'], ['PV']],
    },
  ),
  /** Whether an installer must have every credential that work on site needs before a date is set. */
  credentialsRequired: jobField(flag(), {
    label: 'Current credentials required',
    place: 'open',
    shownTo: 'viewers',
    afterAward: 'locked',
    examples: [true, false],
  }),
  /** The Monday of the week in which the retailer would like the work done. A request may send any day of that week. */
  preferredWeek: jobField(
    field({
      sent: z
        .string({ error: 'Choose a week' })
        .refine((day) => day === '' || isCivilDate(day), { error: 'Choose a week' })
        .nullish(),
      shown: civilDate.nullable(),
      empty: null,
      keep: (given) => (given ? mondayOf(given) : null),
    }),
    {
      label: 'Preferred week',
      place: 'card',
      shownTo: 'public',
      afterAward: 'locked',
      examples: ['2026-11-30', '2026-12-07'],
    },
  ),
  panelWatts: jobField(chosen(panelWatts, z.number()), {
    label: 'Panel size',
    place: 'open',
    shownTo: 'public',
    part: 'panels',
    afterAward: 'locked',
    examples: [440, 450],
  }),
  panelQty: jobField(chosen(count('Number of panels'), z.number()), {
    label: 'Number of panels',
    place: 'open',
    shownTo: 'public',
    part: 'panels',
    afterAward: 'locked',
    examples: [15, 16],
  }),
  inverterModel: jobField(said(line(200)), {
    label: 'Inverter model',
    place: 'open',
    shownTo: 'public',
    afterAward: 'locked',
    examples: ['Fronius GEN24', 'Sungrow SH5RS'],
  }),
  inverterSizeKw: jobField(chosen(kilo(0.1, 'Inverter size must be at least 0.1 kW'), z.number()), {
    label: 'Inverter size',
    place: 'open',
    shownTo: 'public',
    afterAward: 'locked',
    examples: [5, 6],
  }),
  inverterQty: jobField(chosen(count('Number of inverters'), z.number()), {
    label: 'Number of inverters',
    place: 'open',
    shownTo: 'public',
    afterAward: 'locked',
    examples: [1, 2],
  }),
  batterySizeKwh: jobField(chosen(kilo(0.1, 'Battery size must be at least 0.1 kWh'), z.number()), {
    label: 'Battery size',
    place: 'card',
    shownTo: 'public',
    part: 'battery',
    afterAward: 'locked',
    examples: [13.5, 10],
  }),
  batteryBrand: jobField(said(line(200)), {
    label: 'Battery brand',
    place: 'open',
    shownTo: 'public',
    part: 'battery',
    afterAward: 'locked',
    examples: ['Tesla', 'BYD'],
  }),
  blackoutProtection: jobField(flag(), {
    label: 'Blackout protection',
    place: 'open',
    shownTo: 'public',
    part: 'backup',
    afterAward: 'locked',
    examples: [true, false],
  }),
  hasExportLimit: jobField(flag(), {
    label: 'The network sets an export limit',
    place: 'open',
    shownTo: 'public',
    part: 'grid',
    afterAward: 'locked',
    examples: [true, false],
  }),
  exportLimitKw: jobField(chosen(kilo(0, 'Export limit must be 0 or greater'), z.number()), {
    label: 'Export limit',
    place: 'open',
    shownTo: 'public',
    part: 'exportLimit',
    afterAward: 'locked',
    examples: [4.2, 5],
  }),
  panelLayoutPhoto: jobField(file(), {
    label: 'Panel layout photo',
    place: 'site',
    shownTo: ['photo key'],
    part: 'panels',
    afterAward: open('photos'),
    examples: ['{photo1}', '{photo2}'],
  }),
  panelLayout: jobField(said(text(2000)), {
    label: 'Panel layout notes',
    place: 'open',
    shownTo: 'viewers',
    part: 'panels',
    afterAward: 'locked',
    examples: ['Eight on the north side.', 'All on the west side.'],
  }),
  switchboardPhoto: jobField(file(), {
    label: 'Switchboard photo',
    place: 'site',
    shownTo: ['photo key'],
    afterAward: open('photos'),
    examples: ['{photo3}', '{photo4}'],
  }),
  switchboard: jobField(said(text(2000)), {
    label: 'Switchboard notes',
    place: 'open',
    shownTo: 'viewers',
    afterAward: 'locked',
    examples: ['Beside the front door.', 'In the hall.'],
  }),
  inverterLocationPhoto: jobField(file(), {
    label: 'Inverter location photo',
    place: 'site',
    shownTo: ['photo key'],
    afterAward: open('photos'),
    examples: ['{photo5}', '{photo6}'],
  }),
  inverterLocation: jobField(said(text(2000)), {
    label: 'Inverter location notes',
    place: 'open',
    shownTo: 'viewers',
    afterAward: 'locked',
    examples: ['In the garage.', 'Under the stairs.'],
  }),
  installationDetailPhotos: jobField(
    field({
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
    {
      label: 'Installation detail photos',
      place: 'site',
      shownTo: ['photo key'],
      afterAward: open('photos'),
      examples: [[{ name: 'Meter box', objectKey: '{photo7}' }], [{ name: 'New meter box', objectKey: '{photo8}' }]],
    },
  ),
  referencePhotoPaths: jobField(
    field({
      sent: z.array(objectReference).max(10, { error: 'Maximum 10 file(s) allowed' }).default([]),
      shown: z.array(uuid),
      empty: [],
      keep: (given) => given.flatMap((each) => objectKeyIn(each) ?? []),
    }),
    {
      label: 'Reference photos',
      place: 'site',
      shownTo: ['photo key'],
      afterAward: open('photos'),
      examples: [['{photo9}'], ['{photo10}']],
    },
  ),
  connectionPreApprovalRef: jobField(said(line(200)), {
    label: 'Connection pre-approval reference',
    place: 'open',
    shownTo: 'viewers',
    part: 'grid',
    afterAward: open('documents'),
    examples: ['DNSP-1', 'DNSP-2'],
  }),
  connectionPreApprovalPdf: jobField(file(), {
    label: 'Connection pre-approval PDF',
    place: 'parties',
    shownTo: ['pre-approval key'],
    part: 'grid',
    afterAward: open('documents'),
    examples: ['{document1}', '{document2}'],
  }),
  photosRequired: jobField(
    field({
      sent: z.array(line(200)).max(40, { error: 'At most 40 photos' }).default([]),
      shown: z.array(z.string()),
      empty: [],
      keep: (given) => given.filter(Boolean),
    }),
    {
      label: 'Photos you need from the site',
      place: 'open',
      shownTo: 'viewers',
      afterAward: 'locked',
      examples: [['Roof from the street'], ['Roof', 'Switchboard']],
    },
  ),
  description: jobField(said(text(5000)), {
    label: 'Description',
    place: 'open',
    shownTo: 'public',
    afterAward: open('description'),
    examples: ['Two arrays, north and west.', 'One array now.'],
  }),
  notes: jobField(said(text(5000)), {
    label: 'Additional notes',
    place: 'site',
    shownTo: ['notes'],
    afterAward: open('notes'),
    examples: ['Dog in the yard.', 'The dog has moved out.'],
  }),
  customerName: jobField(said(nameLine(120)), {
    label: 'Customer name',
    place: 'customer',
    shownTo: ['customer name'],
    afterAward: open('customer details'),
    examples: ['Casey Customer', 'Charlie Customer'],
  }),
  customerPhone: jobField(said(line(40)), {
    label: 'Customer phone',
    place: 'customer',
    shownTo: ['customer phone'],
    afterAward: open('customer details'),
    examples: ['0498 765 432', '0411 222 333'],
  }),
  customerEmail: jobField(
    said(z.union([z.literal(''), email('Invalid email address')], { error: 'Invalid email address' })),
    {
      label: 'Customer email',
      place: 'customer',
      shownTo: ['customer e-mail'],
      afterAward: open('customer details'),
      examples: ['casey@example.com', ''],
    },
  ),
  /** The job's name in the retailer's own books. It often contains the customer's name, so the same users see both. */
  customerReference: jobField(said(line(60)), {
    label: 'Your reference',
    place: 'customer',
    shownTo: ['customer name'],
    afterAward: open('customer details'),
    examples: ['PO 4711', 'PO 4712'],
  }),
};

type All = typeof describedJobFields;
type In<P extends Place> = { [N in keyof All as All[N]['place'] extends P ? N : never]: All[N] };

const fieldsIn = <P extends Place>(...places: P[]): In<P> =>
  Object.fromEntries(
    Object.entries(describedJobFields).filter(([, { place }]) => places.some((each) => each === place)),
  ) as In<P>;

export const jobCardFields = fieldsIn('card');
export const openDetailFields = fieldsIn('open');
export const siteDetailFields = fieldsIn('site');
export const partyDetailFields = fieldsIn('parties');
export const jobDetailFields = fieldsIn('open', 'site', 'parties');
export const customerFields = fieldsIn('customer');

const { description: _whole, ...publicJobFields } = fieldsShownTo(fieldsIn('card', 'open'), 'public');

/** The fields of a public job that visitors and search engines see too. Of the description, they see 200 characters. */
export { publicJobFields };
