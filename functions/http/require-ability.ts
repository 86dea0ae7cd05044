import { type Ability, rankMay } from '#shared/domain/accounts/ranks.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';

/** Refuses people whose rank lacks an ability, and names those in their company who have it. */
export async function requireAbility(actor: Actor, ability: Ability): Promise<void> {
  if (rankMay(actor.role, actor.rank, ability)) return;
  // Few requests are refused here, so the names load on demand.
  const { rankRefusal } = await import('../core/company/rank-refusal.ts');
  throw new Refusal('forbidden', { message: await rankRefusal(actor, ability) });
}
