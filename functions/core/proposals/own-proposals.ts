import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { statusShownTo } from '#shared/domain/jobs/lifecycle.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { readApplicationPageOfInstaller } from '../../data/proposals/application-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import { readOpenInvitesPage } from '../search/own-jobs/open-invites.ts';
import { applicationViewOf, inviteViewOf } from './proposal-views.ts';

/** The installer's own applications and invitations. */

/** Returns enough to recognise a job, even for an installer who may no longer open it. */
const summaryOf = (job: JobRow, relation: 'applicant' | 'invitee') => ({
  number: job.card.number ?? null,
  title: job.card.title,
  suburb: job.card.suburb,
  state: job.card.state,
  status: statusShownTo(job.status, [relation]),
});

export async function listOwnApplications(
  installerId: string,
  cursor?: string,
): Promise<AnswerOf<Routes['listOwnApplications']>> {
  const { items, nextCursor } = await readApplicationPageOfInstaller(installerId, cursor);
  const jobs = await findJobRows(items.map((row) => row.jobId));
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
  cursor: string | undefined,
  now: Date,
): Promise<AnswerOf<Routes['listOwnInvites']>> {
  const { items, nextCursor } = await readOpenInvitesPage(installerId, cursor, now);
  const jobs = await findJobRows(items.map((row) => row.jobId));
  return {
    invites: items.flatMap((row) => {
      const job = jobs.get(row.jobId);
      return job?.status === 'posted' ? { ...inviteViewOf(row, now), job: summaryOf(job, 'invitee') } : [];
    }),
    nextCursor,
  };
}
