import { randomInt } from 'node:crypto';
import { allRoutes } from '#shared/api/index.ts';
import { namesIn, patternOf } from '#shared/api/route/path.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { dispatch, type HandlerOf } from '../../local/server/dispatch.ts';
import type { Json } from './json.ts';

/** Contains a browser for tests, with its own cookies and IP address. It calls the real functions in the same process. */

export const origin = 'http://localhost:3000';
export const originSecret = 'a-secret-only-the-edge-knows';

/** The time limit in milliseconds. Functions share this machine with the tests, so parallel calls may take longer than in AWS. */
const functionLimit = 120_000;

export interface TestAnswer<B = unknown> {
  status: number;
  body: unknown extends B ? Json : B;
  text: string;
  headers: Record<string, string>;
  setCookies: string[];
}
export interface RequestOptions {
  body?: unknown;
  rawBody?: string | Buffer;
  headers?: Record<string, string | undefined>;
}

const randomAddress = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}:${randomInt(1024, 65_535)}`;

const compiled = allRoutes
  .map((route) => ({
    route,
    names: namesIn(route.path).length,
    pattern: patternOf(route.path),
  }))
  .sort((a, b) => a.names - b.names);

/** Checks an answer against the contract: a success against its schema, and a refusal against the common schema. */
function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const known = compiled.find(({ route, pattern }) => route.method === method && pattern.test(path));
  if (status >= 400) {
    const { code, message, requestId } = body as ErrorBody;
    if (!code || !message || !requestId)
      throw new Error(`${method} ${path} refused in an unknown shape: ${JSON.stringify(body)}`);
    return;
  }
  if (!known) throw new Error(`${method} ${path} answered ${status} but is not in the contract`);
  if (status !== known.route.status)
    throw new Error(`${method} ${path} answered ${status}, the contract says ${known.route.status}`);
  const parsed = known.route.response?.safeParse(body);
  if (parsed && !parsed.success)
    throw new Error(`${method} ${path} answers against its contract: ${parsed.error.message}`);
}

export class Client {
  readonly cookies = new Map<string, string>();
  readonly address: string;
  userId = '';
  email = '';
  password = '';
  constructor(
    private readonly handlerOf: HandlerOf,
    address = randomAddress(),
  ) {
    this.address = address;
  }

  async request<B = unknown>(method: string, url: string, options: RequestOptions = {}): Promise<TestAnswer<B>> {
    const raw = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers: Record<string, string | undefined> = {
      ...(raw === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
      ...(cookie ? { cookie } : {}),
      ...options.headers,
    };
    const sent = Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const answer = await dispatch(
      { method, url, headers: sent, address: this.address, ...(raw === undefined ? {} : { body: Buffer.from(raw) }) },
      this.handlerOf,
      originSecret,
      functionLimit,
    );
    const status = answer.statusCode ?? 0;
    const text = answer.body ?? '';
    const isText = String(answer.headers?.['content-type'] ?? '').startsWith('text/');
    const body = isText || !text ? text || undefined : JSON.parse(text);
    for (const line of answer.cookies ?? []) this.keep(line);
    checkAnswer(method, url.split('?')[0] ?? url, status, body);
    return {
      status,
      body,
      text,
      headers: (answer.headers ?? {}) as Record<string, string>,
      setCookies: answer.cookies ?? [],
    };
  }

  get = <B = unknown>(url: string, options?: RequestOptions) => this.request<B>('GET', url, options);
  post = <B = unknown>(url: string, body?: unknown, headers?: RequestOptions['headers']) =>
    this.request<B>('POST', url, { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) });
  put = <B = unknown>(url: string, body?: unknown) => this.request<B>('PUT', url, body === undefined ? {} : { body });
  patch = <B = unknown>(url: string, body?: unknown) =>
    this.request<B>('PATCH', url, body === undefined ? {} : { body });
  delete = <B = unknown>(url: string) => this.request<B>('DELETE', url);

  /** Returns a second browser of the same person. */
  twin(): Client {
    const twin = new Client(this.handlerOf);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return Object.assign(twin, { userId: this.userId, email: this.email, password: this.password });
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
