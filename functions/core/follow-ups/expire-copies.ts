import { readExpiredCopies } from '../../data/accounts/data-copy-queries.ts';

/**
 * Removes the copies of people's data whose day is over, until none is left or the time is over. Returns how many there were.
 * In most minutes there is none, so what removes one is loaded with the first.
 */
export async function expireCopies(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  let count = 0;
  for await (const page of readExpiredCopies(now.toISOString()))
    for (const userId of page) {
      if (isTimeOver()) return count;
      const { removeExpiredCopy } = await import('./rare-effects.ts');
      if (await removeExpiredCopy(userId, now)) count += 1;
    }
  return count;
}
