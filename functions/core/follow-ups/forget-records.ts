import { readClosedBy } from '../../data/accounts/closed-account-queries.ts';
import { unlistClosed } from '../../data/accounts/forgetting-writes.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { eachDue } from './each-due.ts';

/** For as long as the law asks for records of work that was carried out. */
export const yearsKept = 5;

function longEnoughBefore(now: Date): string {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - yearsKept);
  return at.toISOString();
}

/**
 * Has the records removed of whoever deleted their account that long ago, as follow-up work that repeats itself if it fails.
 * Returns how many accounts that were.
 */
export async function forgetRecords(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  const leftBy = longEnoughBefore(now);
  return eachDue(readClosedBy(leftBy), isTimeOver, async (userId) => {
    const [user] = await readUsers([userId]);
    if (!user) return false;
    const { role } = user;
    const work = outboxWrite({ followUp: { kind: 'forgetRecords', userId, role, leftBy } }, now);
    try {
      await commit([unlistClosed(userId), ...work]);
      return true;
    } catch (error) {
      // Another sweep was faster.
      if (error instanceof ConditionLost) return false;
      throw error;
    }
  });
}
