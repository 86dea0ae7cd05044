import { areAcquainted } from '../../../data/people/acquaintance-queries.ts';
import { deleteHidden, putNewHidden } from '../../../data/people/hidden-writes.ts';
import { findPreferred } from '../../../data/people/preferred-queries.ts';
import type { Actor, RequestFacts } from '../../actor.ts';
import { ensure } from '../ensure.ts';

/** Whether the two have dealt with each other, or one prefers the other. Nobody learns of anyone else whether there is such a person. */
export async function isKnown({ userId, role }: Actor, personId: string): Promise<boolean> {
  if (role === 'installer') return areAcquainted(personId, userId);
  const [isAcquainted, preferred] = await Promise.all([
    areAcquainted(userId, personId),
    findPreferred(userId, personId),
  ]);
  return isAcquainted || preferred !== null;
}

export const hidePerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  ensure(
    actor,
    personId,
    putNewHidden({ userId: actor.userId, personId, createdAt: request.now.toISOString() }),
    request,
  );

export const showPerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  ensure(actor, personId, deleteHidden(actor.userId, personId), request);
