import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/api/route/route.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { errorCodes } from '#shared/errors.ts';
import { isPassing } from '../data/commit.ts';
import { describeCauses, logFault } from '../log.ts';
import { Refusal, unavailable } from '../refusal.ts';
import { RefusalWithCookies, Reply } from './call.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

const cacheRule = (route: Route): string =>
  route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`;

export function answer(route: Route, result: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const reply = result instanceof Reply ? result : new Reply({ body: result });
  const headers = { 'cache-control': cacheRule(route), 'x-request-id': requestId };
  const cookies = reply.cookies.length > 0 ? { cookies: [...reply.cookies] } : {};
  if (reply.location !== undefined)
    return { statusCode: 302, headers: { ...headers, location: reply.location }, ...cookies };
  if (route.response === undefined) return { statusCode: 204, headers, ...cookies };
  if (route.media) {
    const kind = { 'content-type': `${route.media}; charset=utf-8` };
    return { statusCode: route.status, headers: { ...headers, ...kind }, body: String(reply.body), ...cookies };
  }
  return { statusCode: route.status, headers: { ...headers, ...json }, body: JSON.stringify(reply.body), ...cookies };
}

/** Returns a refusal unchanged, a temporary AWS fault as a 503, and any other error as a fixed 500 that reveals nothing. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isPassing(error) ? unavailable(error) : new Refusal('internal', { cause: error });
}

interface LogLine {
  requestId: string;
  routeKey: string;
}

export function refuse(error: unknown, { requestId, routeKey }: LogLine): APIGatewayProxyStructuredResultV2 {
  const refusal = asRefusal(error);
  const { status } = errorCodes[refusal.code];
  if (status >= 500) {
    // A busy service is not a bug and may cause many errors, so the log gets only the messages, without a stack trace.
    const cause = refusal.code === 'unavailable' ? describeCauses(refusal.cause) : refusal.cause;
    logFault({ requestId, routeKey, code: refusal.code }, cause);
  }
  const body: ErrorBody = {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.changes ? { changes: refusal.changes } : {}),
    ...(refusal.version === undefined ? {} : { version: refusal.version }),
    requestId,
  };
  return {
    statusCode: status,
    headers: {
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...json,
      ...(refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) }),
    },
    body: JSON.stringify(body),
    ...(refusal instanceof RefusalWithCookies ? { cookies: [...refusal.cookies] } : {}),
  };
}
