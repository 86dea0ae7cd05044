import { inviteStatusAt, isInviteOver } from '#shared/domain/jobs/invites.ts';
import { mayInviteAgain } from '#shared/domain/jobs/job.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { Effects, InviteRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { inviteAnswered, inviteUnanswered } from '../figures/answers.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';
import { notify } from '../notifications/notify.ts';
import { refuseUninvitable } from '../people/invitable.ts';
import { withoutApplication } from './applications.ts';
import { answeredCounts, decided } from './closed-by-award.ts';
import { expiryFrom } from './invite-expiry.ts';
import { isOffer, withoutOffer } from './offers.ts';

/** The invitations of these installers, in the same order. Installers without one are left out. */
export async function findInvites(jobId: string, installerIds: readonly string[]): Promise<InviteRow[]> {
  const found = await Promise.all([...new Set(installerIds)].map((installerId) => findInvite(jobId, installerId)));
  return found.flatMap((row) => row ?? []);
}

const quoteLength = 200;
/** The start of a message, for a notification. */
const quoted = (message: string): string => {
  const letters = [...message.replace(/\s+/g, ' ').trim()];
  return letters.length > quoteLength ? `${letters.slice(0, quoteLength).join('')}…` : letters.join('');
};

const invitation = (job: JobRow, { installerId, message }: InviteRow): Effects => {
  const text = `${job.card.retailerCompany} has invited you to a job`;
  return notify(
    job,
    installerId,
    'invite',
    'Invitation',
    message.trim() ? `${text}: “${quoted(message)}”` : `${text}.`,
  );
};

/**
 * Invites several installers at once. An open or answered invitation stays as it is, and its installer is among the
 * `unchanged`. One who let an invitation expire, or who had the job, is invited again.
 */
export async function inviteInstallers(
  changer: Changer,
  access: JobAccess,
  input: { installerIds: readonly string[]; message: string },
): Promise<{ invites: InviteRow[]; unchanged: string[] }> {
  const { actor } = changer;
  const installerIds = [...new Set(input.installerIds)];
  const refuseAny = () =>
    Promise.all(installerIds.map((id, index) => refuseUninvitable(actor.userId, id, `installerIds.${index}`)));
  await refuseAny();
  let isFirst = true;
  let invites: InviteRow[] = [];
  let unchanged: string[] = [];
  await changeJob(changer, access, 'invite', async ({ job, now, at }) => {
    // If this is decided again, one of them may have been suspended.
    if (!isFirst) await refuseAny();
    isFirst = false;
    const invited = await findInvites(job.jobId, installerIds);
    // The sweep has not marked these yet, so they are still counted as pending.
    const lapsed = invited.filter((row) => isInviteOver(row, now));
    const known = invited.filter((row) => !mayInviteAgain(inviteStatusAt(row, now)));
    const fresh: InviteRow[] = installerIds
      .filter((id) => !known.some((row) => row.installerId === id))
      .map((installerId) => ({
        jobId: job.jobId,
        installerId,
        status: 'invited',
        message: input.message,
        createdAt: at,
        expiresAt: expiryFrom(now),
      }));
    invites = installerIds.flatMap((id) => [...known, ...fresh].filter((row) => row.installerId === id));
    unchanged = known.map(({ installerId }) => installerId);
    if (fresh.length === 0) return null;
    const added = fresh.filter((row) => !lapsed.some(({ installerId }) => installerId === row.installerId));
    return {
      job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending + added.length } },
      writes: fresh.flatMap((row) => [putInvite(row), requireNotSuspended(row.installerId)]),
      counts: new Map(added.map((row) => [row.installerId, { offered: 1, all: 1 }])),
      effects: [...fresh.map((row) => invitation(job, row)), ...lapsed.map((row) => inviteUnanswered(row, job, at))],
      details: { installerIds: fresh.map((row) => row.installerId) },
    };
  });
  return { invites, unchanged };
}

export async function declineInvite(
  changer: Changer,
  access: JobAccess,
  reason: string | undefined,
): Promise<InviteRow> {
  const { actor } = changer;
  let declined: InviteRow | null = null;
  await changeJob(changer, access, 'declineInvite', ({ access: current, job, at }) => {
    if (!current.invite) throw new Refusal('wrong_state');
    if (isOffer(current.invite)) {
      const { job: left, writes, counts } = withoutOffer(job, current.invite);
      declined = { ...current.invite, status: 'expired' };
      const text = 'An installer did not take the job on the new terms.';
      const change = withoutApplication(left, actor.userId, text);
      return { ...change, writes: [...writes, ...(change.writes ?? [])], counts };
    }
    const why = reason ? { declineReason: reason } : {};
    const answered: InviteRow = { ...decided(current.invite), status: 'declined', respondedAt: at, ...why };
    declined = answered;
    return {
      job: {
        ...job,
        card: {
          ...job.card,
          invitesPending: job.card.invitesPending - 1,
          invitesDeclined: job.card.invitesDeclined + 1,
        },
      },
      writes: [putInvite(answered)],
      counts: answeredCounts(current.invite),
      effects: [
        notify(job, job.retailerId, 'invite', 'Invitation declined', 'An installer declined your invitation.'),
        inviteAnswered(current.invite, job, at),
      ],
      details: { installerId: answered.installerId },
    };
  });
  if (!declined) throw new Refusal('internal');
  return declined;
}
