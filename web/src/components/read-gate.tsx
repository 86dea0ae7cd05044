import type { ReactNode } from 'react';
import type { ApiError } from '#shared/api/client.ts';
import { isAbsent } from '../lib/server/is-absent.ts';
import type { Readable } from '../lib/server/readable.ts';
import { OutOfDate } from './out-of-date.tsx';
import { Absent, Failure, Refused, Waiting } from './states.tsx';

interface ReadGateProps<Data> {
  of: Readable<Data>;
  /** Shown until the first answer. */
  waiting: ReactNode;
  /** The title above the reason if the first read failed. */
  failed?: string | undefined;
  /**
   * Shown if the server answers that the subject does not exist or that this person may not see it. The two answers look the
   * same.
   */
  absent?: ReactNode;
  /** Shown if the server answers 403, because the person's role or rank may not see the subject. */
  refused?: (error: ApiError) => ReactNode;
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * Every page shows the server's answers with this component. It shows `waiting` until the first answer. If a later read fails,
 * the last answer stays with a note of its age, unless the person may no longer see it.
 */
export function ReadGate<Data>({ of: read, waiting, failed, absent, refused, empty, children }: ReadGateProps<Data>) {
  const { data, error, isFetching, refetch } = read;
  if (absent !== undefined && isAbsent(error)) return absent;
  if (refused && error?.status === 403) return refused(error);
  // Data that the person may no longer see does not stay.
  if (data === undefined || error?.status === 403)
    return error ? <Failure title={failed} error={error} onRetry={refetch} isRetrying={isFetching} /> : waiting;
  const isOld = error !== null && !read.isFetchNextPageError;
  return (
    <>
      {isOld && <OutOfDate of={read} />}
      {empty?.when(data) ? empty.show : children(data)}
    </>
  );
}

type PageGateProps<Data> = Omit<ReadGateProps<Data>, 'waiting' | 'refused'> & { waiting?: ReactNode };

/** A `ReadGate` for the content of a whole page. */
export const PageGate = <Data,>({ waiting = <Waiting />, absent = <Absent />, ...gate }: PageGateProps<Data>) => (
  <ReadGate waiting={waiting} absent={absent} refused={({ message }) => <Refused text={message} />} {...gate} />
);
