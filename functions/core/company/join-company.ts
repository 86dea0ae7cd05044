import { randomUUID } from 'node:crypto';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { mostPeople, rankMay } from '#shared/domain/accounts/ranks.ts';
import { paths } from '#shared/pages.ts';
import { findAddressLink } from '../../data/accounts/address-link-queries.ts';
import { findPersonInvite } from '../../data/accounts/person-invite-queries.ts';
import { addColleague, companyFull, inviteUsed, takePersonInvite } from '../../data/accounts/person-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { EmailRow, PersonInviteRow, UserRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { invalid, Refusal, unavailable } from '../../refusal.ts';
import { askWhoseItIs } from '../accounts/confirm-email.ts';
import { activationWrites, newUser } from '../accounts/new-account.ts';
import { refuseGuessable } from '../accounts/password-rule.ts';
import { enterPool, forgetPoolUser, reserveAddress } from '../accounts/reserve-address.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite } from '../accounts/sessions/sessions.ts';
import { type Actor, rankOf } from '../actor.ts';
import { hashOfToken } from '../secret-token.ts';
import { profileOf } from './people.ts';

const deadLink = (): Refusal =>
  invalid('token', 'This invitation no longer works. Ask the person who invited you to send it again.');

interface Found {
  invite: PersonInviteRow;
  company: UserRow;
}

/** Tells whether the sender of an invitation still works for the company and may still invite people. */
async function mayStillInvite({ invitedBy }: PersonInviteRow): Promise<boolean> {
  const inviter = await findUser(invitedBy);
  return inviter !== null && !inviter.suspended && rankMay(inviter.role, rankOf(inviter), 'company');
}

/** Returns the open invitation of a token. A wrong, revoked, used or expired token gets the same refusal. */
async function findInvite(token: string, now: Date): Promise<Found> {
  const link = await findAddressLink(hashOfToken(token));
  if (!link?.userId || !link.inviteId || link.ttl <= epochSeconds(now)) throw deadLink();
  const [invite, company] = await Promise.all([findPersonInvite(link.userId, link.inviteId), findUser(link.userId)]);
  if (!invite || !company || company.suspended || !(await mayStillInvite(invite))) throw deadLink();
  return { invite, company };
}

export async function readPersonInvite(token: string, now: Date): Promise<AnswerOf<Routes['readPersonInvite']>> {
  const { invite, company } = await findInvite(token, now);
  const profile = await profileOf(company);
  if (!profile) throw deadLink();
  const { name, email, rank, ttl } = invite;
  const expiresAt = new Date(ttl * 1000).toISOString();
  return { companyName: profile.companyName, role: company.role, rank, name, email, expiresAt };
}

const taken = (cause?: unknown): Refusal =>
  new Refusal('email_taken', {
    cause,
    message:
      'This email address already has its own account. Ask to be invited with another email address, or delete that account first.',
  });

/**
 * Refuses an address that already has an account. An unconfirmed account may be a stranger's, so the reader of the address
 * decides about it, as in a registration.
 */
async function refuseTaken({ userId }: EmailRow, now: Date): Promise<never> {
  const holder = await findUser(userId);
  if (!holder?.unconfirmed) throw taken();
  await askWhoseItIs(holder, now);
  throw new Refusal('email_taken', {
    message:
      "Someone has signed up with this email address, but not confirmed it. If that wasn't you, open the link that we have emailed you to close that account. Then open this invitation again.",
  });
}

const newPerson = (
  row: EmailRow,
  { userId: companyId }: UserRow,
  invite: PersonInviteRow,
  name: string,
  now: Date,
): UserRow => {
  // The person opened a link in an email to this address, so the address counts as confirmed.
  const { unconfirmed: _known, ...user } = newUser(row, now);
  return { ...user, companyId, rank: invite.rank, personName: name };
};

function refusalFor(error: unknown): unknown {
  if (!(error instanceof ConditionLost)) return error;
  if (error.names.includes(inviteUsed)) return deadLink();
  if (error.names.includes(companyFull))
    return new Refusal('conflict', {
      message: `This company already has ${mostPeople} people besides the person who opened the account, so you can't join it.`,
      cause: error,
    });
  return taken(error);
}

/**
 * Returns the writes that email the first owner about a new person. The email does not contain the person's name, because that
 * person typed it.
 */
const news = ({ userId }: UserRow, now: Date) =>
  outboxWrite(
    {
      mail: {
        userId,
        kind: 'security',
        subject: 'Someone joined your company',
        text: "Someone accepted an invitation to your company. They can now sign in and act for it, as far as their role allows.\n\nDidn't expect this? Open People to remove them.",
        path: paths.people,
      },
    },
    now,
  );

type Joining = Pick<BodyOf<Routes['joinCompany']>, 'name' | 'password'>;

/**
 * Uses up the invitation, and creates the person with their sign-in, in one transaction. If a crash prevents the transaction,
 * the address stays reserved, and the next attempt replaces the reservation.
 */
async function accept(
  { invite, company }: Found,
  { name, password }: Joining,
  seen: SeenFrom,
  now: Date,
): Promise<OpenSession> {
  const { email } = invite;
  await refuseGuessable('password', password, email);
  const userId = randomUUID();
  const { role, userId: joins } = company;
  const row: EmailRow = { email, userId, state: 'pending', role, joins, createdAt: now.toISOString() };
  await reserveAddress(row, { taken, refuseHeld: (held) => refuseTaken(held, now) });
  const signedIn = await enterPool(row, password);
  if (!signedIn) throw unavailable(new Error('The account pool has lost a new person.'));
  const person = newPerson(row, company, invite, name, now);
  try {
    await commit([
      ...activationWrites(person),
      takePersonInvite(invite),
      addColleague(company.userId),
      sessionWrite(userId, signedIn, seen),
      ...news(company, now),
    ]);
  } catch (error) {
    // After any other error, the transaction may have succeeded, so the pool user stays. The next attempt removes a leftover
    // pool user.
    if (error instanceof ConditionLost) await forgetPoolUser(userId);
    throw refusalFor(error);
  }
  return openSession(person, signedIn, company);
}

/** Joins a company with the token of an invitation, which proves that the person reads emails to its address. */
export async function joinCompany(
  actor: Actor | null,
  { token, ...joining }: BodyOf<Routes['joinCompany']>,
  seen: SeenFrom,
  now: Date,
): Promise<OpenSession> {
  if (actor) throw new Refusal('conflict', { message: 'Please sign out before joining a company.' });
  return accept(await findInvite(token, now), joining, seen, now);
}

/** Accepts an invitation without its token, for the people of the demo. */
export async function joinByOperator(companyId: string, inviteId: string, joining: Joining, now: Date): Promise<void> {
  const [invite, company] = await Promise.all([findPersonInvite(companyId, inviteId), findUser(companyId)]);
  if (!invite || !company) throw deadLink();
  await accept({ invite, company }, joining, { device: 'A browser', network: '' }, now);
}
