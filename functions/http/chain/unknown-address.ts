import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { patternOf } from '#shared/api/route/path.ts';
import type { Route } from '#shared/api/route/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { refuse } from '../answers.ts';
import type { Result } from './findings.ts';

/**
 * Answers 405 with the allowed methods if a path is known but the method is wrong, and 404 for any other path. If a route has
 * exactly this path, routes that only match with an id in the path do not add to the allowed methods.
 */
export function answerUnknown(event: APIGatewayProxyEventV2, contract: readonly Route[]): Result {
  const known = contract.filter(({ path }) => patternOf(path).test(event.rawPath));
  if (known.length === 0) throw notFound();
  const { routeKey, requestContext } = event;
  const refused = refuse(new Refusal('method_not_allowed'), { requestId: requestContext.requestId, routeKey });
  const named = known.filter(({ path }) => path === event.rawPath);
  const methods = (named.length > 0 ? named : known).map(({ method }) => method);
  return { ...refused, headers: { ...refused.headers, allow: [...new Set(methods)].sort().join(', ') } };
}
