import { expect } from '@jest/globals';
import type { ErrorBody } from '#shared/errors.ts';
import type { Json } from '../../tools/in-process/json.ts';
import type { Running } from './running.ts';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Json;
}

/** A browser on the application's own pages. It keeps its cookies and sends the origin with each write. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  constructor(readonly running: Pick<Running, 'origin'>) {}

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const { origin } = this.running;
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }
}

/** Returns the expected body of a refusal with this code. */
export const refusal = (code: ErrorBody['code']) => ({
  code,
  message: expect.any(String),
  requestId: expect.any(String),
});
