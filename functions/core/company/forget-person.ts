import { freeEmail } from '../../data/accounts/email-writes.ts';
import { deletePersonPartition } from '../../data/accounts/person-partition-writes.ts';
import { countColleagueGone, deletePersonRow, endPerson } from '../../data/accounts/person-writes.ts';
import { findUser, readColleagues } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { deleteUser } from '../../user-pool/user-pool.ts';
import { removeCredentialsOf } from '../credentials/remove-credentials-of.ts';
import { nextEpoch } from '../credentials-epoch.ts';
import { removeCopyOf } from '../files/remove-data-copy.ts';
import { removeNotificationsTo } from '../notifications/remove-own-notifications.ts';
import { leaveTeams } from './leave-teams.ts';

/**
 * Removes the data that only concerned a person who has left: sign-in, sessions, notifications, settings, credentials, data copy
 * and places in teams. Can be repeated.
 */
export async function forgetPerson(userId: string, now: Date): Promise<void> {
  const person = await findUser(userId);
  if (person?.leftAt === undefined) return;
  if (person.companyId !== undefined) {
    await leaveTeams(person.companyId, userId, now);
    await removeCredentialsOf(person.companyId, userId, now);
  }
  await removeCopyOf(userId);
  await removeNotificationsTo(userId);
  await deletePersonPartition(userId);
  await deleteUser(userId);
}

/** Removes everyone who joined a company that has been deleted, with their names. Can be repeated. */
export async function forgetPeopleOf(companyId: string, now: Date): Promise<void> {
  for (const person of await readColleagues(companyId)) {
    try {
      if (person.leftAt === undefined)
        await commit([
          endPerson(person, now.toISOString(), nextEpoch(person, now)),
          freeEmail(person),
          countColleagueGone(companyId),
        ]);
    } catch (error) {
      // The person left at the same moment.
      if (!(error instanceof ConditionLost)) throw error;
    }
    await forgetPerson(person.userId, now);
    await commit([deletePersonRow(person.userId)]);
  }
  // The list may not show a person who has just joined. The error makes the follow-up run again.
  const left = (await findUser(companyId))?.colleagues ?? 0;
  if (left > 0) throw new Error(`The list of the company's people does not show ${left} of them yet.`);
}
