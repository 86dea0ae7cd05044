import { isDeepStrictEqual } from 'node:util';
import { standingView } from '#functions/core/figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from '#functions/core/search/directory/in-directory.ts';
import { recordsOf } from '#functions/core/search/saved-searches/search-lists.ts';
import { bucketOf } from '#functions/data/directory/chunk-places.ts';
import type { Listing } from '#functions/data/directory/directory-writes.ts';
import { idIn, recordsIn } from '#functions/data/directory/packed-record.ts';
import { formats } from '#functions/data/directory/record-formats.ts';
import type { ListedKind } from '#functions/data/entities/discovery/directory-entity.ts';
import type {
  Area,
  InstallerProfileRow,
  JobRow,
  MapEntryRow,
  MapKind,
  ReputationRow,
  SearchesRow,
  UserRow,
} from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from './read-table.ts';

/** Lists all installers and public jobs again, and compares that with the lists that are stored. */

function listInstallers(rows: RowsByKind): ReadonlyMap<string, Listing> {
  const reputations = new Map(rowsOf<ReputationRow>(rows, 'reputation').map((row) => [row.userId, row]));
  const suspended = new Set(
    rowsOf<UserRow>(rows, 'user')
      .filter((user) => user.suspended)
      .map((user) => user.userId),
  );
  return new Map(
    rowsOf<InstallerProfileRow>(rows, 'installerprofile').flatMap((profile) => {
      const { userId } = profile;
      const listing = installerInDirectory(profile, standingView(reputations.get(userId)), suspended.has(userId));
      return listing ? [[userId, listing] as const] : [];
    }),
  );
}

const listJobs = (rows: RowsByKind): ReadonlyMap<string, Listing> =>
  new Map(
    rowsOf<JobRow>(rows, 'job').flatMap((job) => {
      const listing = jobInDirectory(job);
      return listing ? [[job.jobId, listing] as const] : [];
    }),
  );

/** The chunks as they are stored, under the short names of their fields. */
interface StoredChunk {
  k: ListedKind;
  a: Area;
  b: number;
  e: Uint8Array;
}

const inWords = (record: Uint8Array): string => Buffer.from(record).toString('hex');

function differencesOf(kind: MapKind, listed: ReadonlyMap<string, Listing>, rows: RowsByKind): string[] {
  const nameOf = (area: Area, bucket: number, itemId: string): string => `${kind} ${itemId} in ${area} ${bucket}`;
  const stored = rowsOf<StoredChunk>(rows, 'chunk')
    .filter(({ k }) => k === kind)
    .flatMap(({ a, b, e }) =>
      Array.from(recordsIn(e, formats[kind].size), (record) => [nameOf(a, b, idIn(record)), inWords(record)] as const),
    );
  const is = new Map(stored);
  const should = new Map(
    [...listed].flatMap(([itemId, { areas, record }]) =>
      areas.map((area) => [nameOf(area, bucketOf(itemId), itemId), inWords(record)] as const),
    ),
  );
  const entries = rowsOf<MapEntryRow>(rows, 'mapentry').filter((entry) => entry.kind === kind);
  return [
    ...[...new Set([...is.keys(), ...should.keys()])]
      .filter((name) => is.get(name) !== should.get(name))
      .map((name) => `directory: ${name} is ${is.get(name) ?? 'missing'}, should be ${should.get(name) ?? 'absent'}`),
    ...(stored.length === is.size ? [] : [`directory: ${stored.length - is.size} records are there twice`]),
    ...entries
      .filter(({ itemId, areas }) => !isDeepStrictEqual(areas, listed.get(itemId)?.areas))
      .map(({ itemId }) => `directory: the entry of ${itemId} names other lists`),
  ];
}

/** Each installer's own records in a list, one after the other, in the order in which they saved the searches. */
function searchDifferences(rows: RowsByKind): string[] {
  const { size } = formats.searches;
  const nameOf = (userId: string, area: Area): string => `searches of ${userId} in ${area} ${bucketOf(userId)}`;
  const is = new Map<string, string>();
  for (const { k, a, e } of rowsOf<StoredChunk>(rows, 'chunk'))
    if (k === 'searches')
      for (const record of recordsIn(e, size)) {
        const name = nameOf(idIn(record), a);
        is.set(name, (is.get(name) ?? '') + inWords(record));
      }
  const should = new Map(
    rowsOf<SearchesRow>(rows, 'searches').flatMap(({ userId, searches }) =>
      [...recordsOf(userId, searches)].map(
        ([area, records]) => [nameOf(userId, area), records.map(inWords).join('')] as const,
      ),
    ),
  );
  return [...new Set([...is.keys(), ...should.keys()])]
    .filter((name) => is.get(name) !== should.get(name))
    .map((name) => `directory: ${name} is ${is.get(name) ?? 'missing'}, should be ${should.get(name) ?? 'absent'}`);
}

export const directoryDifferences = (rows: RowsByKind): string[] => [
  ...differencesOf('installers', listInstallers(rows), rows),
  ...differencesOf('jobs', listJobs(rows), rows),
  ...searchDifferences(rows),
];
