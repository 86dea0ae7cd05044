import { accessRules } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import { readActor, readVisitor } from '../session.ts';
import type { Link } from './findings.ts';

/** Identifies the caller. Skips routes with a `late` session or none. */
export function caller({ access }: Route): Link {
  const { session } = accessRules[access];
  return {
    before: async ({ event: { findings } }) => {
      const { cookies } = findings.request;
      if (session === 'required') findings.actor = await readActor(cookies);
      if (session === 'optional') findings.actor = await readVisitor(cookies);
    },
  };
}
