import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

export const uploadQuotaWrite = 'upload quota';

export const unboundWrite = 'unbound uploads';

/**
 * Counts an upload URL that is not bound to the type and size of one file. Fails if the user already has `limit` of these URLs in
 * the window.
 */
export const countUnbound = (
  userId: string,
  { limit, window, end }: { limit: number; window: string; end: number },
): NamedWrite =>
  write(unboundWrite, (entities) =>
    entities.rate
      .update({ bucket: `unbound-uploads-of-${userId}`, window })
      .add({ count: 1 })
      .set({ ttl: end })
      .where(({ count }, { lt, notExists }) => `${notExists(count)} OR ${lt(count, limit)}`)
      .commit(),
  );

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
