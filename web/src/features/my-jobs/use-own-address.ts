import { useSearchParams } from 'react-router-dom';
import type { Role } from '#shared/domain/job.ts';
import { narrowing, searchIn } from './own-address.ts';

/** The search in the page's address, and how to change it. */
export function useOwnAddress(role: Role) {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Record<string, string>, how: { replace?: boolean } = {}) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        // Another search starts at its first page, unless it is the page that changes.
        after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { preventScrollReset: true, ...how },
    );
  return {
    address,
    search: searchIn(address, role),
    change,
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, '']))),
    open: (view: string) => setAddress(new URLSearchParams(view), { preventScrollReset: true }),
  };
}
export type OwnAddress = ReturnType<typeof useOwnAddress>;
