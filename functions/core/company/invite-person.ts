import { randomUUID } from 'node:crypto';
import type { PersonInviteView } from '#shared/api/parts/people.ts';
import { isRankOf, personInviteDays, type Rank, rankLabel } from '#shared/domain/accounts/ranks.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { putAddressLink } from '../../data/accounts/address-link-writes.ts';
import { readPersonInvites } from '../../data/accounts/person-invite-queries.ts';
import { deletePersonInvite, putPersonInvite } from '../../data/accounts/person-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { countEmail } from '../accounts/count-email.ts';
import { normaliseEmail } from '../accounts/email-addresses.ts';
import type { Actor } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { hashOfToken, newToken } from '../secret-token.ts';
import { listAtWork, viewInvite } from './people.ts';

const daySeconds = 86_400;

interface Invited {
  email: string;
  name: string;
  rank: Rank;
}

/**
 * Builds the invitation email. It quotes nothing that a user typed, not even the company's name, so that no one can send their
 * own text to a stranger.
 */
function invitation(rank: string, token: string) {
  const text = [
    `A company has invited you to work for them on ${productName}. Your role: ${rank}.`,
    `Open this link to see which company it is and to choose your password. The link works once, for ${personInviteDays} days.`,
    "Don't expect an invitation? You can ignore this email.",
  ].join('\n\n');
  // The token follows the #, so that browsers send it to no server and no log records it.
  return { subject: `You're invited to work for a company on ${productName}`, text, path: `${paths.join}#${token}` };
}

/**
 * Invites a person to the caller's company. An earlier invitation to the same address ends. Refuses an unconfirmed caller, so
 * that no one can use the application to email strangers.
 */
export async function invitePerson(actor: Actor, invited: Invited, now: Date): Promise<PersonInviteView> {
  const { user, userId } = actor;
  const { name, rank } = invited;
  const email = normaliseEmail(invited.email);
  if (!isRankOf(user.role, rank)) throw invalid('rank', 'Choose what this person may do');
  if (user.isAdmin)
    throw new Refusal('conflict', {
      message: "An administrator's account belongs to one person, so no one can join it.",
    });
  // Without a profile, the company has no name to show to the invited person.
  if (!user.profileCompleted) throw new Refusal('profile_incomplete');
  if (actor.person.unconfirmed)
    throw new Refusal('conflict', {
      message: 'Please confirm your own email address first. Then you can invite others.',
    });
  const [atWork, open] = await Promise.all([listAtWork(user), readPersonInvites(userId)]);
  if (atWork.some(({ row }) => row.email === email)) throw invalid('email', 'This person already works here');
  const wait = await countEmail('toConfirm', [email, 'joins'], now);
  if (wait !== null) throw new Refusal('rate_limited', { retryAfterSeconds: wait });
  const token = newToken();
  const ttl = epochSeconds(now) + personInviteDays * daySeconds;
  const row = {
    userId,
    inviteId: randomUUID(),
    email,
    name,
    rank,
    invitedBy: actor.person.userId,
    createdAt: now.toISOString(),
    ttl,
  };
  await commitFor(actor, [
    ...open.filter((each) => each.email === email).map(deletePersonInvite),
    putPersonInvite(row),
    putAddressLink({ tokenHash: hashOfToken(token), email, userId, inviteId: row.inviteId, ttl }),
    ...outboxWrite(
      { mail: { userId, kind: 'joining', to: email, ...invitation(rankLabel(user.role, rank), token) } },
      now,
    ),
  ]);
  return viewInvite(row);
}

/** Revokes an invitation. An ended invitation and one of another company get the same answer. */
export async function revokePersonInvite(actor: Actor, inviteId: string): Promise<void> {
  await commitFor(actor, [deletePersonInvite({ userId: actor.userId, inviteId })]);
}
