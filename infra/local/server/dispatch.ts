import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { namesIn, patternOf } from '#shared/api/route/path.ts';
import type { Route, RouteGroup } from '#shared/api/route/route.ts';

/** A request as the edge passes it on. Header names are in lower case. */
export interface EdgeRequest {
  method: string;
  /** Path and query exactly as sent. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** The IP address and port of the caller: `ip:port`. */
  address: string;
  /** When the request arrived, if not now. Demo data is dated in the past. */
  at?: Date;
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export type HandlerOf = (group: RouteGroup) => Promise<Handler>;

interface Target {
  route: Route;
  pathParameters: Record<string, string>;
}

const compiled = allRoutes.map((route) => ({
  route,
  names: namesIn(route.path),
  pattern: patternOf(route.path),
}));

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Finds the route of a request. Like API Gateway, prefers the route with the most literal path. */
function findTarget(method: string, path: string): Target | null {
  const matches = compiled
    .filter(({ route, pattern }) => route.method === method && pattern.test(path))
    .sort((a, b) => a.names.length - b.names.length);
  const [best] = matches;
  if (!best) return null;
  const values = best.pattern.exec(path) ?? [];
  return {
    route: best.route,
    pathParameters: Object.fromEntries(best.names.map((name, index) => [name, decode(values[index + 1] ?? '')])),
  };
}

const fallbackGroup: RouteGroup = 'discovery';

/** Returns the query parameters. Like API Gateway, joins repeated values with a comma. */
function queryOf(given: URLSearchParams): Record<string, string> {
  const names = [...new Set(given.keys())];
  return Object.fromEntries(names.map((name) => [name, given.getAll(name).join(',')]));
}

function eventOf(request: EdgeRequest, target: Target | null, originSecret: string): APIGatewayProxyEventV2 {
  const url = new URL(request.url, 'http://localhost');
  const { cookie, ...headers } = request.headers;
  const query = queryOf(url.searchParams);
  const at = request.at ?? new Date();
  return {
    version: '2.0',
    routeKey: target ? routeKeyOf(target.route) : '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers: { ...headers, 'x-origin-verify': originSecret, 'cloudfront-viewer-address': request.address },
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(target ? { pathParameters: target.pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.address.replace(/:\d+$/, ''),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: target ? routeKeyOf(target.route) : '$default',
      stage: '$default',
      time: at.toISOString(),
      timeEpoch: at.getTime(),
    },
    ...(request.body && request.body.length > 0
      ? { body: request.body.toString('base64'), isBase64Encoded: true }
      : { isBase64Encoded: false }),
  };
}

/** The time limit of a function on one machine, in milliseconds. */
const functionLimit = 10_000;

/**
 * Imitates API Gateway: finds the route, builds the event (payload format 2.0) and calls the group's function. A function that
 * takes longer than `limit` milliseconds answers 503.
 */
export async function dispatch(
  request: EdgeRequest,
  handlerOf: HandlerOf,
  originSecret: string,
  limit = functionLimit,
): Promise<APIGatewayProxyStructuredResultV2> {
  const path = new URL(request.url, 'http://localhost').pathname;
  const target = findTarget(request.method, path);
  const handler = await handlerOf(target?.route.group ?? fallbackGroup);
  const context = { getRemainingTimeInMillis: () => limit } as Context;
  return handler(eventOf(request, target, originSecret), context);
}
