import { deleteHidden, putNewHidden } from '#functions/data/people/hidden-writes.ts';
import type { Actor, RequestFacts } from '../../actor.ts';
import { ensure } from '../ensure.ts';

export const hidePerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  ensure(
    actor,
    personId,
    putNewHidden({ userId: actor.userId, personId, createdAt: request.now.toISOString() }),
    request,
  );

export const showPerson = (actor: Actor, personId: string, request: RequestFacts): Promise<void> =>
  ensure(actor, personId, deleteHidden(actor.userId, personId), request);
