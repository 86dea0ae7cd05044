import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { statusShownTo } from '#shared/domain/lifecycle.ts';
import { listNames } from '../../data/list-keys.ts';
import { pageSize, readPage } from '../../data/page.ts';
import { readMany } from '../../data/read-many.ts';
import type { JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { reputationView } from '../figures/reputation.ts';
import { readJobs } from '../jobs/job-lists.ts';
import { applicationViewOf, inviteViewOf } from '../jobs/job-view.ts';

/** Applications and invitations, as the owner of a job and as the installer list them. */

const keysOf = (installerIds: readonly string[]) => installerIds.map((userId) => ({ userId }));

async function readProfiles(installerIds: readonly string[]) {
  const found = await readMany(keysOf(installerIds), (open) => rows().installerProfile.get(open).go());
  return new Map(found.map((row) => [row.userId, row]));
}

async function readReputations(installerIds: readonly string[]) {
  const found = await readMany(keysOf(installerIds), (open) => rows().reputation.get(open).go());
  return new Map(found.map((row) => [row.userId, row]));
}

type Run<T> = Parameters<typeof readPage<T>>[0];

/**
 * The proposals of most jobs fit on one page, and are read as they are at this very moment. Of more than that the list
 * gives the newest first; it may lag a moment behind.
 */
async function newestFirst<T extends { createdAt: string }>(
  count: number,
  cursor: string | undefined,
  { atOnce, listed }: { atOnce: Run<T>; listed: Run<T> },
) {
  if (cursor === undefined && count < pageSize) {
    const { items, nextCursor } = await readPage(atOnce, undefined);
    if (nextCursor === null) return { items: items.sort((a, b) => b.createdAt.localeCompare(a.createdAt)), nextCursor };
  }
  return readPage(listed, cursor);
}

export async function listJobApplications(
  job: JobRow,
  cursor?: string,
): Promise<AnswerOf<Routes['listJobApplications']>> {
  const { jobId } = job;
  const { items, nextCursor } = await newestFirst(job.card.applicationsTotal, cursor, {
    atOnce: (page) =>
      rows()
        .application.query.byJob({ jobId })
        .go({ ...page, consistent: true }),
    listed: (page) =>
      rows()
        .application.query.newestOfJob({ list2pk: listNames.applicants(jobId) })
        .go({ ...page, order: 'desc' }),
  });
  const installerIds = items.map((row) => row.installerId);
  const [profiles, reputations] = await Promise.all([readProfiles(installerIds), readReputations(installerIds)]);
  const applications = items.map((row) => {
    const profile = profiles.get(row.installerId);
    return {
      ...applicationViewOf(row, job),
      companyName: profile?.companyName ?? '',
      contactName: profile?.contactName ?? '',
      location: profile?.location ?? '',
      ...reputationView(reputations.get(row.installerId)),
    };
  });
  return { applications, nextCursor };
}

export async function listJobInvites(job: JobRow, cursor?: string): Promise<AnswerOf<Routes['listJobInvites']>> {
  const { jobId, card } = job;
  const count = card.invitesPending + card.invitesAccepted + card.invitesDeclined;
  const { items, nextCursor } = await newestFirst(count, cursor, {
    atOnce: (page) =>
      rows()
        .invite.query.byJob({ jobId })
        .go({ ...page, consistent: true }),
    listed: (page) =>
      rows()
        .invite.query.newestOfJob({ list2pk: listNames.invitees(jobId) })
        .go({ ...page, order: 'desc' }),
  });
  const profiles = await readProfiles(items.map((row) => row.installerId));
  return {
    invites: items.map((row) => ({
      ...inviteViewOf(row),
      companyName: profiles.get(row.installerId)?.companyName ?? '',
    })),
    nextCursor,
  };
}

/** Enough of a job to know which it was, even for one who may not open it any more. */
const summaryOf = (job: JobRow, relation: 'applicant' | 'invitee') => ({
  title: job.card.title,
  suburb: job.card.suburb,
  state: job.card.state,
  status: statusShownTo(job.status, [relation]),
});

export async function listOwnApplications(
  installerId: string,
  cursor?: string,
): Promise<AnswerOf<Routes['listOwnApplications']>> {
  const { items, nextCursor } = await readPage(
    (page) =>
      rows()
        .application.query.byInstaller({ list1pk: listNames.applicant(installerId) })
        .go({ ...page, order: 'desc' }),
    cursor,
  );
  const jobs = await readJobs(items.map((row) => row.jobId));
  return {
    applications: items.flatMap((row) => {
      const job = jobs.get(row.jobId);
      return job ? { ...applicationViewOf(row, job), job: summaryOf(job, 'applicant') } : [];
    }),
    nextCursor,
  };
}

export async function listOwnInvites(
  installerId: string,
  cursor?: string,
): Promise<AnswerOf<Routes['listOwnInvites']>> {
  const { items, nextCursor } = await readPage(
    (page) =>
      rows()
        .invite.query.byInstaller({ list1pk: listNames.invitee(installerId) })
        .go({ ...page, order: 'desc' }),
    cursor,
  );
  const jobs = await readJobs(items.map((row) => row.jobId));
  return {
    invites: items.flatMap((row) => {
      const job = jobs.get(row.jobId);
      return job?.status === 'posted' ? { ...inviteViewOf(row), job: summaryOf(job, 'invitee') } : [];
    }),
    nextCursor,
  };
}
