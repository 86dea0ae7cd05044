import type { Role } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/**
 * Connects a retailer and an installer, in the transaction of an application or an award. From then on, the retailer sees the
 * installer's phone number and position, and the installer's profile even if it is private. An invitation alone does not connect
 * them, because any retailer can invite. Repeating the write is harmless, and keeps the pair's other fields.
 */
export const rememberAcquaintance = (retailerId: string, installerId: string): NamedWrite =>
  write('acquaintance', (entities) => entities.acquaintance.upsert({ userId: retailerId, installerId }).commit());

export interface Pair {
  retailerId: string;
  installerId: string;
}

export const countedBy = { retailer: 'countedByRetailer', installer: 'countedByInstaller' } as const satisfies Record<
  Role,
  string
>;

/**
 * Records that the review which a company wrote at `at` counts in the average. Fails unless the company's last counted review is
 * still the one written at `before`.
 */
export const countReview = (pair: Pair, by: Role, before: string | undefined, at: string): NamedWrite =>
  write('counted review', (entities) =>
    entities.acquaintance
      .update({ userId: pair.retailerId, installerId: pair.installerId })
      .set({ [countedBy[by]]: at })
      .where((row, { eq, notExists }) =>
        before === undefined ? notExists(row[countedBy[by]]) : eq(row[countedBy[by]], before),
      )
      .commit(),
  );

/** A job of the pair that the public figure of completed jobs counts, and when the job was completed. */
export interface CountedJob {
  jobId: string;
  at: string;
}

/** Records that the public figure counts a job, on the condition that the last counted job is still `before`. */
export const countJob = (pair: Pair, before: CountedJob | null, after: CountedJob): NamedWrite =>
  write('counted job', (entities) =>
    entities.acquaintance
      .update({ userId: pair.retailerId, installerId: pair.installerId })
      .set({ countedJob: after.jobId, countedJobAt: after.at })
      .where(({ countedJobAt }, { eq, notExists }) =>
        before === null ? notExists(countedJobAt) : eq(countedJobAt, before.at),
      )
      .commit(),
  );
