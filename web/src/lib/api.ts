import { addresses } from 'virtual:addresses';
import { ApiError, createClient, type Fetch, urlOf } from '#shared/api/client.ts';

/** The one client of the application. An expired session is renewed once, unseen, and the request repeated as it was. */

/** The session's cookies cannot be seen from here, so that there is one is remembered: visitors are spared vain renewals. */
const sessionKey = 'suncrew-session';
export const rememberSession = (isOpen: boolean): void =>
  isOpen ? localStorage.setItem(sessionKey, 'open') : localStorage.removeItem(sessionKey);
const hasSession = (): boolean => localStorage.getItem(sessionKey) !== null;

const refreshLock = 'suncrew-refresh';
const refreshedAt = 'suncrew-refreshed-at';
/** Another tab that renewed the session a moment ago renewed it for this one too: the cookies are the browser's. */
const justNowMilliseconds = 5_000;

const sessionEnded = new EventTarget();
const endedEvent = 'ended';

/** Tells whoever asks, once a session that was there cannot be renewed any more. Answers how to stop listening. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEnded.addEventListener(endedEvent, listener);
  return () => sessionEnded.removeEventListener(endedEvent, listener);
}

async function renew(): Promise<boolean> {
  if (Date.now() - Number(localStorage.getItem(refreshedAt) ?? 0) < justNowMilliseconds) return true;
  const route = addresses.refreshSession;
  const { ok } = await fetch(urlOf(route), { method: route.method, credentials: 'include' });
  if (ok) localStorage.setItem(refreshedAt, String(Date.now()));
  return ok;
}

const renewOnce = (): Promise<boolean> => navigator.locks.request(refreshLock, renew);

/** A request without a session is no news to whoever asks who is signed in, or signs in. */
const quietPaths: ReadonlySet<string> = new Set([
  addresses.getCurrentUser.path,
  addresses.signIn.path,
  addresses.refreshSession.path,
]);

const isExpired = async (response: Response): Promise<boolean> => {
  const refusal = new ApiError(response.status, await response.clone().text());
  return refusal.code === 'token_expired' || refusal.code === 'unauthenticated';
};

const send: Fetch = async (url, init) => {
  const response = await fetch(url, init);
  if (response.status !== 401 || !hasSession() || url === addresses.signIn.path || !(await isExpired(response)))
    return response;
  if (await renewOnce()) return fetch(url, init);
  rememberSession(false);
  if (!quietPaths.has(url)) sessionEnded.dispatchEvent(new Event(endedEvent));
  return response;
};

export const api = createClient(send, addresses);
