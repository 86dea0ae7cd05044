import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import { loadEnvironment } from '#functions/env.ts';
import { type RouteName, type Routes, routes } from '#shared/api/index.ts';
import { fillPath } from '#shared/api/route/path.ts';
import type { AnswerOf, BodySentTo, ParamsOf, Route } from '#shared/api/route/route.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { onlyOnce } from '#shared/domain/jobs/uploads.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { dispatch, type HandlerOf } from '../server/dispatch.ts';
import { Busy, patiently } from './patience.ts';

/** The API as the people of the demo data use it. */
export interface DemoApi {
  /** The origin of the pages in their browsers. */
  origin: string;
  edgeSecret: string;
  handlerOf: HandlerOf;
  /** Aborted to stop the work. */
  signal: AbortSignal;
}

export interface DemoFile {
  fileName: string;
  contentType: 'image/png' | 'application/pdf';
  content: Buffer;
}

interface Sent<R extends Route> {
  params?: ParamsOf<R>;
  query?: Record<string, string>;
  body?: BodySentTo<R>;
}

/** A person with a browser, a session and an IP address. */
export interface Person {
  id: string;
  /** Registers the person and returns their id. After an interrupted start, signs in if the account already exists. */
  register(at: Date, role: Role): Promise<string>;
  /** Confirms the person's email address as an operator does, because no one reads their emails. */
  confirm(): Promise<void>;
  /** Makes a call. Calls with the same key are repeats of one call. Without a key, each call is a new one. */
  call<N extends RouteName>(at: Date, name: N, sent?: Sent<Routes[N]>, key?: string): Promise<AnswerOf<Routes[N]>>;
  upload(at: Date, file: DemoFile): Promise<string>;
}

interface Identity {
  email: string;
  password: string;
  /** The IP address and port from which the person makes calls: `ip:port`. */
  address: string;
}

/** Thrown if the API refuses a call and waiting does not help. */
class Refused extends Error {
  readonly code: ErrorCode;
  constructor(message: string, code: ErrorCode) {
    super(message);
    this.code = code;
  }
}

const isRefused = (error: unknown, code: ErrorCode): boolean => error instanceof Refused && error.code === code;

function pathOf(route: Route, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return fillPath(route.path, (name) => encodeURIComponent(String(values.get(name))));
}

function refusalIn(what: string, { statusCode, headers, body = '{}' }: APIGatewayProxyStructuredResultV2): Error {
  const message = `Demo data: ${what} answered ${statusCode}: ${body}`;
  if (statusCode === 503) return new Busy(message, Number(headers?.['retry-after'] ?? 1) * 1_000);
  return new Refused(message, (JSON.parse(body) as ErrorBody).code);
}

/** Creates a person who makes calls directly to the functions, with their own cookies and IP address. */
export function createPerson(
  { origin, edgeSecret, handlerOf, signal }: DemoApi,
  { email, password, address }: Identity,
): Person {
  const cookies = new Map<string, string>();

  /** Makes one call. A repeat with the same key finds the result, even if the first answer said that the services are busy. */
  async function ask(at: Date, route: Route, sent: Sent<Route>, key: string): Promise<unknown> {
    const { method } = route;
    const url = pathOf(route, sent.params) + (sent.query ? `?${new URLSearchParams(sent.query)}` : '');
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = {
      'content-type': 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      cookie,
    };
    const body = sent.body === undefined ? undefined : Buffer.from(JSON.stringify(sent.body));
    const answer = await dispatch({ method, url, headers, body, address, at }, handlerOf, edgeSecret);
    if (answer.statusCode !== route.status) throw refusalIn(`${method} ${url}`, answer);
    for (const line of answer.cookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer.body ? JSON.parse(answer.body) : undefined;
  }

  const call: Person['call'] = async (at, name, sent = {}, key = randomUUID()) => {
    const attempt = () =>
      patiently(signal, () => ask(at, routes[name], sent as Sent<Route>, key)) as Promise<
        AnswerOf<Routes[typeof name]>
      >;
    try {
      return await attempt();
    } catch (error) {
      // On a slow machine, creating the demo data may take longer than an access token is valid. The person then signs in again.
      if (!isRefused(error, 'token_expired')) throw error;
      await call(at, 'signIn', { body: { email, password } });
      return attempt();
    }
  };

  const register: Person['register'] = async (at, role) => {
    try {
      return (await call(at, 'register', { body: { email, password, role } })).user.id;
    } catch (error) {
      // Only this person uses this email address, so a registration whose answer was lost has taken effect.
      if (!isRefused(error, 'email_taken')) throw error;
      return (await call(at, 'signIn', { body: { email, password } })).user.id;
    }
  };

  const confirm: Person['confirm'] = async () => {
    loadEnvironment('sweeper');
    await patiently(signal, () => confirmByOperator(email));
  };

  const upload: Person['upload'] = async (at, { fileName, contentType, content }) => {
    const { uploadURL, objectKey } = await call(at, 'createUpload', {
      body: { fileName, contentType, size: content.length },
    });
    const headers = { 'content-type': contentType, origin, ...onlyOnce };
    const answer = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(content) });
    if (!answer.ok) throw new Error(`Demo data: the file store answered ${answer.status}: ${await answer.text()}`);
    return objectKey;
  };

  return { id: '', register, confirm, call, upload };
}
