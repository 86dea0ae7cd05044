import type { JobRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Compares suspended and unconfirmed accounts with the marks on their profiles and jobs. */

interface Profile {
  userId: string;
  suspendedAt?: string;
  isUnlisted?: boolean;
}

/** Returns a sentence for each profile and job with a wrong mark. */
export function suspensionDifferences(rows: RowsByKind): string[] {
  const users = rowsOf<{ userId: string; suspended?: boolean; unconfirmed?: boolean }>(rows, 'user');
  const suspended = new Set(users.filter((user) => user.suspended).map(({ userId }) => userId));
  const profiles = ['retailerprofile', 'installerprofile'].flatMap((kind) => rowsOf<Profile>(rows, kind));
  const unconfirmed = new Set(users.filter((user) => user.unconfirmed).map(({ userId }) => userId));
  const jobs = rowsOf<JobRow>(rows, 'job').filter((job) => !job.deleted);
  const open = jobs.filter((job) => job.status === 'posted');
  return [
    ...profiles
      .filter(({ userId, suspendedAt }) => (suspendedAt !== undefined) !== suspended.has(userId))
      .map(
        ({ userId }) => `profile ${userId}: says that the account is ${suspended.has(userId) ? 'not ' : ''}suspended`,
      ),
    ...rowsOf<Profile>(rows, 'installerprofile')
      .filter(({ userId, isUnlisted }) => (isUnlisted === true) !== unconfirmed.has(userId))
      .map(
        ({ userId, isUnlisted }) => `profile ${userId}: is ${isUnlisted ? 'un' : ''}listed, against its own address`,
      ),
    ...jobs
      .filter(({ retailerId, isUnlisted }) => (isUnlisted === true) !== unconfirmed.has(retailerId))
      .map(({ jobId, isUnlisted }) => `job ${jobId}: is ${isUnlisted ? 'un' : ''}listed, against its owner's address`),
    ...open
      .filter(({ retailerId, isHeld }) => (isHeld === true) !== suspended.has(retailerId))
      .map(({ jobId, isHeld }) => `job ${jobId}: is ${isHeld ? '' : 'not '}held, against its owner's account`),
  ];
}
