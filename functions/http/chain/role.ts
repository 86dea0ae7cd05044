import { abilityOf, accessRules, type RoleRule } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../refusal.ts';
import { requireAbility } from '../require-ability.ts';
import type { Link } from './findings.ts';

const mayCall: Record<RoleRule, (actor: Actor) => boolean> = {
  retailer: (actor) => actor.role === 'retailer',
  installer: (actor) => actor.role === 'installer',
  admin: (actor) => actor.isAdmin,
  retailerOrAdmin: (actor) => actor.isAdmin || actor.role === 'retailer',
};

function checkRole({ access }: Route, actor: Actor): void {
  const rule = accessRules[access];
  if (!('role' in rule) || mayCall[rule.role](actor)) return;
  // If the stage requires two-factor sign-in, `actor.isAdmin` is false for an administrator without it.
  throw new Refusal(rule.role === 'admin' && actor.person.isAdmin ? 'two_factor_needed' : 'forbidden');
}

/** Refuses users whose company's role, or whose rank in the company, can never call this route. */
export const role = (route: Route): Link => ({
  before: async ({ event: { findings } }) => {
    const { actor } = findings;
    if (!actor) return;
    checkRole(route, actor);
    await requireAbility(actor, abilityOf(route));
  },
});
