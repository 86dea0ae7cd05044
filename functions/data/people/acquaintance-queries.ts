import type { Role } from '#shared/domain/jobs/job.ts';
import { readMany } from '../read-many.ts';
import { rows } from '../service.ts';
import { type CountedJob, countedBy, type Pair } from './acquaintance-writes.ts';

/** Tells whether the retailer has dealt with the installer. A strong read, for a single profile. */
export async function areAcquainted(retailerId: string, installerId: string): Promise<boolean> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  return data !== null;
}

/**
 * Returns when the company in the role `by` last wrote a review of the other that counts in the average. A strong read, because a
 * write depends on it.
 */
export async function readCounted(
  { retailerId, installerId }: { retailerId: string; installerId: string },
  by: Role,
): Promise<string | undefined> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  return data?.[countedBy[by]];
}

/** Returns the pair's last job that the public figure of completed jobs counts. A strong read: a write depends on it. */
export async function readCountedJob({ retailerId, installerId }: Pair): Promise<CountedJob | null> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  const { countedJob, countedJobAt } = data ?? {};
  return countedJob === undefined || countedJobAt === undefined ? null : { jobId: countedJob, at: countedJobAt };
}

/** Returns which of these installers the retailer has dealt with, for lists. The answer may be a moment old. */
export async function readAcquaintedAmong(
  retailerId: string,
  installerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await readMany(
    installerIds.map((installerId) => ({ userId: retailerId, installerId })),
    (open) => rows().acquaintance.get(open).go(),
  );
  return new Set(found.map((row) => row.installerId));
}

const mostAcquaintances = 200;

/** Returns the ids of at most 200 installers that a retailer has dealt with, for lists. The answer may be a moment old. */
export async function readAcquaintances(retailerId: string): Promise<string[]> {
  const { data } = await rows().acquaintance.query.byUser({ userId: retailerId }).go({ limit: mostAcquaintances });
  return data.map(({ installerId }) => installerId);
}
