import { readExpiredInvites } from '../../data/proposals/invite-queries.ts';

/**
 * Takes back every invitation that has expired, until none is left or the time is over. Returns how many there were. In most
 * minutes there is none, so what takes one back is loaded with the first.
 */
export async function expireInvites(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  let count = 0;
  for await (const page of readExpiredInvites(now.toISOString()))
    for (const { jobId, installerId } of page) {
      if (isTimeOver()) return count;
      const { expireInvite } = await import('./rare-effects.ts');
      if (await expireInvite(jobId, installerId, now)) count += 1;
    }
  return count;
}
