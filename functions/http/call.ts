import type { Routes, RoutesOf } from '#shared/api/index.ts';
import type { accessRules } from '#shared/api/route/access.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RateLimitName, Route, RouteGroup } from '#shared/api/route/route.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Actor, RequestFacts } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';
import type { LoadedFor } from './row-access.ts';

type SessionOf<R extends Route> = (typeof accessRules)[R['access']]['session'];

/**
 * The caller that a use case receives. On a route with a `late` session, this is a function, because the use case needs the
 * caller only for items that are not public. The function may throw a refusal.
 */
type ActorFor<S extends SessionOf<Route>> = S extends 'required'
  ? Actor
  : S extends 'optional'
    ? Actor | null
    : S extends 'late'
      ? () => Promise<Actor>
      : null;

/** The input of an implementation. Everything is checked and parsed. */
export interface Call<R extends Route> {
  actor: ActorFor<SessionOf<R>>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: RequestFacts;
  loaded: LoadedFor<R['access']>;
}

/** An answer with more than a body: session cookies, or the URL of a redirect. */
export class Reply<B> {
  readonly body: B | undefined;
  readonly cookies: readonly string[];
  readonly location: string | undefined;
  constructor(parts: { body?: B; cookies?: readonly string[]; location?: string }) {
    this.body = parts.body;
    this.cookies = parts.cookies ?? [];
    this.location = parts.location;
  }
}

/** A refusal that also changes cookies. */
export class RefusalWithCookies extends Refusal {
  readonly cookies: readonly string[];
  constructor(code: ErrorCode, cookies: readonly string[]) {
    super(code);
    this.cookies = cookies;
  }
}

export type Answer<R extends Route> = AnswerOf<R> | Reply<AnswerOf<R>>;

/** The result of a write: the answer, and `reference`, the id by which a repeated request finds the answer again. */
export interface Written<B> {
  reference: string;
  body: B;
}

/**
 * A write that a client may repeat with the same Idempotency-Key. `replay` answers a repeat, and checks the caller's access
 * again.
 */
export interface RepeatableWrite<R extends Route> {
  run: (call: Call<R>) => Promise<Written<Answer<R>>>;
  replay: (actor: Actor, reference: string) => Promise<Answer<R>>;
  /** Returns the limit that counts this call, or null for the limit of the route. */
  limit?: (call: Call<R>) => RateLimitName | null;
}

export type Implementation<R extends Route> = R extends { method: 'GET' } | { notRepeatable: true }
  ? (call: Call<R>) => Promise<Answer<R>>
  : RepeatableWrite<R>;

/** One entry for each route of the group. A missing or extra entry does not compile. */
export type Implementations<G extends RouteGroup> = {
  [N in keyof RoutesOf<G>]: N extends keyof Routes ? Implementation<Routes[N]> : never;
};

/** The implementation of any route, as the chain calls it. */
export type Implemented = ((call: Call<Route>) => Promise<unknown>) | RepeatableWrite<Route>;

export const isRepeatable = (implemented: Implemented): implemented is RepeatableWrite<Route> =>
  typeof implemented === 'object';
