import { areAcquainted } from '#functions/data/people/acquaintance-queries.ts';
import { findPreferred } from '#functions/data/people/preferred-queries.ts';
import type { Actor } from '../../actor.ts';

/**
 * Tells whether two companies have dealt with each other, or one prefers the other. Other callers cannot find out whether an
 * account exists.
 */
export async function isKnown({ userId, role }: Actor, personId: string): Promise<boolean> {
  if (role === 'installer') return areAcquainted(personId, userId);
  const [isAcquainted, preferred] = await Promise.all([
    areAcquainted(userId, personId),
    findPreferred(userId, personId),
  ]);
  return isAcquainted || preferred !== null;
}
