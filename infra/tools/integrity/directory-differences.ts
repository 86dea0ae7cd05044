import { isDeepStrictEqual } from 'node:util';
import { installerInDirectory } from '#functions/core/directory/in-directory.ts';
import { reputationView } from '#functions/core/figures/reputation.ts';
import { bucketOf } from '#functions/data/directory/chunk-places.ts';
import type { Listing } from '#functions/data/directory/directory-writes.ts';
import { idIn, recordsIn } from '#functions/data/directory/packed-record.ts';
import { formats } from '#functions/data/directory/record-formats.ts';
import type { Area, InstallerProfileRow, MapEntryRow, ReputationRow, UserRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from './read-table.ts';

/** Lists all installers again, and compares that with the lists that are stored. */

function listAll(rows: RowsByKind): ReadonlyMap<string, Listing> {
  const reputations = new Map(rowsOf<ReputationRow>(rows, 'reputation').map((row) => [row.userId, row]));
  const suspended = new Set(
    rowsOf<UserRow>(rows, 'user')
      .filter((user) => user.suspended)
      .map((user) => user.userId),
  );
  return new Map(
    rowsOf<InstallerProfileRow>(rows, 'installerprofile').flatMap((profile) => {
      const { userId } = profile;
      const listing = installerInDirectory(profile, reputationView(reputations.get(userId)), suspended.has(userId));
      return listing ? [[userId, listing] as const] : [];
    }),
  );
}

/** The chunks as they are stored, under the short names of their fields. */
interface StoredChunk {
  k: string;
  a: Area;
  b: number;
  e: Uint8Array;
}

const nameOf = (area: Area, bucket: number, itemId: string): string => `installer ${itemId} in ${area} ${bucket}`;
const inWords = (record: Uint8Array): string => Buffer.from(record).toString('hex');

export function directoryDifferences(rows: RowsByKind): string[] {
  const listed = listAll(rows);
  const stored = rowsOf<StoredChunk>(rows, 'chunk').flatMap(({ a, b, e }) =>
    Array.from(
      recordsIn(e, formats.installers.size),
      (record) => [nameOf(a, b, idIn(record)), inWords(record)] as const,
    ),
  );
  const is = new Map(stored);
  const should = new Map(
    [...listed].flatMap(([itemId, { areas, record }]) =>
      areas.map((area) => [nameOf(area, bucketOf(itemId), itemId), inWords(record)] as const),
    ),
  );
  const entries = rowsOf<MapEntryRow>(rows, 'mapentry').filter(({ kind }) => kind === 'installers');
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
