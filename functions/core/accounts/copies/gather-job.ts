import { findObjects } from '#functions/data/files/object-queries.ts';
import { remittanceKeysOf } from '#functions/data/jobs/earlier-payments.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import { readApplicationsOf } from '#functions/data/proposals/application-queries.ts';
import { readInvitesOf } from '#functions/data/proposals/invite-queries.ts';
import type { ObjectRow } from '#functions/data/rows.ts';
import { readHandIns } from '#functions/data/work/document-queries.ts';
import type { Actor } from '../../actor.ts';
import { findJob, isParty, type JobAccess } from '../../jobs/access/job-access.ts';
import { listHistory } from '../../jobs/history/list-history.ts';
import { fileKeysOf } from '../../jobs/job-file-list.ts';
import { viewJob } from '../../jobs/views/job-view.ts';
import { applicationViewOf, inviteViewOf } from '../../proposals/proposal-views.ts';
import { viewPayments } from '../../work/payment-view.ts';
import { reviewsFor } from '../../work/rating-view.ts';
import { listRequirements } from '../../work/requirement-view.ts';
import { everyPage } from './every-page.ts';

/** Returns the applications and invitations that the owner of a job can read, each with its installer. */
async function proposalsFor({ job, relations }: JobAccess) {
  if (!relations.includes('owner')) return {};
  const now = new Date();
  // This reads the invitations even if the job's counts of them are 0, because the counts leave out expired invitations.
  const [applications, invites] = await Promise.all([
    job.card.applicationsTotal > 0 ? readApplicationsOf(job.jobId) : [],
    job.status === 'draft' ? [] : readInvitesOf(job.jobId),
  ]);
  const ids = new Set([...applications, ...invites].map(({ installerId }) => installerId));
  const profiles = await readInstallerProfiles([...ids]);
  const names = new Map(profiles.map(({ userId, companyName }) => [userId, companyName]));
  const from = (installerId: string) => ({ companyName: names.get(installerId) ?? null });
  return {
    applications: applications.map((row) => ({ ...from(row.installerId), ...applicationViewOf(row, job) })),
    invitations: invites.map((row) => ({ ...from(row.installerId), ...inviteViewOf(row, now) })),
  };
}

/** Returns the files of a job that this user uploaded. */
async function filesBy({ userId }: Actor, access: JobAccess): Promise<ObjectRow[]> {
  const { job } = access;
  const handIns = job.times.postedAt === undefined ? [] : await readHandIns(job.jobId);
  const keys = [...fileKeysOf(job.detail), ...handIns.map(({ objectKey }) => objectKey), ...remittanceKeysOf(access)];
  const found = new Map((await findObjects([...new Set(keys)])).map((row) => [row.objectKey, row]));
  return [...new Set(keys)]
    .flatMap((key) => found.get(key) ?? [])
    .filter(({ ownerId, state }) => ownerId === userId && state === 'stored');
}

/** Returns a job as this user sees it, without the share token, with which anyone could open the job. */
async function recordOf(actor: Actor, access: JobAccess) {
  const { viewer: _viewer, shareToken: _token, ...job } = viewJob(access);
  const [requirements, proposals, history] = await Promise.all([
    listRequirements(actor, access),
    proposalsFor(access),
    everyPage(
      (cursor) => listHistory(actor, access, cursor),
      (page) => page.events,
    ),
  ]);
  return {
    ...job,
    requirements,
    ...viewPayments(access),
    reviews: reviewsFor(actor.userId, access),
    ...proposals,
    history,
  };
}

/**
 * Gathers one job and the files that the user uploaded to it. Returns null if the job is being deleted, or if the user is no
 * longer a party to it.
 */
export async function gatherJob(
  actor: Actor,
  jobId: string,
): Promise<{ record: Awaited<ReturnType<typeof recordOf>>; files: ObjectRow[] } | null> {
  const access = await findJob(jobId, actor);
  if (!access || !isParty(access)) return null;
  const [record, files] = await Promise.all([recordOf(actor, access), filesBy(actor, access)]);
  return { record, files };
}
