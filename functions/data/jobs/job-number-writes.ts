import type { NamedWrite } from '../commit.ts';
import type { JobNumbersRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of these writes. They fail if another job has just got the number, or another company the prefix. */
export const jobNumberWrite = 'job number';

/** Reserves the prefix for a company, and records the number of its first job as the last one. */
export const startNumbers = (row: JobNumbersRow): NamedWrite[] => [
  write(jobNumberWrite, (entities) => entities.jobPrefix.create({ prefix: row.prefix, userId: row.userId }).commit()),
  write(jobNumberWrite, (entities) => entities.jobNumbers.create(row).commit()),
];

/** Records the next number as the last one. Fails if another job has just got it. */
export const takeNumber = ({ userId, last: known }: JobNumbersRow): NamedWrite =>
  write(jobNumberWrite, (entities) =>
    entities.jobNumbers
      .patch({ userId })
      .set({ last: known + 1 })
      .where(({ last }, { eq }) => eq(last, known))
      .commit(),
  );
