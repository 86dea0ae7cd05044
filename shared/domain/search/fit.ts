import { addDays, compareCivilDates } from '../civil-date.ts';
import type { Accreditation } from '../jobs/job.ts';
import type { CredentialObjection } from '../people/credential-objections.ts';
import type { Availability } from '../people/installer.ts';
import { distanceKm, type Position } from '../places/distance.ts';

/** Decides whether a job fits an installer: by its distance, the accreditations that it needs, and its preferred week. */

export interface Crew {
  position: Position | null;
  /** The radius in which the installer works, in kilometres. Null for an installer without a radius, which excludes no job. */
  installRadius: number | null;
  accreditations: readonly Accreditation[];
  availability: Availability;
  leadTimeDays: number | null;
}

export interface Work {
  position: Position | null;
  requiredLicenses: readonly Accreditation[];
  /** The Monday of the retailer's preferred week, or null if any week suits. */
  preferredWeek: string | null;
}

/** The position of the job relative to the installer's radius. */
export const reaches = ['inside', 'outside', 'unknown'] as const;
export type Reach = (typeof reaches)[number];

/** `free`: the installer is free in time. `late`: only after the preferred week. `unavailable`: they take on no work. */
export const timings = ['free', 'late', 'unavailable'] as const;
export type Timing = (typeof timings)[number];

export interface Fit {
  fits: boolean;
  reach: Reach;
  /** Whole kilometres from the installer's base, or null if one of the two positions is unknown. */
  distanceKm: number | null;
  missingLicences: Accreditation[];
  timing: Timing;
  /** The first day on which the installer is free, or null if they take on no work. */
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

/** Returns the last day of the preferred week. Null if any day suits, because there is no preferred week or it has passed. */
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

/** Returns the fit of a job for an installer. `today` is the civil date at the site. An unknown distance excludes no job. */
export function fitOf(crew: Crew, work: Work, today: string): Fit {
  const missingLicences = work.requiredLicenses.filter((licence) => !crew.accreditations.includes(licence));
  const reach = reachOf(crew, work);
  const timing = timingOf(crew, work, today);
  const fits = reach.reach !== 'outside' && missingLicences.length === 0 && timing.timing === 'free';
  return { fits, ...reach, missingLicences, ...timing };
}
