import { dayOfWork, type HeldCredential, objectionsOn } from '#shared/domain/people/credential-objections.ts';
import type { State } from '#shared/domain/places/australia.ts';
import type { JobRank } from '#shared/domain/search/find-work.ts';
import type { OpenWork } from './open-jobs.ts';

/** The number of found jobs in each of three groups. A job is in at most one of them. */
interface Counts {
  /** Jobs that fit and that the installer can apply for. */
  fitting: number;
  /** Jobs that would fit, if the installer had another credential on the day of the work. */
  lacking: number;
  /** Jobs that the installer has applied for. */
  applied: number;
}

interface Installer {
  held: readonly HeldCredential[];
  /** The ids of the jobs that the installer has applied for. */
  applied: ReadonlySet<string>;
  /** Returns the civil date in a state. */
  todayAt: (state: State | null) => string;
}

function isLacking(job: OpenWork, { held, todayAt }: Installer): boolean {
  const { state, requiredLicenses, preferredWeek, credentialsRequired } = job;
  const day = dayOfWork({ installationDate: null, preferredWeek }, todayAt(state));
  const needs = {
    state,
    accreditations: [...requiredLicenses],
    areRequired: credentialsRequired === true,
    signer: null,
  };
  return objectionsOn(day, needs, held).length > 0;
}

/** Counts the found jobs from the facts in the lists, so that the counts cover every page. */
export function countJobs(found: readonly JobRank[], jobs: readonly OpenWork[], installer: Installer): Counts {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const counts = { fitting: 0, lacking: 0, applied: 0 };
  for (const { id, group } of found) {
    const job = byId.get(id);
    if (installer.applied.has(id)) counts.applied += 1;
    else if (job && group === 0) counts[isLacking(job, installer) ? 'lacking' : 'fitting'] += 1;
  }
  return counts;
}
