import middy from '@middy/core';
import headerNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { RoutesOf } from '#shared/api/index.ts';
import { type Route, type RouteGroup, routeKeyOf } from '#shared/api/route.ts';
import type { Implementations, Implemented } from '../call.ts';
import { chainOf } from './chain.ts';
import { environment } from './environment.ts';
import type { CheckedEvent, Result } from './findings.ts';
import { refusals } from './refusals.ts';
import { requestLog } from './request-log.ts';
import { refuseUnknown } from './unknown-address.ts';

export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

/**
 * Creates the function of one route group. It gets only its own part of the contract, which keeps every function small. Only
 * the function that also answers unknown addresses gets every route, and what answers pages.
 */
export function createHandler<G extends RouteGroup>(
  group: G,
  contract: { [N in keyof RoutesOf<G>]: Route },
  implementations: Implementations<G>,
  everyRoute: () => Promise<readonly Route[]> = async () => Object.values<Route>(contract),
  answerOther: (event: APIGatewayProxyEventV2) => Promise<Result | null> = async () => null,
): ApiHandler {
  const chains = new Map(
    Object.values<Route>(contract).map((route) => {
      const implemented = implementations[route.name as keyof Implementations<G>] as Implemented;
      return [routeKeyOf(route), chainOf(route, implemented)];
    }),
  );
  const pipeline = middy<APIGatewayProxyEventV2, Result>()
    .use(requestLog())
    .use(headerNormalizer())
    .use(refusals())
    .use(environment(group))
    .handler(async (event: APIGatewayProxyEventV2, context: Context): Promise<Result> => {
      const chain = chains.get(event.routeKey);
      if (chain) return chain(event as CheckedEvent, context);
      return (await answerOther(event)) ?? refuseUnknown(event, await everyRoute());
    });
  return (event, context) => pipeline(event, context);
}
