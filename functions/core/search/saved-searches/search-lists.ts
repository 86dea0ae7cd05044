import type { NamedWrite } from '#functions/data/commit.ts';
import { areasOf } from '#functions/data/directory/chunk-places.ts';
import { findChunks, readListNow } from '#functions/data/directory/directory-queries.ts';
import { type Records, relistWrites } from '#functions/data/directory/directory-writes.ts';
import { formats } from '#functions/data/directory/record-formats.ts';
import type { Area } from '#functions/data/rows.ts';
import { type OpenJob, passesFilter, type WorkFilter } from '#shared/domain/search/find-work.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';

/**
 * The lists by which a new job finds those who look for it: for each state, the searches that name it, and one for those that
 * name none. So a job is compared with two lists, however many people there are.
 */

const { size, pack } = formats.searches;
const hundred = 100;

const roughly = (value: number | undefined, step: number, round: (parts: number) => number): number | null =>
  value === undefined ? null : round(value / step);

/** Rounded so that the list finds too many rather than too few. */
const recordOf = (userId: string, { jobType, licence, minKw, maxKw, minPrice, maxPrice }: WorkFilter): Uint8Array =>
  pack({
    id: userId,
    jobType: jobType ?? null,
    licence: licence ?? null,
    minKw: roughly(minKw, 1, Math.floor),
    maxKw: roughly(maxKw, 1, Math.ceil),
    minHundreds: roughly(minPrice, hundred, Math.floor),
    maxHundreds: roughly(maxPrice, hundred, Math.ceil),
  });

/** Which records an installer has in each list. A search that tells them nothing is in none. */
export function recordsOf(userId: string, searches: readonly SavedSearch[]): Records {
  const records = new Map<Area, Uint8Array[]>();
  for (const { filter, notify, email } of searches) {
    const area = filter.state ?? 'AU';
    if (notify || email) records.set(area, [...(records.get(area) ?? []), recordOf(userId, filter)]);
  }
  return records;
}

/** Lists what an installer looks for, in the transaction that saves it. */
export async function searchListWrites(
  userId: string,
  before: readonly SavedSearch[],
  after: readonly SavedSearch[],
): Promise<NamedWrite[]> {
  const [was, is] = [recordsOf(userId, before), recordsOf(userId, after)];
  const chunks = await findChunks('searches', userId, [...new Set([...was.keys(), ...is.keys()])]);
  return relistWrites({ kind: 'searches', itemId: userId }, size, chunks, is);
}

const hundreds = (value: number | null): number | undefined => (value === null ? undefined : value * hundred);

/** The installers who may look for a job like this. Their searches say whether they do. */
export async function readSearchers(job: OpenJob): Promise<string[]> {
  const lists = await Promise.all(
    areasOf(job.state === null ? [] : [job.state]).map((area) => readListNow('searches', area)),
  );
  const listed = lists.flat().filter(({ jobType, licence, minKw, maxKw, minHundreds, maxHundreds }) =>
    passesFilter(job, {
      jobType: jobType ?? undefined,
      licence: licence ?? undefined,
      minKw: minKw ?? undefined,
      maxKw: maxKw ?? undefined,
      minPrice: hundreds(minHundreds),
      maxPrice: hundreds(maxHundreds),
    }),
  );
  return [...new Set(listed.map(({ id }) => id))];
}
