import { useSyncExternalStore } from 'react';

/**
 * Whose session the browser has, which all its tabs share, and whom this tab shows. They differ for a moment when
 * somebody signs in or out in another tab. Pages cannot see the session's cookies, so the tabs keep the id of the person
 * in the storage they share: that also tells a tab that was asleep, and spares visitors pointless renewals.
 */
const sessionKey = 'suncrew-session';

export const rememberedPerson = (): string | null => localStorage.getItem(sessionKey);
export const rememberPerson = (id: string | null): void =>
  id === null ? localStorage.removeItem(sessionKey) : localStorage.setItem(sessionKey, id);

/** Calls the listener when another tab signs in or out. Returns a function that stops listening. */
export function onPersonChanged(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // No key means that everything was cleared.
    if (key === sessionKey || key === null) listener();
  };
  // A page that the browser had frozen hears nothing meanwhile.
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

/** The person whom this tab shows, or null for a visitor. Everything it reads and writes, it does as this person. */
export const shownPerson = (): string | null => shown;

export function showPerson(id: string | null): void {
  shown = id;
  for (const onlooker of onlookers) onlooker();
}

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export const usePerson = (): string | null => useSyncExternalStore(watch, shownPerson);
