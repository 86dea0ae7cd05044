import type { Role } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/**
 * Connects a retailer and an installer through an application or an award. From then on, the retailer sees the installer's
 * phone and position, and their profile even if it is private. An invitation alone does not connect them, because any retailer
 * can invite. Written in the same transaction. Repeating it is harmless, and keeps the pair's other fields.
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

/** Records that a company's review counts, on the condition that no later one has counted since the read. */
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

/** A job of the pair that counts in the public figure, and when it was completed. */
export interface CountedJob {
  jobId: string;
  at: string;
}

/** Records that a job counts, on the condition that no other one has since the one that was read. */
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
