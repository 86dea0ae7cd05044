import { loadJob } from '#functions/data/jobs/job-queries.ts';
import type { ListedOwnJob } from '#functions/data/lists/own-job.ts';
import type { InviteRow } from '#functions/data/rows.ts';
import { mostWorkRows, type WorkKind, workOnAwarded, workOnPosted } from '#shared/domain/jobs/worklist.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import type { Actor } from '../actor.ts';
import type { JobCard } from '../jobs/views/job-card.ts';
import { readOpenInvitesPage } from '../search/own-jobs/open-invites.ts';
import { offeredCards } from '../search/own-jobs/own-jobs.ts';
import { readVisibleJobs, seesEveryJob } from '../visible-jobs.ts';

/** Collects the work that waits for a retailer or an installer, job by job, from the list of their jobs. */

export interface WaitingJob {
  kind: WorkKind;
  jobId: string;
  /** The number of open applications, or 1 for any other kind of work. */
  count: number;
  /** The time when the work began to wait, if the list of jobs contains it. */
  since?: string;
  /** The entry of an awarded or posted job in the list of jobs. */
  listed?: ListedOwnJob;
  invite?: InviteRow;
  /** The labels of the returned requirements. */
  returned?: string[];
}

type OfferedCards = ReadonlyMap<string, JobCard>;

export interface WaitingWork {
  waiting: WaitingJob[];
  /** The jobs of the invitations, by id. */
  offered: OfferedCards;
  /** All jobs of the user. */
  jobs: ListedOwnJob[];
}

const factsOf = (listed: ListedOwnJob, now: Date) => ({
  status: listed.status,
  installationDate: listed.installationDate,
  today: todayAtSite(listed, now),
  isAwarded: listed.otherPartyId !== null,
  isRequested: listed.requestedCents !== null,
  isPaid: listed.paidOn !== null,
});

function awardedWork(jobs: readonly ListedOwnJob[], side: 'owner' | 'assignee', now: Date): WaitingJob[] {
  return jobs.flatMap((listed): WaitingJob[] => {
    const kind = workOnAwarded(factsOf(listed, now), side);
    if (!kind) return [];
    const { id, installationDate } = listed;
    return [
      { kind, jobId: id, count: 1, listed, ...(kind === 'overdue' && installationDate && { since: installationDate }) },
    ];
  });
}

function postedWork(jobs: readonly ListedOwnJob[], now: Date): WaitingJob[] {
  return jobs.flatMap((listed): WaitingJob[] => {
    const { id, status, applicationsOpen, invitesPending } = listed;
    const postedAt = listed.postedAt ?? listed.createdAt;
    const kind = workOnPosted({ status, applicationsOpen, invitesPending, postedAt }, now);
    if (kind === 'applications') return [{ kind, jobId: id, count: applicationsOpen, listed }];
    return kind ? [{ kind, jobId: id, count: 1, listed, since: postedAt }] : [];
  });
}

/** Returns the jobs in progress with a returned requirement that is still open. */
async function returnedWork(jobs: readonly ListedOwnJob[]): Promise<WaitingJob[]> {
  const inProgress = jobs.filter(({ status }) => status === 'in_progress');
  const loaded = await Promise.all(inProgress.map(async (listed) => ({ listed, details: await loadJob(listed.id) })));
  return loaded.flatMap(({ listed, details }) => {
    if (!details) return [];
    const returned = details.requirements.filter(({ completed, returnedReason }) => !completed && returnedReason);
    if (returned.length === 0 && !details.job.returnedReason) return [];
    return [{ kind: 'returned', jobId: listed.id, count: 1, listed, returned: returned.map(({ label }) => label) }];
  });
}

/** Reads open invitations page by page, up to the number of rows that a worklist shows. */
async function readOpenInvitesOf(installerId: string, now: Date): Promise<InviteRow[]> {
  const found: InviteRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await readOpenInvitesPage(installerId, cursor, now);
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && found.length < mostWorkRows);
  return found;
}

/** Returns the invitations that can still be answered. Jobs that are no longer open are left out. */
async function offers(installerId: string, now: Date): Promise<{ offered: OfferedCards; waiting: WaitingJob[] }> {
  const items = await readOpenInvitesOf(installerId, now);
  const offered = await offeredCards(items);
  const open = items.filter(({ jobId }) => offered.has(jobId));
  return { offered, waiting: open.map((invite) => ({ kind: 'offers', jobId: invite.jobId, count: 1, invite })) };
}

const noOffers = { offered: new Map(), waiting: [] };

export async function waitingFor(actor: Actor, now: Date): Promise<WaitingWork> {
  if (actor.role === 'retailer') {
    const jobs = await readVisibleJobs(actor);
    return { jobs, offered: new Map(), waiting: [...postedWork(jobs, now), ...awardedWork(jobs, 'owner', now)] };
  }
  const [jobs, { offered, waiting }] = await Promise.all([
    readVisibleJobs(actor),
    seesEveryJob(actor) ? offers(actor.userId, now) : noOffers,
  ]);
  return { jobs, offered, waiting: [...waiting, ...(await returnedWork(jobs)), ...awardedWork(jobs, 'assignee', now)] };
}
