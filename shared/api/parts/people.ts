import * as z from 'zod';
import { personInviteDays, personNameLength, ranks } from '../../domain/accounts/ranks.ts';
import { roles } from '../../domain/jobs/job.ts';
import { email, requiredName, timestamp, uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The calls about the people of a company: listing, inviting, changing and removing them, and joining by an invitation. */

const base = { group: 'auth', status: 200, access: 'signedIn', notRepeatable: true, origin: 'implied' } as const;

const rank = z.enum(ranks, { error: 'Choose what this person may do' });
export const personName = requiredName(personNameLength, 'Enter a first and a last name');
const params = z.strictObject({ id: uuid });
/** The rank that the caller saw. If the rank has changed since, the server refuses, so owners see each other's changes. */
const seenRank = z.enum(ranks);

const colleagueView = z
  .strictObject({
    id: uuid,
    name: z.string(),
    rank: z.enum(ranks),
    /** Present only for the person themselves, and for callers who may manage the people of the company. */
    email: z.string().optional(),
    /** Whether this person opened the account. This person is always an owner. */
    isFirst: z.boolean(),
    isCaller: z.boolean(),
    hasTwoFactor: z.boolean().optional(),
    joinedAt: timestamp,
  })
  .meta({ id: 'Colleague' });
export type ColleagueView = z.output<typeof colleagueView>;

const personInviteView = z
  .strictObject({
    id: uuid,
    name: z.string(),
    email: z.string(),
    rank: z.enum(ranks),
    invitedAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'PersonInvite' });
export type PersonInviteView = z.output<typeof personInviteView>;

const badLink = { error: 'This link is not complete. Please open it from the email again.' };
export const personToken = z.string(badLink).regex(/^[a-z2-7]{26}$/, badLink);

export const companyPeopleRoutes = {
  listPeople: defineRoute({
    ...base,
    name: 'listPeople',
    method: 'GET',
    ability: 'ownJobs',
    path: '/api/people',
    summary: "The people of the caller's company, and for an owner the invitations that are open.",
    response: z.strictObject({ people: z.array(colleagueView), invites: z.array(personInviteView) }),
    changesWith: ['people'],
    example: { who: 'owner' },
    errors: [],
  }),
  invitePerson: defineRoute({
    ...base,
    name: 'invitePerson',
    method: 'POST',
    path: '/api/people/invites',
    summary: `Invites a person to the caller's company by email. The link works once, for ${personInviteDays} days. It replaces an earlier one to the same email address.`,
    body: z.strictObject({ email: email('Please enter a valid email address'), name: personName, rank }),
    response: z.strictObject({ invite: personInviteView }),
    status: 201,
    example: { who: 'owner', body: { email: '{newEmail}', name: 'Riley Chen', rank: 'coordinator' } },
    errors: ['invalid', 'conflict', 'profile_incomplete', 'rate_limited'],
    limit: 'invite',
  }),
  revokePersonInvite: defineRoute({
    ...base,
    name: 'revokePersonInvite',
    method: 'DELETE',
    path: '/api/people/invites/{id}',
    summary: 'Revokes an invitation, whose link stops working. Repeating this changes nothing.',
    params,
    status: 204,
    example: { who: 'owner', params: { id: '{personInvite}' } },
    errors: [],
  }),
  changePerson: defineRoute({
    ...base,
    name: 'changePerson',
    method: 'PATCH',
    path: '/api/people/{id}',
    summary: "Changes a person's rank, if it is still the one that the caller saw.",
    params,
    body: z.strictObject({ rank, seen: seenRank }),
    response: z.strictObject({ person: colleagueView }),
    example: { who: 'owner', params: { id: '{colleague}' }, body: { rank: 'bookkeeper', seen: 'coordinator' } },
    errors: ['invalid', 'not_found', 'conflict', 'wrong_state'],
  }),
  removePerson: defineRoute({
    ...base,
    name: 'removePerson',
    method: 'DELETE',
    path: '/api/people/{id}',
    summary: 'Removes a person from the company and ends their sessions. The history of jobs still shows their name.',
    params,
    status: 204,
    example: { who: 'owner', params: { id: '{colleague}' } },
    errors: ['not_found', 'conflict', 'wrong_state'],
  }),
  readPersonInvite: defineRoute({
    ...base,
    name: 'readPersonInvite',
    method: 'POST',
    path: '/api/people/joining/read',
    access: 'public',
    summary: 'The company that invites and the invited person, by the token of the email. Nothing changes.',
    body: z.strictObject({ token: personToken }),
    response: z.strictObject({
      companyName: z.string(),
      role: z.enum(roles),
      rank: z.enum(ranks),
      name: z.string(),
      email: z.string(),
      expiresAt: timestamp,
    }),
    example: { who: 'visitor', body: { token: 'abcdefghijklmnopqrstuvwxyz' } },
    errors: ['invalid', 'rate_limited'],
    limit: 'confirm',
  }),
};
