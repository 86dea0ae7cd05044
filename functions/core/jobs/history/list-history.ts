import { readAdminActs, readHistoryPage } from '#functions/data/jobs/history-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import { readHandIns } from '#functions/data/work/document-queries.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { Actor } from '../../actor.ts';
import type { JobAccess } from '../access/job-access.ts';
import { installersIn, viewEvent } from './history-view.ts';
import { peopleIn } from './people-in-history.ts';

/** Returns the companies of these installers. The job itself names the company of its installer. */
async function companiesOf({ job }: JobAccess, ids: readonly string[]): Promise<Map<string, string>> {
  const { assignedInstallerId: assigned } = job;
  const others = await readInstallerProfiles(ids.filter((id) => id !== assigned));
  return new Map([
    ...others.map(({ userId, companyName }) => [userId, companyName] as const),
    ...(assigned ? [[assigned, job.card.assignedCompany ?? ''] as const] : []),
  ]);
}

/** Returns a page of a job's history. A page may be shorter than its limit, because the caller does not see every event. */
export async function listHistory(
  actor: Actor,
  access: JobAccess,
  cursor: string | undefined,
): Promise<AnswerOf<Routes['listJobHistory']>> {
  const { items, nextCursor } = await readHistoryPage(access.job.jobId, cursor);
  const isCorrected = items.some(({ action }) => action === 'adminEdit' || action === 'adminSetStatus');
  const isReturned = items.some(({ action }) => action === 'returnRequirement');
  const ids = access.relations.includes('assignee')
    ? [actor.userId]
    : [...new Set(items.flatMap((row) => installersIn(row, access)))];
  const [companies, people, acts, handIns] = await Promise.all([
    companiesOf(access, ids),
    peopleIn(items, access.job.retailerId),
    isCorrected ? readAdminActs(access.job.jobId) : [],
    isReturned ? readHandIns(access.job.jobId) : [],
  ]);
  const facts = { access, callerId: actor.userId, personId: actor.person.userId, companies, people, acts, handIns };
  return { events: items.flatMap((row) => viewEvent(row, facts) ?? []), nextCursor };
}
