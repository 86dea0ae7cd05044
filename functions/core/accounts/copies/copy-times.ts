import type { DataCopyRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { copyKeptMs } from '#shared/domain/accounts/data-copy.ts';

/**
 * How long a copy's row outlives the copy. The sweeper finds the copy's files by the row, so it may fail for days without
 * losing them.
 */
const rowKeptMs = 7 * 24 * 3_600_000;

/** Returns the times for a copy's row when the copy begins or gets another part. */
export function copyTimes(now: Date): Pick<DataCopyRow, 'progressAt' | 'expiresAt' | 'ttl'> {
  const expires = new Date(now.getTime() + copyKeptMs);
  return {
    progressAt: now.toISOString(),
    expiresAt: expires.toISOString(),
    ttl: epochSeconds(new Date(expires.getTime() + rowKeptMs)),
  };
}
