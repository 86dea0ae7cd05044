import { readNewestPublicJobs } from '#functions/data/jobs/job-list-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { Area } from '#functions/data/rows.ts';
import { companyMark, type ListedWork } from '#shared/domain/search/find-work.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';
import { listedJobs } from '../directory/held-lists.ts';
import { factsOf } from './facts-of.ts';

/** The facts about every public job of an area. The list follows within seconds, so the newest jobs are read besides. */

const newestCount = 20;

export async function readOpenJobs(area: Area): Promise<ListedWork[]> {
  const [listed, newest] = await Promise.all([listedJobs(area), readNewestPublicJobs(newestCount)]);
  const jobs = new Map(
    listed.map(({ latitude, longitude, ...job }): [string, ListedWork] => [
      job.id,
      { ...job, position: positionOrNull({ latitude, longitude }) },
    ]),
  );
  const unlisted = newest.filter(({ jobId, card }) => !jobs.has(jobId) && (area === 'AU' || card.state === area));
  for (const [id, row] of await findJobRows(unlisted.map(({ jobId }) => jobId)))
    jobs.set(id, { ...factsOf(row), company: companyMark(row.retailerId) });
  return [...jobs.values()];
}
