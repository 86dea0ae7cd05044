import type { Routes } from '#shared/api/index.ts';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { isRankOf, type Rank, rankMay, seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { freeEmail } from '../../data/accounts/email-writes.ts';
import { readPersonInvites } from '../../data/accounts/person-invite-queries.ts';
import {
  countColleagueGone,
  deletePersonInvite,
  endPerson,
  personWrite,
  setRank,
} from '../../data/accounts/person-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';
import { isPassword } from '../../user-pool/is-password.ts';
import type { Actor } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { nextEpoch } from '../credentials-epoch.ts';
import { viewColleague } from './people.ts';

/**
 * Returns a person who joined the caller's company. Refuses a person of another company, or one who has left, with `not_found`.
 */
async function requireColleague({ userId, person }: Actor, id: string): Promise<UserRow> {
  if (id === userId)
    throw new Refusal('wrong_state', {
      message: 'This person opened the account, so they must stay an owner.',
    });
  // People leave the company in Account Settings, with their password. This refusal also keeps them from lowering their own
  // rank by mistake.
  if (id === person.userId)
    throw new Refusal('wrong_state', {
      message: 'You cannot change or remove yourself here. To leave the company, open Account Settings.',
    });
  const row = await findUser(id);
  if (row?.companyId !== userId || row.leftAt !== undefined) throw notFound();
  return row;
}

const movedOn = (cause: unknown): Refusal =>
  new Refusal('conflict', {
    message:
      "Someone else has just changed this person's role or removed them. Nothing was saved. Please check and try again.",
    cause,
  });

/** Returns the writes that end the invitations a person has sent, once their rank no longer lets them invite. */
async function endInvitesBy({ userId, companyId = '', role }: UserRow, rank: Rank | null): Promise<NamedWrite[]> {
  if (rank !== null && rankMay(role, rank, 'company')) return [];
  const open = await readPersonInvites(companyId);
  return open.filter(({ invitedBy }) => invitedBy === userId).map(deletePersonInvite);
}

/**
 * Changes a person's rank. Refuses with `conflict` if the rank is no longer `seen`, the one that the caller saw. The new rank
 * takes effect at the person's next request.
 */
export async function changePerson(
  actor: Actor,
  id: string,
  { rank, seen }: BodyOf<Routes['changePerson']>,
  now: Date,
): Promise<ColleagueView> {
  if (!isRankOf(actor.role, rank)) throw invalid('rank', 'Choose what this person may do');
  const row = await requireColleague(actor, id);
  if (row.rank !== seen) throw movedOn(undefined);
  if (rank !== seen) {
    try {
      await commitFor(actor, [
        setRank(row, rank, seen),
        ...(await endInvitesBy(row, rank)),
        ...(seesAllJobs(actor.role, rank) ? [] : outboxWrite({ followUp: { kind: 'limitPerson', userId: id } }, now)),
      ]);
    } catch (error) {
      throw error instanceof ConditionLost && error.names.includes(personWrite) ? movedOn(error) : error;
    }
  }
  return viewColleague(actor, { row: { ...row, rank }, name: row.personName ?? row.email, rank });
}

/**
 * Ends a person's work for their company. Their sign-in ends in the same transaction, and another account can use their email
 * address. The row stays, because the history needs the person's name.
 */
async function end(actor: Actor, row: UserRow, now: Date): Promise<void> {
  const { userId, companyId = '' } = row;
  try {
    await commitFor(actor, [
      endPerson(row, now.toISOString(), nextEpoch(row, now)),
      freeEmail(row),
      countColleagueGone(companyId),
      ...(await endInvitesBy(row, null)),
      ...outboxWrite({ followUp: { kind: 'forgetPerson', userId } }, now),
    ]);
  } catch (error) {
    throw error instanceof ConditionLost && error.names.includes(personWrite) ? movedOn(error) : error;
  }
}

export async function removePerson(actor: Actor, id: string, now: Date): Promise<void> {
  await end(actor, await requireColleague(actor, id), now);
}

/** Ends the caller's own work for the company they joined. Needs the password, like the deletion of an account. */
export async function leaveCompany(actor: Actor, { password }: { password: string }, now: Date): Promise<void> {
  const { person } = actor;
  if (!(await isPassword(person.userId, password))) throw invalid('password', 'The password is incorrect');
  await end(actor, person, now);
}
