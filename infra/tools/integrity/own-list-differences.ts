import { isDeepStrictEqual } from 'node:util';
import { ownListingsOf } from '#functions/core/search/own-jobs/own-list.ts';
import { splitPayment } from '#functions/data/jobs/job-queries.ts';
import { bucketOfJob } from '#functions/data/jobs/own-list-queries.ts';
import { unpackJobs } from '#functions/data/jobs/packed-jobs.ts';
import type { JobRow, PaymentRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from './read-table.ts';

/** A part of a list as it is stored, under the short names of its fields. */
interface StoredPart {
  userId: string;
  b: number;
  j: Uint8Array;
}

/** Lists the jobs of all people and their payments again, and compares that with the lists that are stored. */
export function ownListDifferences(rows: RowsByKind): string[] {
  const nameOf = (userId: string, bucket: number, jobId: string): string => `${jobId} of ${userId} in ${bucket}`;
  const stored = rowsOf<StoredPart>(rows, 'ownlist').flatMap(({ userId, b, j }) =>
    unpackJobs(j).map((job) => [nameOf(userId, b, job.id), job] as const),
  );
  const is = new Map(stored);
  const payments = new Map(rowsOf<PaymentRow>(rows, 'payment').map((payment) => [payment.jobId, payment]));
  const should = new Map(
    rowsOf<JobRow>(rows, 'job').flatMap((job) =>
      [...ownListingsOf({ job, ...splitPayment(payments.get(job.jobId)) })].map(
        ([userId, listing]) => [nameOf(userId, bucketOfJob(job.jobId), job.jobId), listing] as const,
      ),
    ),
  );
  return [
    ...[...new Set([...is.keys(), ...should.keys()])]
      .filter((name) => !isDeepStrictEqual(is.get(name), should.get(name)))
      .map((name) => {
        const [found, due] = [is.get(name), should.get(name)].map((job) => (job ? JSON.stringify(job) : 'missing'));
        return `own list: job ${name} is ${found}, should be ${due}`;
      }),
    ...(stored.length === is.size ? [] : [`own list: ${stored.length - is.size} jobs are there twice`]),
  ];
}
