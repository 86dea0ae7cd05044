import * as z from 'zod';
import { saaAccreditations } from '../../domain/jobs/job.ts';
import {
  availabilities,
  brandCertifications,
  crewSizes,
  installerServices,
  profileVisibilities,
} from '../../domain/people/installer.ts';
import { states } from '../../domain/places/australia.ts';
import { latitude, line, longitude, requiredLine, requiredName, text, whole } from './common-fields.ts';
import { chosen, emptyOf, field, needed, said } from './described-fields.ts';
import { fieldsShownTo } from './field-facts.ts';
import { fieldsThatAdministratorsEdit, fieldsThatStay, profileField } from './profile-field-kinds.ts';

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns a field with any number of these values. */
const someOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  field({
    sent: z.array(z.enum(values)).max(values.length).optional(),
    shown: z.array(z.enum(values)),
    empty: [],
    keep: (given) => distinct(given ?? []),
  });

/** Returns a field with one of these values. The default is the first. */
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  field({
    sent: z.enum(values).default(values[0]),
    shown: z.enum(values),
    empty: values[0],
    keep: (given) => given,
  });

/** The distance that an installer travels, in kilometres. */
const installRadius = (min: 0 | 1) =>
  whole({
    min,
    max: 500,
    tooSmall: 'Install radius must be at least 1 km',
    tooLarge: 'Install radius cannot exceed 500 km',
  });
/** The number of days that an installer needs before they start. */
const leadTimeDays = (min: 0 | 1) =>
  whole({
    min,
    max: 365,
    tooSmall: 'Lead time must be at least 1 day',
    tooLarge: 'Lead time cannot exceed 365 days',
  });

const noAccreditation = 'At least one accreditation is required';

/**
 * The fields that an installer fills in, in the order of the form. The form, the contract, the stored row, its privacy,
 * the fields that administrators edit, all conversions and the test values are derived from this table. To add a
 * field, add it here, and add an input to the form.
 */
export const installerFields = {
  companyName: profileField(needed(requiredName(120, 'Company name is required')), {
    label: 'Company name',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['Sunny Side Electrical', 'There and Back Electrical'],
  }),
  contactName: profileField(needed(requiredName(120, 'Contact name is required')), {
    label: 'Contact name',
    shownTo: 'viewers',
    administrators: 'edit',
    examples: ['Sam Sunny', 'Alex Back'],
  }),
  contactPhone: profileField(needed(requiredLine(40, 'Contact phone is required')), {
    label: 'Contact phone',
    shownTo: ['contact phone'],
    administrators: 'edit',
    examples: ['0412 345 678', '0498 765 432'],
  }),
  location: profileField(needed(requiredLine(300, 'Location is required')), {
    label: 'Location',
    shownTo: ['installer position'],
    administrators: 'edit',
    examples: ['Blacktown NSW 2148', 'Richmond VIC 3121'],
  }),
  latitude: profileField(chosen(latitude, z.number()), {
    label: 'Latitude',
    shownTo: ['installer position'],
    examples: [-33.8, -37.8212345],
  }),
  longitude: profileField(chosen(longitude, z.number()), {
    label: 'Longitude',
    shownTo: ['installer position'],
    examples: [151, 144.9912345],
  }),
  accreditations: profileField(
    field({
      sent: z
        .array(z.enum(saaAccreditations), { error: noAccreditation })
        .min(1, { error: noAccreditation })
        .max(saaAccreditations.length),
      shown: z.array(z.enum(saaAccreditations)),
      empty: [],
      keep: distinct,
    }),
    {
      label: 'Accreditations',
      shownTo: 'public',
      administrators: 'edit',
      examples: [['PV', 'Battery'], ['Off-Grid']],
    },
  ),
  // The specification lets only administrators enter 0, here and in the lead time.
  installRadius: profileField(chosen(installRadius(1), z.number()), {
    label: 'Install radius',
    shownTo: 'public',
    administrators: 'edit',
    sentByAdministrators: installRadius(0).nullish(),
    examples: [80, 120],
  }),
  availability: profileField(oneOf(availabilities), {
    label: 'Availability',
    shownTo: 'public',
    administrators: 'edit',
    examples: ['available', 'lead_time'],
  }),
  leadTimeDays: profileField(chosen(leadTimeDays(1), z.number()), {
    label: 'Lead time',
    shownTo: 'public',
    part: 'leadTime',
    administrators: 'edit',
    sentByAdministrators: leadTimeDays(0).nullish(),
    examples: [5, 14],
  }),
  profileVisibility: profileField(oneOf(profileVisibilities), {
    label: 'Profile visibility',
    shownTo: 'parties',
    leftOut: 'stays',
    examples: ['public', 'private'],
  }),
  bio: profileField(said(text(500)), {
    label: 'About your business',
    shownTo: 'public',
    leftOut: 'stays',
    examples: ['Since 2009', 'On roofs since 2001.'],
  }),
  statesServed: profileField(someOf(states), {
    label: 'States you work in',
    shownTo: 'public',
    leftOut: 'stays',
    examples: [['NSW'], ['VIC', 'TAS']],
  }),
  services: profileField(someOf(installerServices), {
    label: 'Services',
    shownTo: 'public',
    leftOut: 'stays',
    examples: [['Battery Storage'], ['Residential Solar']],
  }),
  brandCertifications: profileField(someOf(brandCertifications), {
    label: 'Brand certifications',
    shownTo: 'public',
    leftOut: 'stays',
    examples: [['Fronius Certified'], ['CEC Accredited']],
  }),
  crewSize: profileField(chosen(z.enum(crewSizes), z.enum(crewSizes)), {
    label: 'Crew size',
    shownTo: 'public',
    leftOut: 'stays',
    examples: ['3-5', '6-10'],
  }),
};

/**
 * The SAA number is not in `installerFields`, because it is stored encrypted and no view shows it. A blank input keeps the stored
 * number.
 */
export const saaNumber = {
  sent: requiredLine(60, 'SAA number is required'),
  updated: line(60).nullish(),
  examples: ['A1234567', 'B7654321'],
} as const;

export const emptyInstaller = emptyOf(installerFields);

/** The fields of an installer's public page. */
export const installerPageFields = fieldsShownTo(installerFields, 'public');
export const installerNameFields = fieldsShownTo(installerFields, 'viewers');
export const installerPhoneFields = fieldsShownTo(installerFields, 'contact phone');
/** The fields of the installer's position. For retailers who have not dealt with the installer, they describe the suburb. */
export const installerPlaceFields = fieldsShownTo(installerFields, 'installer position');
/** The fields of an installer that administrators see and edit. */
export const editedInstaller = fieldsThatAdministratorsEdit(installerFields);
export const installerFieldsThatStay = fieldsThatStay(installerFields);
