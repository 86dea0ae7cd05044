import { areAcquainted } from '#functions/data/people/acquaintance-queries.ts';
import { findPreferred } from '#functions/data/people/preferred-queries.ts';
import type { Actor } from '../../actor.ts';

/**
 * Tells whether the caller has dealt with a company or, as a retailer, prefers it. An installer has dealt with a retailer after
 * applying for one of its jobs or being awarded one. The route answers 404 for all other ids, so no caller can find out whether
 * an account exists.
 */
export async function isKnown({ userId, role }: Actor, personId: string): Promise<boolean> {
  if (role === 'installer') return areAcquainted(personId, userId);
  const [isAcquainted, preferred] = await Promise.all([
    areAcquainted(userId, personId),
    findPreferred(userId, personId),
  ]);
  return isAcquainted || preferred !== null;
}
