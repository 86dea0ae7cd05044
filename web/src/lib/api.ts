import { addresses } from 'virtual:addresses';
import { ApiError, createClient, type Fetch, urlOf } from '#shared/api/client.ts';

/** The application's only client. It renews an expired session once in the background and repeats the request unchanged. */

/** We cannot see the session cookies here, so we remember that there is a session. This spares visitors pointless renewals. */
const sessionKey = 'suncrew-session';
export const rememberSession = (isOpen: boolean): void =>
  isOpen ? localStorage.setItem(sessionKey, 'open') : localStorage.removeItem(sessionKey);
const hasSession = (): boolean => localStorage.getItem(sessionKey) !== null;

const refreshLock = 'suncrew-refresh';
const refreshedAt = 'suncrew-refreshed-at';
/** All tabs share the cookies, so if another tab has just renewed the session, this tab has it too. */
const justNowMilliseconds = 5_000;

const sessionEnded = new EventTarget();
const endedEvent = 'ended';

/** Calls the listener when an existing session can no longer be renewed. Returns a function that stops listening. */
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

/** These calls expect that there may be no session, so they do not report it. */
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
