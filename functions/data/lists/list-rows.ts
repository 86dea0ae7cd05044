import type { NamedWrite } from '../commit.ts';
import { readMany } from '../read-many.ts';
import type { ChunkRow, OwnListRow } from '../rows.ts';
import { rows } from '../service.ts';
import { write } from '../write.ts';
import type { ListKind, ListKinds } from './list-kinds.ts';

/** Reads and writes the parts of lists. The parts of an area's list are chunks. The parts of a user's list are `ownList` rows. */

/** A part of a list as it is stored. */
export interface StoredPart<Of> {
  of: Of;
  bucket: number;
  /** The number of changes so far. A change fails unless the part still has the revision on which the change is based. */
  revision: number;
  packed: Uint8Array;
}

interface ListRows<Of> {
  readAll(of: Of, consistent: boolean): Promise<StoredPart<Of>[]>;
  /** Reads one part of each list. Strong reads, for changes. */
  find(lists: readonly Of[], bucket: number): Promise<StoredPart<Of>[]>;
  /** Replaces a part. Fails unless the part still has the revision `expected`, which is undefined if it did not exist. */
  replace(expected: number | undefined, after: StoredPart<Of>): NamedWrite;
}

/** The name of these writes. If their condition fails, the part has changed since it was read. */
export const listWrite = 'list';

type ListedKind = ChunkRow['kind'];

function chunksOf(kind: ListedKind): ListRows<ChunkRow['area']> {
  const partOf = ({ area, records, ...part }: ChunkRow) => ({ ...part, of: area, packed: records });
  return {
    async readAll(area, consistent) {
      const { data } = await rows().chunk.query.byArea({ kind, area }).go({ pages: 'all', consistent });
      return data.map(partOf);
    },
    async find(areas, bucket) {
      const keys = areas.map((area) => ({ kind, area, bucket }));
      return (await readMany(keys, (open) => rows().chunk.get(open).go({ consistent: true }))).map(partOf);
    },
    replace(expected, { of, bucket, revision, packed }) {
      const row = { kind, area: of, bucket, revision, records: packed };
      return write(listWrite, ({ chunk }) =>
        expected === undefined
          ? chunk.create(row).commit()
          : chunk
              .put(row)
              .where((part, { eq }) => eq(part.revision, expected))
              .commit(),
      );
    },
  };
}

const ownPartOf = ({ userId, jobs, ...part }: OwnListRow) => ({ ...part, of: userId, packed: jobs });

const ownLists: ListRows<string> = {
  async readAll(userId, consistent) {
    const { data } = await rows().ownList.query.byUser({ userId }).go({ pages: 'all', consistent });
    return data.map(ownPartOf);
  },
  async find(userIds, bucket) {
    const keys = userIds.map((userId) => ({ userId, bucket }));
    return (await readMany(keys, (open) => rows().ownList.get(open).go({ consistent: true }))).map(ownPartOf);
  },
  replace(expected, { of, bucket, revision, packed }) {
    const row = { userId: of, bucket, revision, jobs: packed };
    return write(listWrite, ({ ownList }) =>
      expected === undefined
        ? ownList.create(row).commit()
        : ownList
            .put(row)
            .where((part, { eq }) => eq(part.revision, expected))
            .commit(),
    );
  },
};

export const listRows: { readonly [K in ListKind]: ListRows<ListKinds[K]['of']> } = {
  installers: chunksOf('installers'),
  jobs: chunksOf('jobs'),
  searches: chunksOf('searches'),
  ownJobs: ownLists,
};
