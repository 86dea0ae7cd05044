import type { JobRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from './read-table.ts';

/** Compares what follows from a suspension, on profiles and jobs, with the accounts. */

interface Profile {
  userId: string;
  suspendedAt?: string;
}

export function suspensionDifferences(rows: RowsByKind): string[] {
  const users = rowsOf<{ userId: string; suspended?: boolean }>(rows, 'user');
  const suspended = new Set(users.filter((user) => user.suspended).map(({ userId }) => userId));
  const profiles = ['retailerprofile', 'installerprofile'].flatMap((kind) => rowsOf<Profile>(rows, kind));
  const open = rowsOf<JobRow>(rows, 'job').filter((job) => job.status === 'posted' && !job.deleted);
  return [
    ...profiles
      .filter(({ userId, suspendedAt }) => (suspendedAt !== undefined) !== suspended.has(userId))
      .map(
        ({ userId }) => `profile ${userId}: says that the account is ${suspended.has(userId) ? 'not ' : ''}suspended`,
      ),
    ...open
      .filter(({ retailerId, isHeld }) => (isHeld === true) !== suspended.has(retailerId))
      .map(({ jobId, isHeld }) => `job ${jobId}: is ${isHeld ? '' : 'not '}held, against its owner's account`),
  ];
}
