import { type NamedWrite, write } from '../../data/commit.ts';
import { setting } from '../../env.ts';
import { type FixedWindow, windowAt } from '../../fixed-window.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';

/** What one person may upload in a day, however many files it comes in. Each file counts once: when it is announced or, if it was not, when it is kept. */

const writeName = 'upload quota';

const today = (now: Date): FixedWindow => windowAt(now, setting('UPLOAD_QUOTA').windowSeconds);

const usedUp = (now: Date): Refusal =>
  new Refusal('rate_limited', {
    message: 'You have uploaded as much as one day allows. Please try again later.',
    retryAfterSeconds: today(now).left,
  });

/** Counts the bytes in the transaction that accepts them, so that no number of uploads at once exceeds the quota. */
export function quotaWrite({ userId }: Actor, bytes: number, now: Date): NamedWrite {
  const { bytesPerUser } = setting('UPLOAD_QUOTA');
  if (bytes > bytesPerUser) throw usedUp(now);
  const { window, end } = today(now);
  return write(writeName, (entities) =>
    entities.rate
      .update({ bucket: `uploads-of-${userId}`, window })
      .add({ count: bytes })
      .set({ ttl: end })
      .where(({ count }, { lte, notExists }) => `${notExists(count)} OR ${lte(count, bytesPerUser - bytes)}`)
      .commit(),
  );
}

/** When the quota was what a transaction lost on: 429. */
export function throwIfUsedUp(lostNames: readonly string[], now: Date): void {
  if (lostNames.includes(writeName)) throw usedUp(now);
}
