import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { ConditionLost, commit, write } from '../../data/commit.ts';
import { readPage } from '../../data/page.ts';
import { readMany } from '../../data/read-many.ts';
import { rows } from '../../data/service.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { reputationView } from '../figures/reputation.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { viewPreferredInstaller } from './profile-views.ts';
import { getInstaller } from './profiles.ts';

type PreferredPage = AnswerOf<Routes['listPreferredInstallers']>;

const byInstaller = <R extends { userId: string }>(found: readonly R[]): ReadonlyMap<string, R> =>
  new Map(found.map((row) => [row.userId, row]));

/** What the cards of a page are made of, in one batch a kind of row. */
async function readCards(retailerId: string, installerIds: readonly string[]) {
  const keys = installerIds.map((userId) => ({ userId }));
  const ties = installerIds.map((installerId) => ({ userId: retailerId, installerId }));
  const [profiles, reputations, accounts, acquaintances] = await Promise.all([
    readMany(keys, (open) => rows().installerProfile.get(open).go()),
    readMany(keys, (open) => rows().reputation.get(open).go()),
    readMany(keys, (open) => rows().user.get(open).go({ consistent: true })),
    readMany(ties, (open) => rows().acquaintance.get(open).go()),
  ]);
  return {
    profiles: byInstaller(profiles),
    reputations: byInstaller(reputations),
    accounts: byInstaller(accounts),
    acquainted: new Set(acquaintances.map((row) => row.installerId)),
  };
}

/** Installers who went private or were suspended are left out, not forgotten: they come back with their profile. */
export async function listPreferredInstallers(actor: Actor, cursor: string | undefined): Promise<PreferredPage> {
  const { items, nextCursor } = await readPage(
    (options) =>
      rows()
        .preferred.query.byUser({ userId: actor.userId })
        .go({ ...options, consistent: true }),
    cursor,
  );
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

/** Adding somebody twice keeps the first day. */
export async function addPreferredInstaller(actor: Actor, installerId: string, request: RequestFacts): Promise<void> {
  await getInstaller(actor, installerId);
  const row = { userId: actor.userId, installerId, createdAt: request.now.toISOString() };
  const added = write('preferred', (entities) => entities.preferred.create(row).commit());
  try {
    await commit([added, ...idempotencyWrite(actor, request, installerId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    await throwIfDone(actor, request, error.names);
  }
}

export async function removePreferredInstaller(
  actor: Actor,
  installerId: string,
  request: RequestFacts,
): Promise<void> {
  const removed = write('preferred', (entities) =>
    entities.preferred.delete({ userId: actor.userId, installerId }).commit(),
  );
  try {
    await commit([removed, ...idempotencyWrite(actor, request, installerId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    await throwIfDone(actor, request, error.names);
  }
}
