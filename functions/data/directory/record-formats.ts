import { jobTypes, licences, maxKilo } from '#shared/domain/jobs/job.ts';
import { hoursOf, responseTimes } from '#shared/domain/people/directory.ts';
import { availabilities, brandCertifications, crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import { states } from '#shared/domain/places/australia.ts';
import type { ListedKind } from '../entities/discovery/directory-entity.ts';
import { between, type Field, oneOf, orNull, recordOf, someOf, upTo } from './packed-record.ts';

/**
 * What is kept of each thing in the directory: the facts that people filter and rank by. How long a record is decides what
 * it costs to read a list.
 */

/** To about twenty metres. */
const position = { latitude: orNull(between(-90, 90, 20)), longitude: orNull(between(-180, 180, 20)) };

const installerFields = {
  ...position,
  states: someOf(states),
  services: someOf(installerServices),
  licences: someOf(licences),
  brands: someOf(brandCertifications),
  crewSize: oneOf([null, ...crewSizes]),
  availability: oneOf(availabilities),
  leadTimeDays: upTo(365),
  installRadius: orNull(upTo(500)),
  ratingTenths: orNull(upTo(50)),
  reviewCount: upTo(8191),
  completedJobs: upTo(16_383),
  responseHours: oneOf([null, ...responseTimes.map((time) => hoursOf[time]), 48]),
};

/** Two numbers, because one of 24 bits would be too small. */
const centsPerPart = 1_000_000;
export const priceParts = (cents: number) => ({
  priceMillions: Math.floor(cents / centsPerPart),
  priceRest: cents % centsPerPart,
});
export const priceOf = ({ priceMillions, priceRest }: { priceMillions: number; priceRest: number }): number =>
  priceMillions * centsPerPart + priceRest;

/** A Monday. Weeks and days are counted from it. */
const epoch = Date.UTC(2020, 0, 6);
const weekMs = 604_800_000;
const dayMs = 86_400_000;

/** To a hundredth of a second, so that newer jobs come first. */
const tick = 10;
const ticksPerDay = dayMs / tick;
export const ticksOf = (instant: string): number => Math.floor((Date.parse(instant) - epoch) / tick);
export const postedParts = (instant: string) => ({
  postedDay: Math.floor(ticksOf(instant) / ticksPerDay),
  postedTick: ticksOf(instant) % ticksPerDay,
});
export const postedOf = ({ postedDay, postedTick }: { postedDay: number; postedTick: number }): number =>
  postedDay * ticksPerDay + postedTick;

/** The Mondays of the next 150 years. */
const week: Field<string | null> = {
  bits: 13,
  toNumber: (monday) => (monday === null ? 0 : Math.max(Math.round((Date.parse(monday) - epoch) / weekMs), 0) + 1),
  fromNumber: (number) => (number === 0 ? null : new Date(epoch + (number - 1) * weekMs).toISOString().slice(0, 10)),
};

const jobFields = {
  ...position,
  state: oneOf([null, ...states]),
  jobType: oneOf(jobTypes),
  licences: someOf(licences),
  preferredWeek: week,
  sizeHundredths: orNull(upTo(maxKilo * 100)),
  priceMillions: upTo(9_999),
  priceRest: upTo(centsPerPart - 1),
  /** For about forty years. */
  postedDay: upTo(2 ** 14 - 1),
  postedTick: upTo(ticksPerDay - 1),
  /** A mark of the company, or 0 in records of earlier versions. */
  company: upTo(2 ** 16 - 1),
};

/**
 * What an installer looks for, roughly: the list only has to leave nobody out, and whoever it names is looked at again. The
 * record has the id of the installer, who may have several.
 */
const kiloParts = orNull(upTo(Math.ceil(maxKilo)));
const hundreds = orNull(upTo(1_000_000));
const searchFields = {
  jobType: oneOf([null, ...jobTypes]),
  licence: oneOf([null, ...licences]),
  minKw: kiloParts,
  maxKw: kiloParts,
  minHundreds: hundreds,
  maxHundreds: hundreds,
};

export const formats = {
  installers: recordOf(installerFields),
  jobs: recordOf(jobFields),
  searches: recordOf(searchFields),
} satisfies Record<ListedKind, unknown>;
