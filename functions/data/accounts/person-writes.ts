import { mostPeople, type Rank } from '#shared/domain/accounts/ranks.ts';
import type { NamedWrite } from '../commit.ts';
import type { PersonInviteRow, UserRow } from '../rows.ts';
import { write } from '../write.ts';
import { signInFields } from './user-writes.ts';

/** The writes about the people of a company. */

export const putPersonInvite = (row: PersonInviteRow): NamedWrite =>
  write('person invite', (entities) => entities.personInvite.put(row).commit());

type InviteKey = Pick<PersonInviteRow, 'userId' | 'inviteId'>;

export const deletePersonInvite = ({ userId, inviteId }: InviteKey): NamedWrite =>
  write('person invite', (entities) => entities.personInvite.delete({ userId, inviteId }).commit());

/** The name of the write that fails once an invitation has been accepted or revoked. */
export const inviteUsed = 'person invite in use';

/** Deletes an invitation that a person accepts. Fails if it has been accepted or revoked. */
export const takePersonInvite = ({ userId, inviteId }: InviteKey): NamedWrite =>
  write(inviteUsed, (entities) =>
    entities.personInvite
      .delete({ userId, inviteId })
      .where((row, { exists }) => exists(row.email))
      .commit(),
  );

/** The name of the write that fails once a company has the maximum number of people, or is suspended or closed. */
export const companyFull = 'company with a free place';

/** Counts one more person. Fails if the company has the maximum number of people, or is suspended or closed. */
export const addColleague = (companyId: string): NamedWrite =>
  write(companyFull, (entities) =>
    entities.user
      .patch({ userId: companyId })
      .add({ colleagues: 1 })
      .where(
        (row, { ne, lt, notExists }) =>
          `${ne(row.suspended, true)} AND (${notExists(row.colleagues)} OR ${lt(row.colleagues, mostPeople)})`,
      )
      .commit(),
  );

/** Counts one person fewer in a company. */
export const countColleagueGone = (companyId: string): NamedWrite =>
  write('company', (entities) => entities.user.patch({ userId: companyId }).add({ colleagues: -1 }).commit());

/** The name of the write that fails if a person has left, or now has another rank. */
export const personWrite = 'person';

/** Changes a person's rank. Fails if they have left, or no longer have the rank `seen`. */
export const setRank = ({ userId }: Pick<UserRow, 'userId'>, rank: Rank, seen: Rank): NamedWrite =>
  write(personWrite, (entities) =>
    entities.user
      .patch({ userId })
      .set({ rank })
      .where((row, { eq, notExists }) => `${eq(row.rank, seen)} AND ${notExists(row.leftAt)}`)
      .commit(),
  );

/** Ends a person's work for their company and all of their sessions. Fails if they have already left. */
export const endPerson = (
  { userId, email }: Pick<UserRow, 'userId' | 'email'>,
  at: string,
  second: number,
): NamedWrite =>
  write(personWrite, (entities) =>
    entities.user
      .patch({ userId })
      .set({ suspended: true, leftAt: at, email: '', sessionsValidAfter: second })
      .remove([...signInFields])
      .where((row, { eq, notExists }) => `${eq(row.email, email)} AND ${notExists(row.leftAt)}`)
      .commit(),
  );

export const deletePersonRow = (userId: string): NamedWrite =>
  write(personWrite, (entities) => entities.user.delete({ userId }).commit());
