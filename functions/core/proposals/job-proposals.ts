import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { isInviteOver } from '#shared/domain/jobs/invites.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { type ExplainedFit, fitOf } from '#shared/domain/search/fit.ts';
import { partnersIn } from '#shared/domain/search/network.ts';
import { readReputations } from '../../data/figures/reputation-queries.ts';
import { readOwnList } from '../../data/lists/list-queries.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import { findApplication, readApplicationPage } from '../../data/proposals/application-queries.ts';
import { readInvitePage, readInvites } from '../../data/proposals/invite-queries.ts';
import type { ApplicationRow, CredentialRow, InstallerProfileRow, JobRow, ReputationRow } from '../../data/rows.ts';
import { heldFrom, readWallets, withObjections } from '../credentials/job-credentials.ts';
import { reputationView } from '../figures/reputation.ts';
import { changesSince } from '../jobs/terms/seen-terms.ts';
import type { WithRequirements } from '../jobs/terms/terms.ts';
import { crewOf } from '../search/find-work/crew-of.ts';
import { factsOf } from '../search/find-work/facts-of.ts';
import { isOffer } from './offers.ts';
import { applicationViewOf, inviteViewOf } from './proposal-views.ts';

/** Shows the applications and invitations of a job to its owner. */

const byUser = <R extends { userId: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.userId, row]));
const profilesOf = async (installerIds: readonly string[]) => byUser(await readInstallerProfiles(installerIds));

/** The profiles, reputations and credentials of installers, by their ids. */
export interface Applicants {
  profiles: ReadonlyMap<string, InstallerProfileRow>;
  reputations: ReadonlyMap<string, ReputationRow>;
  /** The credentials that the jobs need. */
  wallets: ReadonlyMap<string, CredentialRow[]>;
}

export async function readApplicants(applied: readonly { installerId: string; job: JobRow }[]): Promise<Applicants> {
  const ids = [...new Set(applied.map(({ installerId }) => installerId))];
  const [profiles, reputations, wallets] = await Promise.all([
    profilesOf(ids),
    readReputations(ids),
    readWallets(applied),
  ]);
  return { profiles, reputations: byUser(reputations), wallets };
}

/** Returns how well an applicant fits. The lead time in their application replaces that of their profile. */
export function fitOfApplicant(
  { profiles, wallets }: Applicants,
  { installerId, leadTimeDays }: ApplicationRow,
  job: JobRow,
  now: Date,
): ExplainedFit | null {
  const profile = profiles.get(installerId);
  if (!profile) return null;
  const today = todayAtSite(job.card, now);
  const fit = fitOf({ ...crewOf(profile), availability: 'lead_time', leadTimeDays }, factsOf(job), today);
  return withObjections(fit, job, heldFrom(wallets.get(installerId) ?? [], profile, now), now);
}

/** Returns the applicants who still have to confirm that they take the job on its changed terms. */
async function awaitedAmong(jobId: string, installerIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const invites = await readInvites(installerIds.map((installerId) => ({ jobId, installerId })));
  return new Set(
    invites.filter((row) => isOffer(row) && !isInviteOver(row, now)).map(({ installerId }) => installerId),
  );
}

/** Counts the past and current jobs of each installer with the retailer. */
export async function countJobsTogether(retailerId: string): Promise<ReadonlyMap<string, number>> {
  const partners = partnersIn(await readOwnList(retailerId));
  return new Map(partners.map(({ id, running, completed }) => [id, running + completed]));
}

type ApplicationQuery = QueryOf<Routes['listJobApplications']>;

async function readApplicationsFor({ jobId, card }: JobRow, { installerId, cursor }: ApplicationQuery) {
  if (installerId === undefined) return readApplicationPage(jobId, card.applicationsTotal, cursor);
  const application = await findApplication(jobId, installerId);
  return { items: application ? [application] : [], nextCursor: null };
}

export async function listJobApplications(
  loaded: WithRequirements,
  query: ApplicationQuery,
  now: Date,
): Promise<AnswerOf<Routes['listJobApplications']>> {
  const { job } = loaded;
  const { items, nextCursor } = await readApplicationsFor(job, query);
  const changes = await changesSince(items, loaded, true);
  const [applicants, awaited, together] = await Promise.all([
    readApplicants(items.map(({ installerId }) => ({ installerId, job }))),
    awaitedAmong(job.jobId, [...changes.keys()], now),
    items.length > 0 ? countJobsTogether(job.retailerId) : new Map<string, number>(),
  ]);
  const applications = items.map((row) => {
    const profile = applicants.profiles.get(row.installerId);
    return {
      ...applicationViewOf(row, job),
      companyName: profile?.companyName ?? '',
      contactName: profile?.contactName ?? '',
      location: profile?.location ?? '',
      ...reputationView(applicants.reputations.get(row.installerId)),
      verifiedAt: profile?.verifiedAt ?? null,
      accreditations: profile?.accreditations ?? [],
      jobsTogether: together.get(row.installerId) ?? 0,
      fit: fitOfApplicant(applicants, row, job, now),
      changes: changes.get(row.installerId) ?? [],
      awaitsConfirmation: awaited.has(row.installerId),
    };
  });
  return { applications, nextCursor };
}

export async function listJobInvites(
  job: JobRow,
  cursor: string | undefined,
  now: Date,
): Promise<AnswerOf<Routes['listJobInvites']>> {
  const { invitesPending, invitesAccepted, invitesDeclined } = job.card;
  const count = invitesPending + invitesAccepted + invitesDeclined;
  const { items, nextCursor } = await readInvitePage(job.jobId, count, cursor);
  const profiles = await profilesOf(items.map((row) => row.installerId));
  return {
    // An offer to an applicant is shown with the application instead.
    invites: items
      .filter((row) => !row.isForApplication)
      .map((row) => ({
        ...inviteViewOf(row, now),
        companyName: profiles.get(row.installerId)?.companyName ?? '',
      })),
    nextCursor,
  };
}
