import type { Route } from '#shared/api/route/route.ts';
import { loaderFor } from '../row-access.ts';
import type { Link } from './findings.ts';

/** Loads the stored item, and checks that the caller may see it and act on it. */
export function row({ access }: Route): Link {
  const load = loaderFor(access);
  return {
    before: async ({ event: { findings } }) => {
      const { actor, params, rawBody, request } = findings;
      const { shareToken, now } = request;
      if (load && actor) findings.loaded = await load({ actor, params, rawBody, shareToken, now });
    },
  };
}
