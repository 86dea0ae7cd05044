import { useSyncExternalStore } from 'react';
import { ApiError, type Fetch } from '#shared/api/client.ts';

/** The messages for a call that does not reach the server. Browsers only report something like "Failed to fetch". */
const words = {
  notRead: 'There is no connection. Please check it and try again.',
  notSent: 'There is no connection, so nothing was sent. Please try again when it is back.',
  notAnswered:
    'The connection was lost, so we do not know whether this was saved. Please try again when it is back: it will not be saved twice.',
} as const;

export class NoConnection extends ApiError {
  constructor(about: keyof typeof words) {
    super(0, JSON.stringify({ code: 'unavailable', message: words[about] }));
    this.name = 'NoConnection';
  }
}

const isRead = ({ method = 'GET' }: RequestInit): boolean => method === 'GET';

/** Returns a `fetch` with readable errors. Without a connection, it refuses a write immediately and never sends it later. */
export const connection =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    if (!isRead(init) && !navigator.onLine) throw new NoConnection('notSent');
    try {
      return await fetch(url, init);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new NoConnection(isRead(init) ? 'notRead' : 'notAnswered');
    }
  };

/** The browser's `fetch` behind this layer, for the client and for uploads, which bypass our server. */
export const reach = connection((url, init) => fetch(url, init));

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
