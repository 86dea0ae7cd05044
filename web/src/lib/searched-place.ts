const key = 'suncrew-searched-place';

/** Runs a piece of work with the storage of this tab, which a browser may refuse. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The place that a visitor searched last in this tab. A new installer's profile begins with it. */
export const rememberSearchedPlace = (label: string): void =>
  attempt(() => sessionStorage.setItem(key, label), undefined);

/** Empty if the visitor searched none. */
export const readSearchedPlace = (): string => attempt(() => sessionStorage.getItem(key) ?? '', '');

export const forgetSearchedPlace = (): void => attempt(() => sessionStorage.removeItem(key), undefined);
