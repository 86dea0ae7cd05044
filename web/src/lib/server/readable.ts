import type { ApiError } from '#shared/api/client.ts';

/** The state of a read for a screen. Both single answers and paged lists have this shape. */
export interface Readable<Data> {
  /** The latest answer, even if a later read failed. */
  data: Data | undefined;
  /** The error of the latest read. */
  error: ApiError | null;
  /** When `data` was read, in milliseconds. */
  dataUpdatedAt: number;
  isFetching: boolean;
  /**
   * Whether the only failed read was that of the next page of a list. The error is then shown at the end of the list, because the
   * loaded rows are still current.
   */
  isFetchNextPageError?: boolean;
  refetch: () => unknown;
}

type DataOf<Reads extends readonly Readable<unknown>[]> = {
  [I in keyof Reads]: Reads[I] extends Readable<infer Data> ? Data : never;
};

/** Combines several reads into one. The result has data once every read has data, and a retry repeats the failed reads. */
export function together<const Reads extends readonly Readable<unknown>[]>(...reads: Reads): Readable<DataOf<Reads>> {
  const failed = reads.filter(({ error }) => error !== null);
  return {
    data: reads.every(({ data }) => data !== undefined) ? (reads.map(({ data }) => data) as DataOf<Reads>) : undefined,
    error: failed[0]?.error ?? null,
    dataUpdatedAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: reads.some(({ isFetching }) => isFetching),
    isFetchNextPageError: failed.length > 0 && failed.every((read) => read.isFetchNextPageError === true),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
