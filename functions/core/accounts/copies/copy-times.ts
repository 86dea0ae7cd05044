import type { DataCopyRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { copyKeptMs } from '#shared/domain/accounts/data-copy.ts';

/** Long enough that the sweeper finds it by its row, even after days without one. */
const rowKeptMs = 7 * 24 * 3_600_000;

/** What the row of a copy says of its times when something has been added to it. */
export function copyTimes(now: Date): Pick<DataCopyRow, 'progressAt' | 'expiresAt' | 'ttl'> {
  const expires = new Date(now.getTime() + copyKeptMs);
  return {
    progressAt: now.toISOString(),
    expiresAt: expires.toISOString(),
    ttl: epochSeconds(new Date(expires.getTime() + rowKeptMs)),
  };
}
