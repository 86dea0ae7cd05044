import { readNewestPublicJobs } from '#functions/data/jobs/job-list-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { ListedJob } from '#functions/data/lists/list-kinds.ts';
import type { Area } from '#functions/data/rows.ts';
import { companyMark, type ListedWork } from '#shared/domain/search/find-work.ts';
import { listedJobs } from '../directory/cached-lists.ts';
import { factsOf } from './facts-of.ts';

/**
 * Returns the facts about every public job of an area. The cached list is a few seconds behind, so this function also reads the
 * 20 newest jobs.
 */

const newestCount = 20;

/** A listed job with its postcode, by which accounts without a profile find it, and whether it requires credentials. */
export type OpenWork = ListedWork & Pick<ListedJob, 'postcode' | 'credentialsRequired'>;

export async function readOpenJobs(area: Area): Promise<OpenWork[]> {
  const [listed, newest] = await Promise.all([listedJobs(area), readNewestPublicJobs(newestCount)]);
  const asked = new Set(newest.map(({ jobId }) => jobId));
  const known = new Set(listed.flatMap(({ id }) => (asked.has(id) ? id : [])));
  const unlisted = newest.filter(({ jobId, card }) => !known.has(jobId) && (area === 'AU' || card.state === area));
  const rows = await findJobRows(unlisted.map(({ jobId }) => jobId));
  return [
    ...listed,
    ...Array.from(
      rows.values(),
      (row): OpenWork => ({
        ...factsOf(row),
        company: companyMark(row.retailerId),
        postcode: row.card.postcode,
        credentialsRequired: row.detail.credentialsRequired ? true : null,
      }),
    ),
  ];
}
