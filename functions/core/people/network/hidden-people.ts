import { deleteHidden, putNewHidden } from '#functions/data/people/hidden-writes.ts';
import type { Actor, RequestFacts } from '../../actor.ts';
import { commitIfNeeded } from '../commit-if-needed.ts';

/** Hides a company in the caller's network. Repeating it changes nothing. */
export const hidePerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  commitIfNeeded(
    actor,
    personId,
    putNewHidden({ userId: actor.userId, personId, createdAt: request.now.toISOString() }),
    request,
  );

export const showPerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  commitIfNeeded(actor, personId, deleteHidden(actor.userId, personId), request);
