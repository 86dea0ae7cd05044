import type { JobNumbersRow, JobRow, UserRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/**
 * Finds jobs without a number, with the number of another job, or with a number that their company's counter could still assign.
 * Also finds number prefixes that are not reserved for their company.
 */
export function numberDifferences(rows: RowsByKind): string[] {
  const closed = new Set(rowsOf<UserRow>(rows, 'user').flatMap((row) => (row.closedAt ? row.userId : [])));
  const jobs = rowsOf<JobRow>(rows, 'job').filter(({ deleted }) => !deleted);
  const counters = new Map(rowsOf<JobNumbersRow>(rows, 'jobnumbers').map((row) => [row.userId, row]));
  const reserved = new Map(
    rowsOf<{ prefix: string; userId: string }>(rows, 'jobprefix').map(({ prefix, userId }) => [prefix, userId]),
  );
  const seen = new Map<string, string>();
  return [
    ...jobs.flatMap(({ jobId, retailerId, card: { number } }) => {
      if (number === undefined) return closed.has(retailerId) ? [] : [`job ${jobId} has no number`];
      const [prefix = '', running = ''] = number.split('-');
      const twin = seen.get(number);
      seen.set(number, jobId);
      const counter = counters.get(retailerId);
      return [
        ...(twin === undefined ? [] : [`job ${jobId} has the number ${number} of job ${twin}`]),
        ...(counter?.prefix === prefix && Number(running) <= counter.last
          ? []
          : [`job ${jobId} has the number ${number}, and its company is at ${counter?.prefix}-${counter?.last}`]),
      ];
    }),
    ...[...counters.values()].flatMap(({ userId, prefix }) =>
      reserved.get(prefix) === userId
        ? []
        : [`numbers of ${userId} begin with ${prefix}, which is not reserved for it`],
    ),
  ];
}
