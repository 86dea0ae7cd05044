import { accessRules, type RoleRule } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

const mayCall: Record<RoleRule, (actor: Actor) => boolean> = {
  retailer: (actor) => actor.role === 'retailer',
  installer: (actor) => actor.role === 'installer',
  admin: (actor) => actor.isAdmin,
  retailerOrAdmin: (actor) => actor.isAdmin || actor.role === 'retailer',
};

/** Refuses users whose role can never call this route. */
export function role({ access }: Route): Link {
  const rule = accessRules[access];
  return {
    before: ({ event: { findings } }) => {
      const { actor } = findings;
      if (!('role' in rule) || !actor || mayCall[rule.role](actor)) return;
      // An administrator without two-factor sign-in, where the stage demands it.
      throw new Refusal(rule.role === 'admin' && actor.user.isAdmin ? 'two_factor_needed' : 'forbidden');
    },
  };
}
