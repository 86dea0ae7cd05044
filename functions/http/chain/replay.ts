import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/api/route/route.ts';
import { idempotencyKeyPattern } from '#shared/domain/ids.ts';
import { findDone } from '../../core/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import { answer } from '../answers.ts';
import type { RepeatableWrite } from '../call.ts';
import type { Link } from './findings.ts';

function readKey({ headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    throw new Refusal('bad_request', { message: 'The Idempotency-Key must be 8 to 255 printable characters.' });
  return key;
}

/** Answers a write that already took effect under the same key. `write.replay` checks the caller's access again. */
export const replay = (route: Route, write: RepeatableWrite<Route>): Link => ({
  before: async ({ event }) => {
    const { actor, bodyHash, request } = event.findings;
    const key = readKey(event);
    if (key) request.idempotency = { key, route: `${route.method} ${event.rawPath}`, bodyHash };
    const reference = actor && (await findDone(actor, request));
    if (actor && reference !== null) return answer(route, await write.replay(actor, reference), request.requestId);
    return undefined;
  },
});
