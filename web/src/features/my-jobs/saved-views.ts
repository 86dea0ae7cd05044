import * as z from 'zod/mini';
import { useNamedList } from '../../lib/named-list.ts';

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

export const useSavedViews = (person: string) => useNamedList(keyOf(person), viewsIn);
