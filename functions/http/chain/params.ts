import type { Route } from '#shared/api/route/route.ts';
import { notFound } from '../../refusal.ts';
import type { Link } from './findings.ts';

/** Checks the form of the ids in the path. A malformed id gets the same answer as an unknown one. */
export const params = (route: Route): Link => ({
  before: ({ event }) => {
    if (!route.params) return;
    const parsed = route.params.safeParse(event.pathParameters ?? {});
    if (!parsed.success) throw notFound();
    event.findings.params = parsed.data as Record<string, string>;
  },
});
