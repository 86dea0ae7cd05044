import { onTestFinished } from 'vitest';

/** A request as the browser sent it. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
}

/** Records all requests to the API from now on, in order. Call it after `browseAs`, which would otherwise answer them first. */
export function listen(): Sent[] {
  const sent: Sent[] = [];
  const asking = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000');
    sent.push({ method: init.method ?? 'GET', path: pathname, headers: new Headers(init.headers) });
    return asking(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = asking;
  });
  return sent;
}

export const writesIn = (sent: readonly Sent[]): Sent[] => sent.filter(({ method }) => method !== 'GET');
