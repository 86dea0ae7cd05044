const untilReload = new Map<string, string>();

/** The values that this browser keeps for all its tabs. If its settings refuse storage, the page keeps them until a reload. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return untilReload.get(key) ?? null;
    }
  },
  /** Stores a value. Null removes the stored value. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      if (value === null) untilReload.delete(key);
      else untilReload.set(key, value);
    }
  },
};
