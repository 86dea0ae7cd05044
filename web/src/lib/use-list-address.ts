import { useSearchParams } from 'react-router-dom';

/** Returns the search in the page's URL and functions that change it, so that Back, a reload and a link show the same list. */
export function useListAddress<Search>(
  searchIn: (address: URLSearchParams) => Search,
  /** The parameters that `clear` removes: the search text and the filters, but not the order. */
  narrowing: readonly string[],
) {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Record<string, string>, how: { replace?: boolean } = {}) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        // A changed search starts at its first page, unless the change is the page.
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
    search: searchIn(address),
    change,
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, '']))),
    open: (view: string) => setAddress(new URLSearchParams(view), { preventScrollReset: true }),
  };
}
export type ListAddress<Search> = ReturnType<typeof useListAddress<Search>>;
