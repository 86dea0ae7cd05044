import type { CallAnswer } from '#shared/api/client.ts';
import { paths } from '#shared/pages.ts';
import { aroundText, type Choice, chosenIn, placeQuery, workFilterNames, workFilters } from './work-filters.ts';

/** Translates a saved search into its name and its URL. */

export type SavedSearch = CallAnswer<'listSearches'>['searches'][number];
type Filter = SavedSearch['filter'];

const everything = 'All public jobs';

/** Suggests a name for the filters in the URL. */
export const nameFor = (search: URLSearchParams): string =>
  [aroundText(search) ?? [], ...workFilterNames.map((name) => chosenIn(search, name)?.label ?? [])]
    .flat()
    .join(' · ') || everything;

/** Returns the server's filter for the filters in the URL, with numbers as numbers. */
export const filterFor = (search: URLSearchParams): Filter =>
  Object.assign(
    {},
    placeQuery(search),
    ...workFilterNames.map((name) =>
      Object.fromEntries(
        Object.entries(chosenIn(search, name)?.query ?? {}).map(([key, value]) => [
          key,
          name === 'size' || name === 'price' ? Number(value) : value,
        ]),
      ),
    ),
  );

/** Returns the choice whose query has the same values as the server's filter, if there is one. */
function choiceIn(choices: readonly Choice[], filter: Filter): Choice | undefined {
  const about = [...new Set(choices.flatMap(({ query }) => Object.keys(query)))];
  return choices.find(({ query }) =>
    about.every((key) => String(filter[key as keyof Filter] ?? '') === (query[key] ?? '')),
  );
}

/** Returns the search parameters in a URL of this page. */
export const searchIn = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

/** Returns the URL of the page with the filters of a saved search. */
export function addressOf({ filter }: Pick<SavedSearch, 'filter'>): string {
  const chosen = workFilterNames.flatMap((name) => {
    const choice = choiceIn(workFilters[name].choices, filter);
    return choice ? [[name, choice.value]] : [];
  });
  const { place, lat, lng, within } = filter;
  if (place && lat !== undefined && lng !== undefined)
    chosen.push(['place', place], ['lat', String(lat)], ['lng', String(lng)], ['within', String(within)]);
  return chosen.length === 0 ? paths.findWork : `${paths.findWork}?${new URLSearchParams(chosen)}`;
}
