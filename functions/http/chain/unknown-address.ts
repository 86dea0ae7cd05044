import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { patternOf } from '#shared/api/path.ts';
import type { Route } from '#shared/api/route.ts';
import { notFound, Refusal } from '../../refusal.ts';

/** A known address with the wrong method gets 405. Any other address gets 404. */
export function refuseUnknown(event: APIGatewayProxyEventV2, contract: readonly Route[]): never {
  const known = contract.some(({ path }) => patternOf(path).test(event.rawPath));
  throw known ? new Refusal('method_not_allowed') : notFound();
}
