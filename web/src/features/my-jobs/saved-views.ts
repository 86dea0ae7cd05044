import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../lib/browser-storage.ts';

/** Searches with a name. They stay in this browser, for each person who signs in here. */

export interface SavedView {
  name: string;
  /** The query of the page's address. */
  search: string;
}

export const maxViews = 20;
export const maxViewName = 40;

const keyOf = (person: string): string => `suncrew-job-views-${person}`;
const stored = z.array(z.object({ name: z.string(), search: z.string() }));

export function viewsIn(text: string | null): SavedView[] {
  try {
    return stored.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** A name that is taken already gets the new search. The list is sorted by name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name));

const onlookers = new Set<() => void>();
function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  addEventListener('storage', onlooker);
  return () => {
    onlookers.delete(onlooker);
    removeEventListener('storage', onlooker);
  };
}

export function useSavedViews(person: string) {
  const text = useSyncExternalStore(watch, () => browserStorage.read(keyOf(person)));
  const views = viewsIn(text);
  const keep = (changed: readonly SavedView[]) => {
    browserStorage.write(keyOf(person), changed.length > 0 ? JSON.stringify(changed) : null);
    for (const onlooker of onlookers) onlooker();
  };
  return {
    views,
    save: (view: SavedView) => keep(withView(views, view)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
