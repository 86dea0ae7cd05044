import { tabsDeleted, tabsUnderWay } from '#shared/domain/jobs/closing.ts';
import type { NamedWrite } from '../commit.ts';
import { closedSince } from '../entities/accounts/user-entity.ts';
import type { Counts } from '../figures/tab-counts-writes.ts';
import type { InstallerProfileRow, RetailerProfileRow, UserRow } from '../rows.ts';
import { write } from '../write.ts';
import { signInFields } from './user-writes.ts';

/**
 * The writes of the transaction that deletes an account. They have their own file, because only the use case `delete-account.ts`
 * needs them.
 */

/**
 * Closes the account on its deletion. Fails if the account is now closed, suspended or an administrator's, or has another email
 * address.
 */
export const closeUser = (
  { userId, email }: Pick<UserRow, 'userId' | 'email'>,
  at: string,
  second: number,
): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({
        suspended: true,
        closedAt: at,
        ...closedSince(at, userId),
        sessionsValidAfter: second,
        email: '',
        profileCompleted: false,
      })
      .remove([...signInFields])
      .where((row, { eq, ne }) => [eq(row.email, email), ne(row.suspended, true), eq(row.isAdmin, false)].join(' AND '))
      .commit(),
  );

/** The name of the write `closeCounts`, which fails if a user's jobs have changed since they were counted. */
export const closeCountsWrite = 'closed counts';

/**
 * Closes the dashboard counts of a user. From then on, no write can add new jobs to them. Fails if the numbers of jobs under way,
 * or of jobs that end with the account, have changed since they were read.
 */
export const closeCounts = (userId: string, read: Counts, at: string): NamedWrite =>
  write(closeCountsWrite, (entities) =>
    entities.tabCounts
      .update({ userId })
      .set({ closedAt: at })
      .where((row, { eq, notExists }) =>
        [...tabsUnderWay, ...tabsDeleted]
          .map((tab) => {
            const known = read[tab] ?? 0;
            return known === 0 ? `(${notExists(row[tab])} OR ${eq(row[tab], 0)})` : eq(row[tab], known);
          })
          .join(' AND '),
      )
      .commit(),
  );

/** Deletes a profile, on the condition that it is still the version that was read. */
export const deleteRetailerProfile = ({ userId, version: known }: RetailerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.retailerProfile
      .delete({ userId })
      .where(({ version }, { eq }) => eq(version, known))
      .commit(),
  );

export const deleteInstallerProfile = ({ userId, version: known }: InstallerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.installerProfile
      .delete({ userId })
      .where(({ version }, { eq }) => eq(version, known))
      .commit(),
  );
