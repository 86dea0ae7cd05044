import { withStorage } from './storage/with-storage.ts';

const key = 'suncrew-searched-place';

const inTab = <T>(work: (storage: Storage) => T, otherwise: T): T => withStorage(() => sessionStorage, work, otherwise);

/**
 * Remembers the place that a visitor searched for last in this tab. The profile form of a new installer starts with this place.
 */
export const rememberSearchedPlace = (label: string): void =>
  inTab((storage) => storage.setItem(key, label), undefined);

/** Returns the place, or '' if the visitor has not searched for one. */
export const readSearchedPlace = (): string => inTab((storage) => storage.getItem(key) ?? '', '');

export const forgetSearchedPlace = (): void => inTab((storage) => storage.removeItem(key), undefined);
