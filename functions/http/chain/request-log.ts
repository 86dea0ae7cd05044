import type middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { logRequest } from '../../log.ts';
import { asRefusal } from '../answers.ts';
import type { CheckedEvent, Result } from './findings.ts';

/** Writes one log line for each request, when its answer is known. */
export function requestLog(): middy.MiddlewareObj<APIGatewayProxyEventV2, Result> {
  const since = new WeakMap<object, number>();
  const write = ({ event, error, response }: middy.Request<APIGatewayProxyEventV2, Result>) => {
    const { requestId, timeEpoch } = event.requestContext;
    const { actor } = (event as Partial<CheckedEvent>).findings ?? {};
    logRequest({
      at: timeEpoch,
      requestId,
      routeKey: event.routeKey,
      actorId: actor?.person.userId,
      status: response?.statusCode ?? 500,
      code: error ? asRefusal(error).code : undefined,
      milliseconds: Math.round(performance.now() - (since.get(event) ?? 0)),
    });
  };
  return {
    before: ({ event }) => {
      since.set(event, performance.now());
    },
    after: write,
    onError: write,
  };
}
