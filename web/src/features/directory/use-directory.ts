import { useSearchParams } from 'react-router-dom';
import type { DirectoryFilter } from '#shared/domain/people/directory.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { filterIn, parametersOf, queryOf } from './directory-filters.ts';

export const views = ['grid', 'list', 'map'] as const;
export type View = (typeof views)[number];

/** Reads the installers for the search in the page's URL. While the person moves a slider, the read waits until it stops. */
export function useDirectory() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const view: View = views.find((each) => each === search.get('view')) ?? 'grid';
  const go = (next: DirectoryFilter, as: View) =>
    setSearch(
      { ...parametersOf(next), ...(as === 'grid' ? {} : { view: as }) },
      { replace: true, preventScrollReset: true },
    );

  const wanted = new URLSearchParams(parametersOf(filter)).toString();
  const settled = useSettled(wanted);
  const list = usePages('listInstallers', queryOf(filterIn(new URLSearchParams(settled))));
  const pages = list.data?.pages ?? [];
  return {
    filter,
    view,
    list,
    pages: pages.length,
    /** The parameters of the list's search. While a person moves a slider, `address` is older than the URL. */
    address: settled,
    installers: pages.flatMap((page) => page.installers),
    /** The number of matching installers. Null until the server has counted them for the present search. */
    total: settled === wanted ? (pages.at(-1)?.total ?? null) : null,
    setFilter: (next: DirectoryFilter) => go(next, view),
    setView: (next: View) => go(filter, next),
  };
}
