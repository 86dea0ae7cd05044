import type { FieldChange } from '../domain/changes.ts';
import { type ErrorBody, type ErrorCode, errorCodes } from '../errors.ts';
import type { ReadName, RouteName, Routes } from './index.ts';
import { fillPath } from './route/path.ts';
import type { AnswerOf, BodySentTo, ParamsOf, Route } from './route/route.ts';
import type { Subject } from './route/subjects.ts';

/**
 * A failed call. `text` is the status and the body, as the specification requires. `message` is the server's own message, or the
 * general message of the status if a gateway answered. `isSaid` tells whether screens show `message`. If `isSaid` is false,
 * screens show a sentence about the failed action, because `message` is then too general to help users.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly text: string;
  readonly isSaid: boolean;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  /** The changes since the caller read the item. */
  readonly changes: readonly FieldChange[];
  /** The version that a request names to accept `changes`. Null if the refusal names no version. */
  readonly version: number | null;
  /** The id of this request in the log. Null if no server answered. */
  readonly requestId: string | null;

  constructor(status: number, body: string, requestId: string | null = null) {
    const said = readRefusal(body);
    const code = byStatus[status] ?? 'internal';
    const refusal: Said = said ?? { code, message: errorCodes[code].message };
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.text = `${status}: ${body}`;
    this.isSaid = said !== null || code === 'rate_limited' || code === 'unavailable';
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
    this.changes = refusal.changes ?? [];
    this.version = refusal.version ?? null;
    this.requestId = requestId;
  }
}

/** The error code of each status. The gateway's own errors have no error body, so only their status selects the message. */
const byStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable',
  504: 'unavailable',
};

type Said = Omit<ErrorBody, 'requestId'>;

function readRefusal(body: string): Said | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'code' in parsed && 'message' in parsed) {
      const { code } = parsed;
      if (typeof code === 'string' && code in errorCodes && parsed.message) return parsed as ErrorBody;
    }
  } catch {
    // A body that is not JSON is from a gateway or a proxy, and its text is not for users.
  }
  return null;
}

type Needed<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type QuerySentTo<R extends Route> = R['query'] extends undefined
  ? undefined
  : Record<string, string | number | undefined> | undefined;

export type CallInput<N extends RouteName> = Needed<'params', ParamsOf<Routes[N]>> &
  Needed<'query', QuerySentTo<Routes[N]>> &
  Needed<'body', BodySentTo<Routes[N]>> & {
    idempotencyKey?: string;
    /** The id of the user that the page shows. If another user is signed in, the server refuses the call. */
    person?: string | null;
  };

export type CallAnswer<N extends RouteName> = AnswerOf<Routes[N]>;

interface LooseInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  person?: string | null | undefined;
}

/** Returns the URL of a call, for links and tests as well as for the client. */
export function urlOf(route: Pick<Route, 'path'>, { params = {}, query = {} }: LooseInput = {}): string {
  const path = fillPath(route.path, (name) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Returns the id of a request in the log: the function's, or the gateway's if the gateway answered instead. */
const requestIdOf = ({ headers }: Response): string | null =>
  headers.get('x-request-id') ?? headers.get('apigw-requestid');

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A call on its way to the server. */
export interface Outgoing {
  name: RouteName;
  method: Route['method'];
  url: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
  /** The id of the user that the page shows, or null for none. */
  person?: string | null | undefined;
}

export type Send = (call: Outgoing) => Promise<Response>;

/** Wraps the sending of a call, for example to renew an expired session. A client is a stack of layers. */
export type Layer = (send: Send) => Send;

export interface ApiClient {
  call<N extends RouteName>(
    name: N,
    ...input: object extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]
  ): Promise<CallAnswer<N>>;
}

/** The parts of the contract that a client needs at run time. They exclude the schemas, so that browsers do not load them. */
export type Addresses = Record<RouteName, Pick<Route, 'method' | 'path'>>;

/** For each subject, the reads that show it. */
export type ReadsBySubject = Readonly<Record<Subject, readonly ReadName[]>>;

/**
 * Returns a client whose `call` has the types of the route that it names. `send` is the stack of layers that carries out the
 * call. A refused call throws `ApiError`.
 */
export function createClient(send: Send, addresses: Addresses): ApiClient {
  return {
    async call(name, ...[input]) {
      const route = addresses[name];
      const { body, idempotencyKey, person } = (input ?? {}) as LooseInput;
      const url = urlOf(route, input as LooseInput);
      const response = await send({ name, method: route.method, url, body, idempotencyKey, person });
      const text = await response.text();
      if (!response.ok) throw new ApiError(response.status, text || response.statusText, requestIdOf(response));
      return (text ? JSON.parse(text) : undefined) as CallAnswer<typeof name>;
    },
  };
}

/** Returns the bottom of the stack, which sends a call as an HTTP request with the given `fetch`. */
export const overHttp =
  (fetch: Fetch, baseUrl = ''): Send =>
  ({ method, url, body, idempotencyKey, person }) =>
    fetch(`${baseUrl}${url}`, {
      method,
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(person ? { 'x-person': person } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
