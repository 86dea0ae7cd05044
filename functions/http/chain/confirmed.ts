import { needsPassword } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import { requireConfirmed } from '../../core/accounts/sessions/session-confirmation.ts';
import { asPerson } from '../../core/actor.ts';
import type { Link } from './findings.ts';

/** Changes by administrators need a session in which the password was entered again. */
export const confirmed = (route: Route): Link => ({
  before: async ({ event: { findings } }) => {
    const { actor, request } = findings;
    if (actor && needsPassword(route)) await requireConfirmed(asPerson(actor), request.now);
  },
});
