import type { Route } from '#shared/api/route/route.ts';

/** The classes of routes that the gateway throttles separately, so that a flood of one class leaves the others alone. */
export const throttleClasses = ['read', 'write', 'upload', 'signIn', 'reset'] as const;
export type ThrottleClass = (typeof throttleClasses)[number];

/**
 * Returns the class of a route. Renewing a session counts as a read: it checks no password, and every open page does it every
 * few minutes.
 */
export function throttleClassOf({ method, group, limit }: Pick<Route, 'method' | 'group' | 'limit'>): ThrottleClass {
  if (limit === 'reset' || limit === 'resetCode') return 'reset';
  if (limit === 'refresh' || method === 'GET') return 'read';
  if (group === 'auth' && limit !== undefined) return 'signIn';
  return limit === 'upload' ? 'upload' : 'write';
}
