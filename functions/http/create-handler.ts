import middy from '@middy/core';
import headerNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { accessRules, type RoleRule } from '#shared/api/access.ts';
import type { RoutesOf } from '#shared/api/index.ts';
import { patternOf } from '#shared/api/path.ts';
import { type Route, type RouteGroup, routeKeyOf } from '#shared/api/route.ts';
import type { Actor, RequestFacts } from '../core/actor.ts';
import { AlreadyDone, findDone } from '../core/idempotency.ts';
import { loadEnvironment } from '../env.ts';
import { notFound, Refusal } from '../refusal.ts';
import { answer, refuse } from './answers.ts';
import type { Call, Implementations, RepeatableWrite } from './call.ts';
import { limitCalls } from './rate-limit.ts';
import { readBody, readFacts, readIdempotencyKey, refuseCrossSite } from './request-facts.ts';
import { rowLoaders } from './row-access.ts';
import { readActor, readVisitor } from './session.ts';
import { parseInput } from './validate.ts';

type Implemented = ((call: Call<Route>) => Promise<unknown>) | RepeatableWrite<Route>;
export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** An address we know, asked in a way it does not answer, is 405; any other is 404. */
function refuseUnknown(event: APIGatewayProxyEventV2, contract: readonly Route[]): never {
  const known = contract.some(({ path }) => patternOf(path).test(event.rawPath));
  throw known ? new Refusal('method_not_allowed') : notFound();
}

async function actorFor(route: Route, request: RequestFacts): Promise<Actor | null> {
  const { session } = accessRules[route.access];
  if (session === 'required') return readActor(request.cookies);
  return session === 'optional' ? readVisitor(request.cookies) : null;
}

const mayCall: Record<RoleRule, (actor: Actor) => boolean> = {
  retailer: (actor) => actor.role === 'retailer',
  installer: (actor) => actor.role === 'installer',
  admin: (actor) => actor.isAdmin,
  retailerOrAdmin: (actor) => actor.isAdmin || actor.role === 'retailer',
};

function refuseRole(route: Route, actor: Actor | null): void {
  const rule = accessRules[route.access];
  if ('role' in rule && actor && !mayCall[rule.role](actor)) throw new Refusal('forbidden');
}

/** An id that cannot be one of ours answers like an id that is nobody's. */
function readParams(route: Route, event: APIGatewayProxyEventV2): Record<string, string> {
  if (!route.params) return {};
  const parsed = route.params.safeParse(event.pathParameters ?? {});
  if (!parsed.success) throw notFound();
  return parsed.data as Record<string, string>;
}

const emailIn = (body: unknown): string | undefined => {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? email.toLowerCase() : undefined;
};

const isRepeatable = (implemented: Implemented): implemented is RepeatableWrite<Route> =>
  typeof implemented === 'object';

/**
 * The one order of checks for every route: who asks (401), what was sent (415, 400, 413), where from (403), a possible id (404),
 * a role that can never (403), an answer given before, the thing itself (404, 403), the input (422), the limits (429), and then
 * the use case (409). Nothing before the input depends on whether a hidden thing exists.
 */
async function handle(route: Route, implemented: Implemented, event: APIGatewayProxyEventV2): Promise<unknown> {
  const isWrite = route.method !== 'GET';
  const request = readFacts(event);
  const actor = await actorFor(route, request);
  const { parsed: rawBody, hash } = isWrite ? readBody(event) : { parsed: undefined, hash: '' };
  if (isWrite) refuseCrossSite(event);
  const params = readParams(route, event);
  refuseRole(route, actor);
  const key = isWrite && isRepeatable(implemented) ? readIdempotencyKey(event) : undefined;
  if (key) request.idempotency = { key, route: `${route.method} ${event.rawPath}`, bodyHash: hash };
  if (actor && isRepeatable(implemented)) {
    const reference = await findDone(actor, request);
    if (reference !== null) return implemented.replay(actor, reference);
  }
  const loader = Object.entries(rowLoaders).find(([name]) => name === route.access)?.[1];
  const loaded = loader && actor ? await loader({ actor, params, rawBody, shareToken: request.shareToken }) : undefined;
  const query = route.query ? parseInput(route.query, event.queryStringParameters ?? {}) : undefined;
  const body = route.body ? parseInput(route.body, rawBody) : undefined;
  if (!route.body && rawBody !== undefined) parseEmpty(rawBody);
  if (route.limit) await limitCalls(route.limit, request.now, request.address, actor?.userId ?? emailIn(body));
  const call = { actor, params, query, body, request, loaded } as Call<Route>;
  if (!isRepeatable(implemented)) return implemented(call);
  try {
    return (await implemented.run(call)).body;
  } catch (error) {
    if (error instanceof AlreadyDone && actor) return implemented.replay(actor, error.reference);
    throw error;
  }
}

/** A route without a body still accepts the empty object some clients send. */
function parseEmpty(rawBody: unknown): void {
  if (typeof rawBody !== 'object' || rawBody === null || Object.keys(rawBody).length > 0)
    throw new Refusal('invalid', { message: 'This request does not accept any content.' });
}

/**
 * One group's function. It is given its own part of the contract, which keeps every function small; only the one that
 * also answers unknown addresses knows every route.
 */
export function createHandler<G extends RouteGroup>(
  group: G,
  contract: { [N in keyof RoutesOf<G>]: Route },
  implementations: Implementations<G>,
  everyRoute: readonly Route[] = Object.values<Route>(contract),
): ApiHandler {
  const byRouteKey = new Map<string, { route: Route; implemented: Implemented }>();
  for (const route of Object.values<Route>(contract)) {
    byRouteKey.set(routeKeyOf(route), {
      route,
      implemented: implementations[route.name as keyof Implementations<G>] as Implemented,
    });
  }
  let isLoaded = false;
  const pipeline = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(headerNormalizer())
    .handler(async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
      const { requestId } = event.requestContext;
      try {
        if (!isLoaded) loadEnvironment(group);
        isLoaded = true;
        const known = byRouteKey.get(event.routeKey);
        if (!known) return refuseUnknown(event, everyRoute);
        return answer(known.route, await handle(known.route, known.implemented, event), requestId);
      } catch (error) {
        return refuse(error, { requestId, routeKey: event.routeKey });
      }
    });
  return (event, context) => pipeline(event, context);
}
