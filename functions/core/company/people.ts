import type { ColleagueView, PersonInviteView } from '#shared/api/parts/people.ts';
import { type Rank, rankMay } from '#shared/domain/accounts/ranks.ts';
import { readPersonInvites } from '../../data/accounts/person-invite-queries.ts';
import { readColleagues } from '../../data/accounts/user-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import type { PersonInviteRow, UserRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { hasTwoFactor } from '../accounts/sessions/has-two-factor.ts';
import { type Actor, rankOf } from '../actor.ts';

/** The people who work for a company. The row of the first owner is the company's own, and everyone else has their own row. */

export interface Colleague {
  row: UserRow;
  name: string;
  rank: Rank;
}

/** Returns the company's profile, which also has the first owner's name. */
export const profileOf = ({ userId, role }: UserRow) =>
  role === 'retailer' ? findRetailerProfile(userId) : findInstallerProfile(userId);

const localPart = ({ email }: UserRow): string => email.split('@')[0] ?? email;

const asColleague = (row: UserRow, name: string | undefined): Colleague => ({
  row,
  name: row.personName ?? name ?? localPart(row),
  rank: rankOf(row),
});

/** Returns the people who work for a company now, the first owner first. */
export async function listAtWork(company: UserRow): Promise<Colleague[]> {
  const [profile, joined] = await Promise.all([
    profileOf(company),
    company.colleagues === undefined ? [] : readColleagues(company.userId),
  ]);
  const atWork = joined
    .filter(({ leftAt }) => leftAt === undefined)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return [asColleague(company, profile?.contactName), ...atWork.map((row) => asColleague(row, undefined))];
}

/**
 * Returns a person as their colleagues see them. Only the person and colleagues who may change them see the email address and
 * whether two-factor sign-in is on.
 */
export function viewColleague(actor: Actor, { row, name, rank }: Colleague): ColleagueView {
  const isCaller = row.userId === actor.person.userId;
  const mayChange = rankMay(actor.role, actor.rank, 'company');
  return {
    id: row.userId,
    name,
    rank,
    ...(mayChange || isCaller ? { email: row.email, hasTwoFactor: hasTwoFactor(row) } : {}),
    isFirst: row.companyId === undefined,
    isCaller,
    joinedAt: row.createdAt,
  };
}

export const viewInvite = ({ inviteId, email, name, rank, createdAt, ttl }: PersonInviteRow): PersonInviteView => ({
  id: inviteId,
  email,
  name,
  rank,
  invitedAt: createdAt,
  expiresAt: new Date(ttl * 1000).toISOString(),
});

/** Lists the people of the caller's company. Only people who may invite others see the invitations. */
export async function listPeople(
  actor: Actor,
  now: Date,
): Promise<{ people: ColleagueView[]; invites: PersonInviteView[] }> {
  const mayInvite = rankMay(actor.role, actor.rank, 'company');
  const [people, invites] = await Promise.all([
    listAtWork(actor.user),
    mayInvite ? readPersonInvites(actor.userId) : [],
  ]);
  return {
    people: people.map((each) => viewColleague(actor, each)),
    // DynamoDB removes expired rows late, so the answer leaves them out.
    invites: invites.filter(({ ttl }) => ttl > epochSeconds(now)).map(viewInvite),
  };
}
