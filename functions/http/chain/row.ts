import type { Route } from '#shared/api/route.ts';
import { loaderFor } from '../row-access.ts';
import type { Link } from './findings.ts';

/** The thing itself: whether it exists for this person, and whether they may act on it. */
export function row({ access }: Route): Link {
  const load = loaderFor(access);
  return {
    before: async ({ event: { findings } }) => {
      const { actor, params, rawBody, request } = findings;
      if (load && actor) findings.loaded = await load({ actor, params, rawBody, shareToken: request.shareToken });
    },
  };
}
