import {
  readAwardedAndOfferedPage,
  readJobPageOfInstaller,
  readJobPageOfOwner,
} from '#functions/data/jobs/job-list-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { InviteRow } from '#functions/data/rows.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { InstallerTab, RetailerTab } from '#shared/domain/jobs/lifecycle.ts';
import type { Actor } from '../../actor.ts';
import { cardFor, type JobCard } from '../../jobs/views/job-card.ts';
import { seesEveryJob } from '../../visible-jobs.ts';
import { readOpenInvites, readOpenInvitesPage } from './open-invites.ts';
import { listTeamJobs } from './team-jobs.ts';

/** Lists one user's jobs, by dashboard tab. */

type JobPage = AnswerOf<Routes['listRetailerJobs']>;

export async function listRetailerJobs(
  retailerId: string,
  tab: RetailerTab = 'all',
  cursor?: string,
): Promise<JobPage> {
  const { items, nextCursor } = await readJobPageOfOwner(retailerId, tab, cursor);
  return { jobs: items.map((job) => cardFor(job, 'owner')), nextCursor };
}

/** Returns the cards of the invitations' jobs. Jobs that are no longer open are left out. */
export async function offeredCards(invites: readonly InviteRow[]): Promise<Map<string, JobCard>> {
  const jobs = await findJobRows(invites.map(({ jobId }) => jobId));
  return new Map(
    invites.flatMap(({ jobId, message }) => {
      const job = jobs.get(jobId);
      return job?.status === 'posted' ? [[jobId, { ...cardFor(job, 'invitee'), inviteMessage: message }] as const] : [];
    }),
  );
}

async function listOffered(installerId: string, cursor: string | undefined, now: Date): Promise<JobPage> {
  const { items, nextCursor } = await readOpenInvitesPage(installerId, cursor, now);
  const cards = await offeredCards(items);
  return { jobs: items.flatMap(({ jobId }) => cards.get(jobId) ?? []), nextCursor };
}

async function listEverything(installerId: string, cursor: string | undefined, now: Date): Promise<JobPage> {
  const { items, nextCursor } = await readAwardedAndOfferedPage(installerId, cursor);
  const offered = items.flatMap((item) => (item.kind === 'offered' ? item.jobId : []));
  const cards = await offeredCards([...(await readOpenInvites(installerId, offered, now)).values()]);
  const jobs = items.flatMap((item) =>
    item.kind === 'offered' ? (cards.get(item.jobId) ?? []) : cardFor(item.job, 'assignee'),
  );
  return { jobs, nextCursor };
}

export async function listInstallerJobs(
  actor: Actor,
  tab: InstallerTab = 'all',
  cursor: string | undefined,
  now: Date,
): Promise<JobPage> {
  if (!seesEveryJob(actor)) return listTeamJobs(actor, tab, cursor);
  const { userId: installerId } = actor;
  if (tab === 'all') return listEverything(installerId, cursor, now);
  if (tab === 'offered') return listOffered(installerId, cursor, now);
  const { items, nextCursor } = await readJobPageOfInstaller(installerId, tab, cursor);
  return { jobs: items.map((job) => cardFor(job, 'assignee')), nextCursor };
}
