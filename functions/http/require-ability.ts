import { type Ability, rankMay } from '#shared/domain/accounts/ranks.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';

/** Refuses people whose rank lacks an ability. The message names the people of their company who have the ability. */
export async function requireAbility(actor: Actor, ability: Ability): Promise<void> {
  if (rankMay(actor.role, actor.rank, ability)) return;
  // Few requests are refused here, so the code that finds the names loads on demand.
  const { rankRefusal } = await import('../core/company/rank-refusal.ts');
  throw new Refusal('forbidden', { message: await rankRefusal(actor, ability) });
}
