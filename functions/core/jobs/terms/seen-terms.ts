import { findPastTerms, readPastTerms } from '#functions/data/jobs/terms-queries.ts';
import type { ApplicationRow } from '#functions/data/rows.ts';
import { invalid, Refusal } from '#functions/refusal.ts';
import type { FieldChange } from '#shared/domain/changes.ts';
import { changesFrom, termsOf, type WithRequirements } from './terms.ts';

/** A caller who agrees to the terms names the version that they saw. The agreement is refused if the terms have changed since. */

/**
 * Refuses with `terms_changed` if the terms are no longer those of version `seen`, and lists the changes. A caller who names no
 * version agrees to the current terms. An unknown version is refused as `invalid`.
 */
export async function refuseUnseenTerms(
  loaded: WithRequirements & { seesSite: boolean },
  seen: number | undefined,
): Promise<void> {
  const { jobId, card } = loaded.job;
  if (seen === undefined || seen === card.termsVersion) return;
  const past = await findPastTerms(jobId, seen);
  if (!past) throw invalid('termsVersion', 'This job has no such version of its terms');
  const changes = changesFrom(past.terms, termsOf(loaded), loaded.seesSite);
  // If the change was undone, there is nothing new to agree to.
  if (changes.length > 0) throw new Refusal('terms_changed', { changes, version: card.termsVersion });
}

/** Lists the changes of the terms since each application, by installer. Leaves out applications for the current terms. */
export async function changesSince(
  applications: readonly ApplicationRow[],
  loaded: WithRequirements,
  seesSite: boolean,
): Promise<ReadonlyMap<string, FieldChange[]>> {
  const outdated = applications.filter(({ termsVersion }) => termsVersion !== loaded.job.card.termsVersion);
  if (outdated.length === 0) return new Map();
  const past = new Map((await readPastTerms(loaded.job.jobId)).map((row) => [row.termsVersion, row.terms]));
  const present = termsOf(loaded);
  return new Map(
    outdated.flatMap(({ installerId, termsVersion }) => {
      const terms = past.get(termsVersion);
      const changes = terms ? changesFrom(terms, present, seesSite) : [];
      return changes.length > 0 ? [[installerId, changes]] : [];
    }),
  );
}

/** Tells whether the job's terms differ from those the installer applied for. */
export const isOnEarlierTerms = async (application: ApplicationRow, loaded: WithRequirements): Promise<boolean> =>
  (await changesSince([application], loaded, true)).size > 0;
