import { addresses } from 'virtual:addresses';
import { ApiError, createClient, type Fetch, urlOf } from '#shared/api/client.ts';
import { browserStorage } from '../browser-storage.ts';
import { reach } from './connection.ts';
import { requestPassword } from './password-request.ts';
import { rememberedPerson, rememberPerson, shownPerson } from './person.ts';

/** The application's only client. It renews an expired session once in the background and repeats the request unchanged. */

const refreshLock = 'suncrew-refresh';
const refreshedAt = 'suncrew-refreshed-at';
/** All tabs share the cookies, so if another tab has just renewed the session, this tab has it too. */
const justNowMilliseconds = 5_000;

const news = new EventTarget();

/** What a call may reveal about the session: it has ended, or it belongs to a different person from the one on this tab. */
type News = 'ended' | 'otherIsShown' | 'otherWasTyped';

/** Calls the listener when a call reveals this. Returns a function that stops listening. */
export function onNews(of: News, listener: () => void): () => void {
  news.addEventListener(of, listener);
  return () => news.removeEventListener(of, listener);
}
const tell = (of: News): void => void news.dispatchEvent(new Event(of));

/** Returns null if the session was renewed, and otherwise the refusal. */
async function renew(): Promise<Response | null> {
  if (Date.now() - Number(browserStorage.read(refreshedAt) ?? 0) < justNowMilliseconds) return null;
  const route = addresses.refreshSession;
  const response = await reach(urlOf(route), { method: route.method, credentials: 'include' });
  if (!response.ok) return response;
  browserStorage.write(refreshedAt, String(Date.now()));
  return null;
}

const renewOnce = (): Promise<Response | null> => navigator.locks.request(refreshLock, renew);

/** These calls expect that there may be no session, so they do not report it. */
const quietPaths: ReadonlySet<string> = new Set([
  addresses.getCurrentUser.path,
  addresses.signIn.path,
  addresses.refreshSession.path,
]);

/** These calls ask or change who is signed in, so they do not name a person. */
const isAboutWho = new Set<string>([
  ...quietPaths,
  addresses.register.path,
  addresses.signOut.path,
  addresses.confirmEmail.path,
  addresses.forgotPassword.path,
  addresses.resetPassword.path,
]);

const refusalOf = async (response: Response): Promise<ApiError> =>
  new ApiError(response.status, await response.clone().text());

const isExpired = async (response: Response): Promise<boolean> => {
  const { code } = await refusalOf(response);
  return code === 'token_expired' || code === 'unauthenticated';
};

async function sendRenewed(url: string, init: RequestInit): Promise<Response> {
  const response = await reach(url, init);
  if (response.status !== 401 || rememberedPerson() === null || url === addresses.signIn.path) return response;
  if (!(await isExpired(response))) return response;
  const refusal = await renewOnce();
  if (refusal === null) return reach(url, init);
  // A failing server cannot tell us about the session. Only a 401 means that it has ended.
  if (refusal.status !== 401) return refusal;
  rememberPerson(null);
  if (!quietPaths.has(url)) tell('ended');
  return response;
}

/** If the server first wants the password, the person is asked, and the same request goes on. */
async function sendConfirmed(url: string, init: RequestInit): Promise<Response> {
  const response = await sendRenewed(url, init);
  if (response.status !== 403 || (await refusalOf(response)).code !== 'password_needed') return response;
  return (await requestPassword()) ? sendRenewed(url, init) : response;
}

const send: Fetch = async (url, init) => {
  const response = await sendConfirmed(url, init);
  if (response.status === 409 && (await refusalOf(response)).code === 'other_person')
    tell(init.method === 'GET' ? 'otherIsShown' : 'otherWasTyped');
  return response;
};

const client = createClient(send, addresses);

export const api: typeof client = {
  call: (name, ...[input]) =>
    client.call(
      name,
      ...([{ person: isAboutWho.has(addresses[name].path) ? null : shownPerson(), ...input }] as never),
    ),
};
