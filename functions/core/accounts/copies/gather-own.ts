import { readOwnLists } from '#functions/data/accounts/own-rows-queries.ts';
import { findOwnReputation } from '#functions/data/figures/reputation-queries.ts';
import { findOwnTabCounts } from '#functions/data/figures/tab-counts-queries.ts';
import { readableIn, type Section } from '#functions/data/in-copy.ts';
import { readCredentialsOf } from '#functions/data/people/credential-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { HiddenRow, PreferredRow } from '#functions/data/rows.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import type { Actor } from '../../actor.ts';
import { standingView } from '../../figures/reputation.ts';
import { readVisibleInstallers } from '../../people/visible-installers.ts';
import { listOwnApplications, listOwnInvites } from '../../proposals/own-proposals.ts';
import { everyPage } from './every-page.ts';

/** Gathers the user's own data. `gather-job.ts` gathers their jobs and files. */

async function profileOf({ userId, role }: Actor) {
  if (role === 'retailer') {
    const row = await findRetailerProfile(userId);
    return row && readableIn('retailerProfile', row);
  }
  const row = await findInstallerProfile(userId);
  return row && readableIn('installerProfile', row);
}

async function figuresOf({ userId }: Actor) {
  const [reputation, counts] = await Promise.all([findOwnReputation(userId), findOwnTabCounts(userId)]);
  return { reputation: standingView(reputation), jobs: counts && readableIn('tabCounts', counts) };
}

async function networkOf({ userId }: Actor, preferred: readonly PreferredRow[], hidden: readonly HiddenRow[]) {
  const visible = await readVisibleInstallers(
    userId,
    preferred.map(({ installerId }) => installerId),
  );
  return {
    preferred: preferred.map((row) => ({
      companyName: visible.get(row.installerId)?.profile.companyName ?? null,
      ...readableIn('preferred', row),
    })),
    hidden: hidden.map(({ personId, createdAt }) => ({ personId, createdAt })),
  };
}

async function proposalsOf({ userId, role }: Actor) {
  if (role !== 'installer') return { applications: [], invitations: [] };
  const now = new Date();
  const [applications, invitations] = await Promise.all([
    everyPage(
      (cursor) => listOwnApplications(userId, cursor),
      (page) => page.applications,
    ),
    everyPage(
      (cursor) => listOwnInvites(userId, cursor, now),
      (page) => page.invites,
    ),
  ]);
  return { applications, invitations };
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

export async function gatherOwn(actor: Actor): Promise<Record<Exclude<Section, 'jobs' | 'files'>, unknown>> {
  const { userId, user } = actor;
  const [profile, figures, lists, credentials, proposals, searches] = await Promise.all([
    profileOf(actor),
    figuresOf(actor),
    readOwnLists(userId),
    readCredentialsOf(user),
    proposalsOf(actor),
    findSearches(userId),
  ]);
  return {
    account: { id: userId, ...readableIn('user', user) },
    profile,
    figures,
    sessions: lists.sessions.map(({ device, network, signedInAt, usedAt }) => ({
      device,
      network,
      signedInAt: instant(signedInAt),
      usedAt: usedAt === undefined ? undefined : instant(usedAt),
    })),
    notifications: lists.notifications.map((row) => ({ ...readableIn('notification', row), jobId: row.jobId })),
    network: await networkOf(actor, lists.preferred, lists.hidden),
    savedSearches: searches?.searches ?? [],
    keptLists: Object.fromEntries(lists.keptLists.map(({ list, items }) => [list, items])),
    credentials: credentials.map((row) => readableIn('credential', row)),
    daysOff: lists.daysOff.map(({ day }) => day),
    proposals,
  };
}
