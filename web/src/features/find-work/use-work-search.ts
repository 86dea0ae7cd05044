import { useSearchParams } from 'react-router-dom';
import { browserStorage } from '../../lib/browser-storage.ts';
import { workPrefix } from '../../lib/drafts/draft-store.ts';
import { usePerson } from '../../lib/server/person.ts';

const keyOf = (person: string | null): string => `${workPrefix}${person}`;

/**
 * Returns the search in the page's URL, and the functions that change it. This device keeps the search until the person signs
 * out, so that a URL without a search opens the last one.
 */
export function useWorkSearch() {
  const person = usePerson();
  const [search, setSearch] = useSearchParams();
  const keep = (after: URLSearchParams) => browserStorage.write(keyOf(person), after.toString() || null);
  const show = (after: URLSearchParams) => {
    keep(after);
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  return {
    search,
    /** The last search on this device, if the URL has no search. */
    last: search.size === 0 ? browserStorage.read(keyOf(person)) : null,
    keep,
    show,
    /** An empty value removes its parameter. */
    change(changes: Record<string, string>): void {
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes))
        if (value) after.set(name, value);
        else after.delete(name);
      show(after);
    },
  };
}
