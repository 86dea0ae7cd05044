import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { readReputations } from '../../data/figures/reputation-queries.ts';
import { readAcquaintedAmong } from '../../data/people/acquaintance-queries.ts';
import { readPreferredOf } from '../../data/people/preferred-queries.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import type { Actor } from '../actor.ts';
import { reputationView } from '../figures/reputation.ts';
import { viewPreferredInstaller } from './profile-views.ts';

type PreferredPage = AnswerOf<Routes['listPreferredInstallers']>;

const byInstaller = <R extends { userId: string }>(found: readonly R[]): ReadonlyMap<string, R> =>
  new Map(found.map((row) => [row.userId, row]));

/** The rows for a page of cards, in one batch per kind of row. */
async function readCards(retailerId: string, installerIds: readonly string[]) {
  const [profiles, reputations, accounts, acquainted] = await Promise.all([
    readInstallerProfiles(installerIds),
    readReputations(installerIds),
    readUsers(installerIds),
    readAcquaintedAmong(retailerId, installerIds),
  ]);
  return {
    profiles: byInstaller(profiles),
    reputations: byInstaller(reputations),
    accounts: byInstaller(accounts),
    acquainted,
  };
}

/** Private or suspended installers are hidden but stay on the list, so they reappear when their profile does. */
export async function listPreferredInstallers(actor: Actor, cursor: string | undefined): Promise<PreferredPage> {
  const { items, nextCursor } = await readPreferredOf(actor.userId, cursor);
  const cards = await readCards(
    actor.userId,
    items.map((row) => row.installerId),
  );
  const installers = items.flatMap(({ installerId, createdAt }) => {
    const profile = cards.profiles.get(installerId);
    if (!profile || cards.accounts.get(installerId)?.suspended) return [];
    if (profile.profileVisibility === 'private' && !cards.acquainted.has(installerId)) return [];
    return [viewPreferredInstaller(profile, reputationView(cards.reputations.get(installerId)), createdAt)];
  });
  return { installers, nextCursor };
}
