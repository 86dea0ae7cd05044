import type { NamedWrite } from '#functions/data/commit.ts';
import { areasOf, type ItemOf } from '#functions/data/lists/list-kinds.ts';
import { findParts, readList } from '#functions/data/lists/list-queries.ts';
import { type ItemsByList, relistWrites } from '#functions/data/lists/list-writes.ts';
import type { Area } from '#functions/data/rows.ts';
import { type OpenJob, passesFilter } from '#shared/domain/search/find-work.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';

/**
 * The lists of saved searches: one for each state, with the searches that name it, and one for those without a state.
 * So a new job is compared with two lists, however many installers there are.
 */

/** Returns an installer's items by list. A search without notifications and emails is in no list. */
export function listedSearchesOf(userId: string, searches: readonly SavedSearch[]): ItemsByList<'searches'> {
  const items = new Map<Area, ItemOf<'searches'>[]>();
  for (const { filter, notify, email } of searches) {
    // The lists only narrow down who may look for a job, so they leave out what takes more than the job to tell.
    const { state: area = 'AU', fits: _fits, place: _place, lat: _lat, lng: _lng, within: _within, ...looked } = filter;
    if (notify || email) items.set(area, [...(items.get(area) ?? []), { id: userId, filter: looked }]);
  }
  return items;
}

/** Lists what an installer looks for, in the transaction that saves it. */
export async function searchListWrites(
  userId: string,
  before: readonly SavedSearch[],
  after: readonly SavedSearch[],
): Promise<NamedWrite[]> {
  const [was, is] = [listedSearchesOf(userId, before), listedSearchesOf(userId, after)];
  const parts = await findParts('searches', [...new Set([...was.keys(), ...is.keys()])], userId);
  return relistWrites('searches', userId, parts, is);
}

/** The installers who may look for a job like this. Their searches say whether they do. */
export async function readSearchers(job: OpenJob): Promise<string[]> {
  const lists = await Promise.all(
    areasOf(job.state === null ? [] : [job.state]).map((area) => readList('searches', area, true)),
  );
  return [...new Set(lists.flat().flatMap(({ id, filter }) => (passesFilter(job, filter) ? id : [])))];
}
