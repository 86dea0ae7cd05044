import { states } from '#shared/domain/australia.ts';
import { hoursOf, responseTimes } from '#shared/domain/directory.ts';
import { availabilities, brandCertifications, crewSizes, installerServices } from '#shared/domain/installer.ts';
import { licences } from '#shared/domain/job.ts';
import { between, oneOf, orNull, recordOf, someOf, upTo } from './packed-record.ts';

/**
 * What is kept of each thing in the directory: the facts that people filter and rank by. How long a record is decides what
 * it costs to read a list.
 */

/** To about twenty metres. */
const position = { latitude: orNull(between(-90, 90, 20)), longitude: orNull(between(-180, 180, 20)) };

const slowest = 999;

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
  responseHours: oneOf([null, ...responseTimes.map((time) => hoursOf[time]), slowest]),
};

/** The kinds that have lists. Another one needs nothing else here. */
export const formats = { installers: recordOf(installerFields) };
export type ListedKind = keyof typeof formats;
