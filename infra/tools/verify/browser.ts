import { type ApiClient, createClient, type Fetch, overHttp, urlOf } from '#shared/api/client.ts';
import { routes } from '#shared/api/index.ts';
import type { Route } from '#shared/api/route/route.ts';

/** One person's browser: keeps cookies like a browser, sends the origin headers, and checks answers strictly. */
export interface Browser {
  /** The typed client. Each answer is checked against the contract. */
  call: ApiClient['call'];
  /** Makes a call that redirects. Returns its status and the URL of the redirect. */
  redirectOf(name: 'getObject' | 'getRemittance', id: string): Promise<{ status: number; location: string | null }>;
}

export type CookieJar = Map<string, string>;

/** Keeps the cookie of a Set-Cookie line. Throws if a browser would reject the line. */
function keepCookie(jar: CookieJar, line: string): void {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  const attributes = new Map(rest.map((part) => [part.split('=')[0]?.toLowerCase() ?? '', part.split('=')[1] ?? '']));
  const isHostOnly = attributes.has('secure') && attributes.get('path') === '/' && !attributes.has('domain');
  if (name.startsWith('__Host-') && !isHostOnly) throw new Error(`A browser would reject this cookie: ${line}`);
  if (attributes.get('max-age') === '0') jar.delete(name);
  else jar.set(name, pair.slice(pair.indexOf('=') + 1));
}

const patience = 30_000;

interface BrowserOptions {
  /** The browser's cookies, which an attacker may have copied from another browser. */
  jar?: CookieJar;
  /** Headers to send with every request. */
  headers?: Record<string, string>;
}

/** Opens a browser for an instance of the application. */
export function openBrowser(baseUrl: string, { jar = new Map(), headers: added = {} }: BrowserOptions = {}): Browser {
  const { origin } = new URL(baseUrl);
  const browse: Fetch = async (url, init) => {
    const headers = new Headers({ ...added, ...Object.fromEntries(new Headers(init.headers)) });
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('sec-fetch-site', 'same-origin');
    if (init.method !== 'GET') headers.set('origin', origin);
    const response = await fetch(url, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    return response;
  };
  const client = createClient(overHttp(browse, origin), routes);
  return {
    async call(name, ...input) {
      const answer = await client.call(name, ...input);
      const { response }: Route = routes[name];
      response?.parse(answer);
      return answer;
    },
    async redirectOf(name, id) {
      const url = urlOf(routes[name], { params: { id, objectKey: id } });
      const { status, headers } = await browse(`${origin}${url}`, { method: 'GET' });
      return { status, location: headers.get('location') };
    },
  };
}
