import { onTestFinished } from 'vitest';
import { type App, startApp } from '../../infra/test/harness/app.ts';
import { emptyTable } from '../../infra/test/harness/empty-table.ts';
import type { Client } from '../../infra/tools/in-process/client.ts';
import { rememberPerson, showPerson } from '../src/lib/server/person.ts';

/** Lets the tested screens call the real handlers in the same process. Nothing here repeats a rule of the server. */

export type { App, Client };

let started: Promise<App> | undefined;

/** Starts the handlers with an empty table. Test files in the same process share them, and they end with the process. */
export async function startRealApi(): Promise<App> {
  if (started) await emptyTable();
  started ??= startApp();
  return { ...(await started), close: async () => undefined };
}

/** Until the test ends, sends this browser's requests to the handlers as this person. */
export function browseAs(client: Client, isSignedIn = true): void {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost:3000');
    if (!url.pathname.startsWith('/api/')) return before(input, init);
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const answer = await client.request(init.method ?? 'GET', url.pathname + url.search, {
      headers,
      ...(init.body === undefined || init.body === null ? {} : { rawBody: String(init.body) }),
    });
    return new Response(answer.status === 204 ? null : answer.text, { status: answer.status, headers: answer.headers });
  };
  rememberPerson(isSignedIn ? client.userId : null);
  showPerson(isSignedIn ? client.userId : null);
  onTestFinished(() => {
    globalThis.fetch = before;
    showPerson(null);
  });
}
