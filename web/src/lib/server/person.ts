import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';

/**
 * The person who owns the browser's session, which all tabs share, and the person that this tab shows. They may differ for a
 * moment when someone signs in or out in another tab. Pages cannot see the session's cookies, so the tabs keep the person's id in
 * their shared storage. A tab that was asleep reads the change there. Without an id, no tab tries to renew a session.
 */
const sessionKey = 'suncrew-session';

export const rememberedPerson = (): string | null => browserStorage.read(sessionKey);
export const rememberPerson = (id: string | null): void => browserStorage.write(sessionKey, id);

/** Calls the listener when another tab signs in or out. Returns a function that stops listening. */
export function onPersonChanged(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // An event without a key means that the storage was cleared.
    if (key === sessionKey || key === null) listener();
  };
  // A page that the browser has frozen misses these events, so the listener is also called when the page is shown again.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', hear);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', wake);
  };
}

let shown = rememberedPerson();
const onlookers = new Set<() => void>();

/**
 * Returns the id of the person that this tab shows, or null for a visitor. The tab reads and writes everything as this person.
 */
export const shownPerson = (): string | null => shown;

export function showPerson(id: string | null): void {
  shown = id;
  for (const onlooker of onlookers) onlooker();
}

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export const usePerson = (): string | null => useSyncExternalStore(watch, shownPerson, shownPerson);
