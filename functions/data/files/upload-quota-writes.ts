import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

export const uploadQuotaWrite = 'upload quota';

/** Counts uploaded bytes in one window, on the condition that the sum stays within `limit`. The row expires after the window. */
export const countUploadedBytes = (
  userId: string,
  { bytes, limit, window, end }: { bytes: number; limit: number; window: string; end: number },
): NamedWrite =>
  write(uploadQuotaWrite, (entities) =>
    entities.rate
      .update({ bucket: `uploads-of-${userId}`, window })
      .add({ count: bytes })
      .set({ ttl: end })
      .where(({ count }, { lte, notExists }) => `${notExists(count)} OR ${lte(count, limit - bytes)}`)
      .commit(),
  );
