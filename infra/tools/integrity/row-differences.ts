import { isDeepStrictEqual } from 'node:util';
import { storedName } from '#functions/data/entities/kind.ts';
import { kinds } from '#functions/data/kinds/kinds.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Finds rows that are in the wrong list, that belong to no other row, or whose follow-up work is late. */

const listKeysIn = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => /^list[1-4][ps]k$/.test(name)));

/** Finds rows whose index keys, such as `list1pk`, differ from those that their kind computes. */
const listDifferences = (rows: RowsByKind): string[] =>
  Object.values(kinds).flatMap((kind) => {
    if (!('lists' in kind)) return [];
    const stored = storedName(kind);
    const keysOf = kind.lists as (row: object) => object;
    return (rows.get(stored) ?? [])
      .filter((row) => !isDeepStrictEqual(listKeysIn(row), keysOf(row)))
      .map(
        (row) =>
          `list keys of ${stored} ${row.pk}: stored ${JSON.stringify(listKeysIn(row))}, expected ${JSON.stringify(keysOf(row))}`,
      );
  });

const inJob = [
  'requirement',
  'payment',
  'rating',
  'shownphoto',
  'document',
  'application',
  'invite',
  'grant',
  'audit',
  'told',
  'reminder',
] as const;

function jobOrphans(rows: RowsByKind): string[] {
  const jobs = new Set(rowsOf<JobRow>(rows, 'job').map((job) => job.jobId));
  const lost = inJob.flatMap((kind) =>
    rowsOf<{ jobId: string }>(rows, kind)
      .filter((row) => !jobs.has(row.jobId))
      .map((row) => `${kind} without its job ${row.jobId}`),
  );
  const told = rowsOf<{ jobId?: string; userId: string }>(rows, 'notification').filter(
    (row) => row.jobId && !jobs.has(row.jobId),
  );
  return [...lost, ...told.map((row) => `notification of ${row.userId} about the absent job ${row.jobId}`)];
}

const inAccount = [
  'retailerprofile',
  'installerprofile',
  'credential',
  'tabcounts',
  'reputation',
  'preferred',
  'hidden',
  'notification',
  'searches',
  'report',
  'datacopy',
] as const;

interface UserRow {
  suspended?: boolean;
  unconfirmed?: boolean;
  closedAt?: string;
  leftAt?: string;
  userId: string;
  email: string;
  role: string;
  profileCompleted: boolean;
}

/**
 * Checks that an account, its email address and its profile agree. Ignores addresses that a registration in progress has
 * reserved, because they have no account yet.
 */
function accountDifferences(rows: RowsByKind): string[] {
  const users = rowsOf<UserRow>(rows, 'user');
  const ids = new Set(users.map((user) => user.userId));
  const addresses = rowsOf<{ email: string; userId: string; state: string }>(rows, 'email');
  const held = new Map(addresses.filter((row) => row.state === 'active').map((row) => [row.email, row.userId]));
  const profiles = new Set(
    [...rowsOf<UserRow>(rows, 'retailerprofile'), ...rowsOf<UserRow>(rows, 'installerprofile')].map(
      (row) => row.userId,
    ),
  );
  return [
    ...inAccount.flatMap((kind) =>
      rowsOf<{ userId: string }>(rows, kind)
        .filter((row) => !ids.has(row.userId))
        .map((row) => `${kind} without its account ${row.userId}`),
    ),
    ...[...held].filter(([, userId]) => !ids.has(userId)).map(([, userId]) => `address without its account ${userId}`),
    ...users
      // An unconfirmed account may have lost its email address to the owner of the address. A deleted account has no address, and
      // neither has a person who left their company.
      .filter((user) => held.get(user.email) !== user.userId && !(user.suspended && user.unconfirmed))
      .filter((user) => !user.closedAt && !user.leftAt)
      .map((user) => `account ${user.userId} without its address`),
    ...users
      .filter((user) => user.profileCompleted !== profiles.has(user.userId))
      .map((user) => `account ${user.userId} says its profile is ${user.profileCompleted ? '' : 'not '}complete`),
  ];
}

const lateMilliseconds = 60_000;

interface OutboxRow {
  outboxId: string;
  createdAt: string;
  deadAt?: string;
  reason?: string;
}

/**
 * Finds outbox rows that failed permanently or have waited for more than a minute. Until their work is done, people do not see
 * the latest state.
 */
function lateOutbox(rows: RowsByKind, now: Date): string[] {
  return rowsOf<OutboxRow>(rows, 'outbox').flatMap(({ outboxId, createdAt, deadAt, reason }) => {
    const because = reason === undefined ? '' : `: ${reason}`;
    if (deadAt !== undefined) return [`outbox row ${outboxId} was given up at ${deadAt}${because}`];
    const isLate = now.getTime() - Date.parse(createdAt) > lateMilliseconds;
    return isLate ? [`outbox row ${outboxId} has waited since ${createdAt}${because}`] : [];
  });
}

export const rowDifferences = (rows: RowsByKind, now: Date): string[] => [
  ...listDifferences(rows),
  ...jobOrphans(rows),
  ...accountDifferences(rows),
  ...lateOutbox(rows, now),
];
