import * as z from 'zod/mini';
import { mostKeptItems } from '#shared/domain/accounts/kept-lists.ts';
import { useKeptList } from '../../lib/server/kept-list.ts';

/** A search of My Jobs that a person has saved under a name. */

export interface SavedView {
  name: string;
  /** The query of the page's URL. */
  search: string;
}

export const maxViews = mostKeptItems.views;
export const maxViewName = 40;

const stored = z.array(z.object({ name: z.string(), search: z.string() }));

/** Returns the saved views in a stored text. Empty if the text is not valid. */
export function viewsIn(text: string | null): SavedView[] {
  try {
    return stored.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export const useSavedViews = (person: string) =>
  useKeptList<SavedView>({
    list: 'views',
    earlierKey: `suncrew-job-views-${person}`,
    earlierIn: viewsIn,
    itemOf: ({ name, text }) => ({ name, search: text }),
    textOf: ({ search }) => search,
  });
