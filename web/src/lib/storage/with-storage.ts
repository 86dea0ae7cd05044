/** Runs a function with a storage of the browser, which some settings refuse completely. */
export function withStorage<T>(open: () => Storage, work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(open());
  } catch {
    return otherwise;
  }
}
