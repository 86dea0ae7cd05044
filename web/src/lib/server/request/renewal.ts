import { addresses } from 'virtual:addresses';
import { type Layer, type Outgoing, urlOf } from '#shared/api/client.ts';
import { browserStorage } from '../../browser-storage.ts';
import { tell } from './news.ts';
import { quietCalls } from './quiet-calls.ts';
import { codeOf } from './refusal.ts';

const refreshLock = 'suncrew-refresh';
const refreshedAt = 'suncrew-refreshed-at';
/** All tabs share the cookies. If another tab has renewed the session within this time, this tab has the new session too. */
const justNowMilliseconds = 5_000;

const refresh: Outgoing = {
  name: 'refreshSession',
  method: addresses.refreshSession.method,
  url: urlOf(addresses.refreshSession),
};

const isExpired = async (response: Response): Promise<boolean> => {
  const code = await codeOf(response);
  return code === 'token_expired' || code === 'unauthenticated';
};

interface Kept {
  /** Returns whether this browser has a session, as far as it knows. */
  hasSession(): boolean;
  endSession(): void;
}

/** Renews an expired session once for all tabs, in the background, and repeats the call unchanged. */
export const renewal =
  ({ hasSession, endSession }: Kept): Layer =>
  (send) => {
    /** Returns null if the session was renewed, and otherwise the refusal. */
    async function renew(): Promise<Response | null> {
      if (Date.now() - Number(browserStorage.read(refreshedAt) ?? 0) < justNowMilliseconds) return null;
      const response = await send(refresh);
      if (!response.ok) return response;
      browserStorage.write(refreshedAt, String(Date.now()));
      return null;
    }

    return async (call) => {
      const response = await send(call);
      if (response.status !== 401 || !hasSession() || call.name === 'signIn') return response;
      if (!(await isExpired(response))) return response;
      const refusal: Response | null = await navigator.locks.request(refreshLock, renew);
      if (refusal === null) return send(call);
      // A failing server cannot tell us about the session. Only a 401 means that it has ended.
      if (refusal.status !== 401) return refusal;
      endSession();
      if (!quietCalls.has(call.name)) tell('ended');
      return response;
    };
  };
