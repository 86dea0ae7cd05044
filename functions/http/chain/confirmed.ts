import { needsPassword } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import { requireConfirmed } from '../../core/accounts/sessions/session-confirmation.ts';
import { asPerson } from '../../core/actor.ts';
import type { Link } from './findings.ts';

/** Refuses a call for which `needsPassword` is true, unless the user has entered the password again in this session. */
export const confirmed = (route: Route): Link => ({
  before: async ({ event: { findings } }) => {
    const { actor, request } = findings;
    if (actor && needsPassword(route)) await requireConfirmed(asPerson(actor), request.now);
  },
});
