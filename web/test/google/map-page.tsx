import { onTestFinished, vi } from 'vitest';
import type { MapProps } from '../../src/components/map/frame/map-frame.tsx';
import { startGoogle } from './google-stand-in.ts';

/** Replacements for the parts of a browser and of the server that a map needs. */

/** Sets a property of every element of a kind. Returns a function that restores it. */
function lend(kind: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(kind, name);
  Object.defineProperty(kind, name, { configurable: true, ...property });
  return () => void (before ? Object.defineProperty(kind, name, before) : Reflect.deleteProperty(kind, name));
}

/**
 * Gives elements a size, because happy-dom has no layout and a map without a size shows nothing. Returns a function that restores
 * the elements.
 */
export function layOut(): () => void {
  const lent = [
    lend(HTMLElement.prototype, 'clientWidth', { get: () => 800 }),
    lend(HTMLElement.prototype, 'clientHeight', { get: () => 400 }),
    lend(SVGElement.prototype, 'createSVGRect', { value: () => undefined }),
  ];
  return () => {
    for (const takeBack of lent) takeBack();
  };
}

/** Gives happy-dom the parts of a browser that a map needs. Scripts from other origins count as loaded, because it loads none. */
function lendABrowser(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  layOut();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (seen: unknown[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
}

export type Provider = 'the embedded map' | "Google's map";

interface Answers {
  apiKey: () => Response;
  /** Whether a test has started the handlers, which then answer who is signed in. Otherwise, no one is signed in. */
  hasServer?: boolean;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const answersKey = (apiKey: string | null) => () => json({ apiKey });
export const fails = () => json({ message: 'Out of order', code: 'internal' }, 500);

export const parramatta = {
  id: 'p',
  label: 'Parramatta NSW 2150',
  name: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  lat: -33.8,
  lng: 151,
};

/** Answers the calls of a map. Other calls reach the `fetch` that was in place before. */
export function serveMaps(answers: Answers): void {
  lendABrowser();
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000');
    if (pathname === '/api/config/google-maps') return answers.apiKey();
    if (pathname === '/api/places/nearby') return json({ places: [parramatta], nextCursor: null });
    if (pathname === '/api/auth/me' && !answers.hasServer)
      return json({ message: 'No one is signed in', code: 'unauthenticated' }, 401);
    return before(input, init);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Opens a map as a page does. Each test has its own copy of the application, because a page loads Google only once. */
export async function openMap(map: MapProps) {
  vi.resetModules();
  const [{ renderAt }, { default: MapBox }] = await Promise.all([
    import('../render-app.tsx'),
    import('../../src/components/map/map-box.tsx'),
  ]);
  return renderAt('/', <MapBox {...map} />);
}

export async function serve(provider: Provider) {
  const google = await startGoogle();
  serveMaps({ apiKey: answersKey(provider === "Google's map" ? 'a-key' : null) });
  return google;
}
