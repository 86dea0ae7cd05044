import type { accessRules } from '#shared/api/access.ts';
import type { Routes, RoutesOf } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route, RouteGroup } from '#shared/api/route.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Actor, RequestFacts } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';
import type { LoadedFor } from './row-access.ts';

type SessionOf<R extends Route> = (typeof accessRules)[R['access']]['session'];

/** With a `late` session, the use case asks who is calling only if it matters. Asking may throw a refusal. */
type ActorFor<S extends SessionOf<Route>> = S extends 'required'
  ? Actor
  : S extends 'optional'
    ? Actor | null
    : S extends 'late'
      ? () => Promise<Actor>
      : null;

/** What an implementation is handed: everything checked and parsed. */
export interface Call<R extends Route> {
  actor: ActorFor<SessionOf<R>>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: RequestFacts;
  loaded: LoadedFor<R['access']>;
}

/** An answer with more than a body: cookies of a session, or where a redirect leads. */
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

/** What a write did: the id it can be found under again, and its answer. */
export interface Written<B> {
  reference: string;
  body: B;
}

/** A write that a client may repeat under one Idempotency-Key: `replay` answers again under today's access. */
export interface RepeatableWrite<R extends Route> {
  run: (call: Call<R>) => Promise<Written<Answer<R>>>;
  replay: (actor: Actor, reference: string) => Promise<Answer<R>>;
}

export type Implementation<R extends Route> = R extends { method: 'GET' } | { notRepeatable: true }
  ? (call: Call<R>) => Promise<Answer<R>>
  : RepeatableWrite<R>;

/** One entry for each route of the group: a missing or an extra one does not compile. */
export type Implementations<G extends RouteGroup> = {
  [N in keyof RoutesOf<G>]: N extends keyof Routes ? Implementation<Routes[N]> : never;
};

/** The implementation of any route, as the chain sees it. */
export type Implemented = ((call: Call<Route>) => Promise<unknown>) | RepeatableWrite<Route>;

export const isRepeatable = (implemented: Implemented): implemented is RepeatableWrite<Route> =>
  typeof implemented === 'object';
