import { readAdminActs, readHistoryPage } from '#functions/data/jobs/history-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import { readHandIns } from '#functions/data/work/document-queries.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { Actor } from '../../actor.ts';
import type { JobAccess } from '../access/job-access.ts';
import { installersIn, viewEvent } from './history-view.ts';

/** The companies of these installers. That of the one who has the job stands on the job. */
async function companiesOf({ job }: JobAccess, ids: readonly string[]): Promise<Map<string, string>> {
  const { assignedInstallerId: assigned } = job;
  const others = await readInstallerProfiles(ids.filter((id) => id !== assigned));
  return new Map([
    ...others.map(({ userId, companyName }) => [userId, companyName] as const),
    ...(assigned ? [[assigned, job.card.assignedCompany ?? ''] as const] : []),
  ]);
}

/** A page of what happened to a job. A page may hold less than it could, because not everything is everybody's news. */
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
  const [companies, acts, handIns] = await Promise.all([
    companiesOf(access, ids),
    isCorrected ? readAdminActs(access.job.jobId) : [],
    isReturned ? readHandIns(access.job.jobId) : [],
  ]);
  const facts = { access, callerId: actor.userId, companies, acts, handIns };
  return { events: items.flatMap((row) => viewEvent(row, facts) ?? []), nextCursor };
}
