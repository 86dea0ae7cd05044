import type * as z from 'zod';
import type { Ability } from '../../domain/accounts/ranks.ts';
import type { ErrorCode } from '../../errors.ts';
import type { AccessName } from './access.ts';
import type { Example } from './example.ts';
import type { Subject } from './subjects.ts';

/** The groups of routes. One Lambda function serves each group. */
export const routeGroups = [
  'auth',
  'profiles',
  'jobs',
  'applications',
  'progress',
  'payments',
  'reviews',
  'objects',
  'notifications',
  'discovery',
  'admin',
  'verification',
] as const;
export type RouteGroup = (typeof routeGroups)[number];

interface RouteFacts {
  name: string;
  path: `/api/${string}`;
  group: RouteGroup;
  access: AccessName;
  summary: string;
  /** One schema for each `{name}` in the path. An id that does not parse gets the same answer as an id of no record. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  example: Example;
  /** Absent if the answer has no body (204), or is a redirect (302). */
  response?: z.ZodType;
  /** The media type of a successful answer, if it is not JSON. */
  media?: 'text/calendar';
  status: 200 | 201 | 204 | 302;
  /** The errors that this route may return in addition to those common to its access rule (see `errorsOf`). */
  errors: readonly ErrorCode[];
  /** The route's own rate limit. Without one, `limitOf` applies the common limit to writes. */
  limit?: RateLimitName;
  /** Set if the caller must have entered the password again in this session, as for each change by an administrator. */
  needsPassword?: true;
  /** The ability that the caller's rank must have, if it differs from the access rule's. */
  ability?: Ability;
  /** Set for a write that accepts no Idempotency-Key, such as the writes of sessions and uploads. */
  notRepeatable?: true;
  /** The number of seconds for which a shared cache may keep the answer. */
  cacheSeconds?: number;
  /** `specified`: the specification lists this call. `implied`: we added it because the specification implies it. */
  origin: 'specified' | 'implied';
}

interface Read {
  method: 'GET';
  /** The subjects that this answer shows. After a write that changes one of them, the web application repeats the read. */
  changesWith: readonly Subject[];
}
interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}
export type Route = RouteFacts & (Read | Write);

export const rateLimitNames = [
  'signIn',
  'refresh',
  'register',
  'reset',
  'resetCode',
  'confirm',
  'share',
  'upload',
  'post',
  'invite',
  'date',
  'report',
  'copy',
  'contact',
  'write',
] as const;
export type RateLimitName = (typeof rateLimitNames)[number];

export const defineRoute = <const R extends Route>(route: R): R => route;
export const routeKeyOf = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type BodySentTo<R extends Route> = R['body'] extends z.ZodType ? z.input<R['body']> : undefined;
export type AnswerOf<R extends Route> = R['response'] extends z.ZodType ? z.input<R['response']> : undefined;
