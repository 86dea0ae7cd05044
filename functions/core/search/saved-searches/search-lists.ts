import type { NamedWrite } from '#functions/data/commit.ts';
import { areasOf, type ItemOf } from '#functions/data/lists/list-kinds.ts';
import { findParts, readList } from '#functions/data/lists/list-queries.ts';
import { type ItemsByList, relistWrites } from '#functions/data/lists/list-writes.ts';
import type { Area } from '#functions/data/rows.ts';
import { type OpenJob, passesFilter } from '#shared/domain/search/find-work.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';

/**
 * The lists of saved searches: one for each state, with the searches that name it, and one for searches without a state. A new
 * job is compared with two lists, however many installers there are.
 */

/** Returns an installer's items by list. A search without notifications and emails is in no list. */
export function listedSearchesOf(userId: string, searches: readonly SavedSearch[]): ItemsByList<'searches'> {
  const items = new Map<Area, ItemOf<'searches'>[]>();
  for (const { filter, notify, email } of searches) {
    // The lists only find the installers to check, so they omit filters that need more than the job.
    const { state: area = 'AU', fits: _fits, place: _place, lat: _lat, lng: _lng, within: _within, ...looked } = filter;
    if (notify || email) items.set(area, [...(items.get(area) ?? []), { id: userId, filter: looked }]);
  }
  return items;
}

/** Returns the writes that list an installer's searches, for the transaction that saves them. */
export async function searchListWrites(
  userId: string,
  before: readonly SavedSearch[],
  after: readonly SavedSearch[],
): Promise<NamedWrite[]> {
  const [was, is] = [listedSearchesOf(userId, before), listedSearchesOf(userId, after)];
  const parts = await findParts('searches', [...new Set([...was.keys(), ...is.keys()])], userId);
  return relistWrites('searches', userId, parts, is);
}

/** Returns the ids of installers whose saved searches may match the job. The searches' other filters decide whether they do. */
export async function readSearchers(job: OpenJob): Promise<string[]> {
  const lists = await Promise.all(
    areasOf(job.state === null ? [] : [job.state]).map((area) => readList('searches', area, true)),
  );
  return [...new Set(lists.flat().flatMap(({ id, filter }) => (passesFilter(job, filter) ? id : [])))];
}
