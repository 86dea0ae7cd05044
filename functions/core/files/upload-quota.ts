import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import type { NamedWrite } from '../../data/commit.ts';
import {
  countUnbound,
  countUploadedBytes,
  unboundWrite,
  uploadQuotaWrite,
} from '../../data/files/upload-quota-writes.ts';
import { setting } from '../../env.ts';
import { type FixedWindow, windowAt } from '../../fixed-window.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';

/**
 * The upload quotas of one company: bytes in a day, and unbound upload URLs in an hour. A file counts once, when its URL is
 * signed or a kept file is copied.
 */

const today = (now: Date): FixedWindow => windowAt(now, setting('UPLOAD_QUOTA').windowSeconds);

const usedUp = (now: Date): Refusal =>
  new Refusal('rate_limited', {
    message: 'You have reached the daily upload limit. Please try again later.',
    retryAfterSeconds: today(now).left,
  });

/** Counts the bytes in the transaction that accepts them, so that even simultaneous uploads cannot exceed the quota. */
export function countUpload({ userId }: Actor, bytes: number, now: Date): NamedWrite {
  const { bytesPerUser } = setting('UPLOAD_QUOTA');
  if (bytes > bytesPerUser) throw usedUp(now);
  const { window, end } = today(now);
  return countUploadedBytes(userId, { bytes, limit: bytesPerUser, window, end });
}

/**
 * Counts an upload URL that is not bound to a type and a size. Such a URL takes any content, so it counts as the largest file,
 * and each company gets few of them.
 */
export function countUnboundUpload(actor: Actor, now: Date): NamedWrite[] {
  const { most, windowSeconds } = setting('UPLOAD_QUOTA').unbound;
  const { window, end } = windowAt(now, windowSeconds);
  return [countUpload(actor, uploadLimits.default, now), countUnbound(actor.userId, { limit: most, window, end })];
}

/** Throws `rate_limited` if the transaction failed because a quota is used up. */
export function throwIfUsedUp(lostNames: readonly string[], now: Date): void {
  if (lostNames.includes(unboundWrite))
    throw new Refusal('rate_limited', {
      retryAfterSeconds: windowAt(now, setting('UPLOAD_QUOTA').unbound.windowSeconds).left,
    });
  if (lostNames.includes(uploadQuotaWrite)) throw usedUp(now);
}
