/** Returns the result of a function that uses the browser's storage, or `otherwise` if the browser refuses its storage. */
export function withStorage<T>(open: () => Storage, work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(open());
  } catch {
    return otherwise;
  }
}
