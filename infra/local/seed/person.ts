import { type RouteName, type Routes, routes } from '#shared/api/index.ts';
import type { AnswerOf, BodySentTo, ParamsOf, Route } from '#shared/api/route.ts';
import { dispatch, type HandlerOf } from '../server/dispatch.ts';

/** The API as the people of the demo data meet it. */
export interface DemoApi {
  /** Where their browsers are. */
  origin: string;
  edgeSecret: string;
  handlerOf: HandlerOf;
  /** Aborted when nothing more shall be done. */
  signal: AbortSignal;
}

export interface DemoFile {
  fileName: string;
  contentType: 'image/png' | 'application/pdf';
  content: Buffer;
}

interface Sent<R extends Route> {
  params?: ParamsOf<R>;
  body?: BodySentTo<R>;
}

/** Somebody at a browser, with a session and an address of their own. */
export interface Person {
  id: string;
  call<N extends RouteName>(at: Date, name: N, sent?: Sent<Routes[N]>): Promise<AnswerOf<Routes[N]>>;
  upload(at: Date, file: DemoFile): Promise<string>;
}

function pathOf(route: Route, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

export function createPerson({ origin, edgeSecret, handlerOf, signal }: DemoApi, address: string): Person {
  const cookies = new Map<string, string>();

  const call: Person['call'] = async (at, name, sent = {}) => {
    signal.throwIfAborted();
    const route: Route = routes[name];
    const { method } = route;
    const url = pathOf(route, sent.params);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', cookie };
    const body = sent.body === undefined ? undefined : Buffer.from(JSON.stringify(sent.body));
    const answer = await dispatch({ method, url, headers, body, address, at }, handlerOf, edgeSecret);
    if (answer.statusCode !== route.status)
      throw new Error(`Demo data: ${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
    for (const line of answer.cookies ?? []) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    return answer.body ? JSON.parse(answer.body) : undefined;
  };

  const upload: Person['upload'] = async (at, { fileName, contentType, content }) => {
    const { uploadURL, objectKey } = await call(at, 'createUpload', {
      body: { fileName, contentType, size: content.length },
    });
    const headers = { 'content-type': contentType, origin };
    const answer = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(content) });
    if (!answer.ok) throw new Error(`Demo data: the file store answered ${answer.status}: ${await answer.text()}`);
    return objectKey;
  };

  return { id: '', call, upload };
}
