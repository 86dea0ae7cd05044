import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { readPreferredOf } from '../../data/people/preferred-queries.ts';
import type { Actor } from '../actor.ts';
import { viewPreferredInstaller } from './profile-views.ts';
import { readVisibleInstallers } from './visible-installers.ts';

type PreferredPage = AnswerOf<Routes['listPreferredInstallers']>;

/**
 * Lists the preferred installers that the retailer may see. Hidden ones, such as suspended installers, keep their entry and
 * reappear with their profile.
 */
export async function listPreferredInstallers(actor: Actor, cursor: string | undefined): Promise<PreferredPage> {
  const { items, nextCursor } = await readPreferredOf(actor.userId, cursor);
  const visible = await readVisibleInstallers(
    actor.userId,
    items.map(({ installerId }) => installerId),
  );
  const installers = items.flatMap(({ installerId, createdAt }) => {
    const found = visible.get(installerId);
    return found ? [viewPreferredInstaller(found.profile, found.reputation, createdAt)] : [];
  });
  return { installers, nextCursor };
}
