import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { InstallerTab, RetailerTab } from '#shared/domain/jobs/lifecycle.ts';
import {
  readAwardedAndOfferedPage,
  readJobPageOfInstaller,
  readJobPageOfOwner,
} from '../../../data/jobs/job-list-queries.ts';
import { findJobRows } from '../../../data/jobs/job-queries.ts';
import { readOpenInvitePage } from '../../../data/proposals/invite-queries.ts';
import { cardFor, type JobCard } from '../views/job-card.ts';

/** One person's jobs, by dashboard tab. */

type JobPage = AnswerOf<Routes['listRetailerJobs']>;

export async function listRetailerJobs(
  retailerId: string,
  tab: RetailerTab = 'all',
  cursor?: string,
): Promise<JobPage> {
  const { items, nextCursor } = await readJobPageOfOwner(retailerId, tab, cursor);
  return { jobs: items.map((job) => cardFor(job, 'owner')), nextCursor };
}

/** An invitation only names the job. Jobs that are no longer open are left out. */
async function offeredCards(jobIds: readonly string[]): Promise<Map<string, JobCard>> {
  const jobs = await findJobRows(jobIds);
  const open = [...jobs.values()].filter((job) => job.status === 'posted');
  return new Map(open.map((job) => [job.jobId, cardFor(job, 'invitee')]));
}

async function listOffered(installerId: string, cursor?: string): Promise<JobPage> {
  const { items, nextCursor } = await readOpenInvitePage(installerId, cursor);
  const cards = await offeredCards(items.map((invite) => invite.jobId));
  return { jobs: items.flatMap(({ jobId }) => cards.get(jobId) ?? []), nextCursor };
}

async function listEverything(installerId: string, cursor?: string): Promise<JobPage> {
  const { items, nextCursor } = await readAwardedAndOfferedPage(installerId, cursor);
  const cards = await offeredCards(items.flatMap((item) => (item.kind === 'offered' ? item.jobId : [])));
  const jobs = items.flatMap((item) =>
    item.kind === 'offered' ? (cards.get(item.jobId) ?? []) : cardFor(item.job, 'assignee'),
  );
  return { jobs, nextCursor };
}

export async function listInstallerJobs(
  installerId: string,
  tab: InstallerTab = 'all',
  cursor?: string,
): Promise<JobPage> {
  if (tab === 'all') return listEverything(installerId, cursor);
  if (tab === 'offered') return listOffered(installerId, cursor);
  const { items, nextCursor } = await readJobPageOfInstaller(installerId, tab, cursor);
  return { jobs: items.map((job) => cardFor(job, 'assignee')), nextCursor };
}
