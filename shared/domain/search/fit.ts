import { addDays, compareCivilDates } from '../civil-date.ts';
import type { Accreditation } from '../jobs/job.ts';
import type { CredentialObjection } from '../people/credential-objections.ts';
import type { Availability } from '../people/installer.ts';
import { distanceKm, type Position } from '../places/distance.ts';

/** Decides whether an installer suits a job: near enough, with the accreditations it needs, and free in time. */

export interface Crew {
  position: Position | null;
  /** In kilometres. Null if the installer has none, which excludes no job. */
  installRadius: number | null;
  accreditations: readonly Accreditation[];
  availability: Availability;
  leadTimeDays: number | null;
}

export interface Work {
  position: Position | null;
  requiredLicenses: readonly Accreditation[];
  /** The Monday of the week, or null if any week suits. */
  preferredWeek: string | null;
}

/** How far it is from the installer's base: inside the radius, outside of it, or not known. */
export const reaches = ['inside', 'outside', 'unknown'] as const;
export type Reach = (typeof reaches)[number];

/** Free in time, free only after the preferred week, or not taking on work. */
export const timings = ['free', 'late', 'unavailable'] as const;
export type Timing = (typeof timings)[number];

export interface Fit {
  fits: boolean;
  reach: Reach;
  /** Whole kilometres, or null if one of the two positions is not known. */
  distanceKm: number | null;
  missingLicences: Accreditation[];
  timing: Timing;
  /** The first day on which the installer is free, or null if not taking on work. */
  freeFrom: string | null;
}

/** A fit, with the objections to the installer's credentials on the day of the work. */
export interface ExplainedFit extends Fit {
  objections: CredentialObjection[];
}

function reachOf(crew: Crew, work: Work): Pick<Fit, 'reach' | 'distanceKm'> {
  if (crew.position === null || work.position === null) return { reach: 'unknown', distanceKm: null };
  const distance = Math.round(distanceKm(crew.position, work.position));
  const isInside = crew.installRadius === null || distance <= crew.installRadius;
  return { reach: isInside ? 'inside' : 'outside', distanceKm: distance };
}

/** Returns the last day of the week. A preferred week that has passed means as soon as possible. */
function lastDayOf(preferredWeek: string | null, today: string): string | null {
  const sunday = preferredWeek && addDays(preferredWeek, 6);
  return sunday && compareCivilDates(sunday, today) >= 0 ? sunday : null;
}

function timingOf(crew: Crew, work: Work, today: string): Pick<Fit, 'timing' | 'freeFrom'> {
  if (crew.availability === 'not_available') return { timing: 'unavailable', freeFrom: null };
  const freeFrom = addDays(today, crew.availability === 'lead_time' ? (crew.leadTimeDays ?? 0) : 0);
  const last = lastDayOf(work.preferredWeek, today);
  return { timing: last !== null && compareCivilDates(freeFrom, last) > 0 ? 'late' : 'free', freeFrom };
}

/** `today` is the civil date at the site. An unknown distance does not exclude an installer. */
export function fitOf(crew: Crew, work: Work, today: string): Fit {
  const missingLicences = work.requiredLicenses.filter((licence) => !crew.accreditations.includes(licence));
  const reach = reachOf(crew, work);
  const timing = timingOf(crew, work, today);
  const fits = reach.reach !== 'outside' && missingLicences.length === 0 && timing.timing === 'free';
  return { fits, ...reach, missingLicences, ...timing };
}
