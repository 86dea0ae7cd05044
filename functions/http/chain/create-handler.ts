import middy from '@middy/core';
import headerNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { RoutesOf } from '#shared/api/index.ts';
import { type Route, type RouteGroup, routeKeyOf } from '#shared/api/route/route.ts';
import { notFound } from '../../refusal.ts';
import type { Implementations, Implemented } from '../call.ts';
import { chainOf } from './chain.ts';
import { environment } from './environment.ts';
import type { CheckedEvent, Result } from './findings.ts';
import { refusals } from './refusals.ts';
import { requestLog } from './request-log.ts';

export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

const nothingThere = async (): Promise<Result> => {
  throw notFound();
};

/**
 * Creates the handler of the function for one route group. Each function gets only its own part of the contract, which keeps its
 * bundle small. Only `discovery` passes `answerOther`, which answers pages and paths outside the contract.
 */
export function createHandler<G extends RouteGroup>(
  group: G,
  contract: { [N in keyof RoutesOf<G>]: Route },
  implementations: Implementations<G>,
  answerOther: (event: APIGatewayProxyEventV2) => Promise<Result> = nothingThere,
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
      return chain ? chain(event as CheckedEvent, context) : answerOther(event);
    });
  return (event, context) => pipeline(event, context);
}
