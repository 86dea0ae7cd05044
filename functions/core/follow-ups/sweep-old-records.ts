import { readClosedBy } from '../../data/accounts/closed-account-queries.ts';
import { unlistClosed } from '../../data/accounts/forgetting-writes.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { eachDue } from './each-due.ts';

/** The number of years for which the law requires records of completed work. */
export const yearsKept = 5;

function longEnoughBefore(now: Date): string {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - yearsKept);
  return at.toISOString();
}

/**
 * Starts the removal of the records of accounts that were deleted at least `yearsKept` years ago. Follow-ups remove the records
 * and retry on failure. Returns the number of accounts.
 */
export async function sweepOldRecords(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
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
      // Another sweep has claimed this account.
      if (error instanceof ConditionLost) return false;
      throw error;
    }
  });
}
