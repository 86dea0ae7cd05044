import { isDeepStrictEqual } from 'node:util';
import type { Effects, JobRow } from '../../data/rows.ts';
import { isListed } from '../figures/public-figures.ts';
import { factsOf } from '../search/find-work/facts-of.ts';

const publicFacts = (job: JobRow | null) => (job !== null && isListed(job) ? factsOf(job) : null);

/**
 * Returns the follow-up for a job that became public, or changed while public. The follow-up notifies the installers whose
 * saved searches match, one by one.
 */
export function newsForSearchers(before: JobRow | null, after: JobRow, now: Date): Effects[] {
  const [was, is] = [publicFacts(before), publicFacts(after)];
  if (is === null || isDeepStrictEqual(was, is)) return [];
  return [{ followUp: { kind: 'tellSearchers', jobId: after.jobId, at: now.toISOString(), before: was } }];
}
