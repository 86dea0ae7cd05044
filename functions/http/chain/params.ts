import type { Route } from '#shared/api/route.ts';
import { notFound } from '../../refusal.ts';
import type { Link } from './findings.ts';

/** An id that cannot be one of ours answers like an id that is nobody's. */
export const params = (route: Route): Link => ({
  before: ({ event }) => {
    if (!route.params) return;
    const parsed = route.params.safeParse(event.pathParameters ?? {});
    if (!parsed.success) throw notFound();
    event.findings.params = parsed.data as Record<string, string>;
  },
});
