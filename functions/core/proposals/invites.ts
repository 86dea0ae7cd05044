import { inviteStatusAt, isInviteOver } from '#shared/domain/jobs/invites.ts';
import { mayInviteAgain } from '#shared/domain/jobs/job.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { Effects, InviteRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { inviteAnswered, inviteUnanswered } from '../figures/answers.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransitionWithResult } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { refuseUninvitable } from '../people/invitable.ts';
import { withoutApplication } from './applications.ts';
import { answeredCounts, decided } from './closed-by-award.ts';
import { installerCompany } from './installer-company.ts';
import { expiryFrom } from './invite-expiry.ts';
import { isOffer, withoutOffer } from './offers.ts';

/** Returns the invitations of these installers, in the same order. Leaves out installers without an invitation. */
export async function findInvites(jobId: string, installerIds: readonly string[]): Promise<InviteRow[]> {
  const found = await Promise.all([...new Set(installerIds)].map((installerId) => findInvite(jobId, installerId)));
  return found.flatMap((row) => row ?? []);
}

const quoteLength = 200;
/** Returns a message on one line for a notification, cut off after `quoteLength` characters. */
const quoted = (message: string): string => {
  const characters = [...message.replace(/\s+/g, ' ').trim()];
  return characters.length > quoteLength ? `${characters.slice(0, quoteLength).join('')}…` : characters.join('');
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
 * Invites several installers. An open or answered invitation does not change, and its installer is in `unchanged`. Invites
 * an installer again who let an invitation expire or who had the job.
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
  const { result } = await runTransitionWithResult(changer, access, 'invite', async ({ job, now, at, isFirst }) => {
    // An installer may have been suspended since the first attempt.
    if (!isFirst) await refuseAny();
    const earlier = await findInvites(job.jobId, installerIds);
    // The sweeper has not marked these invitations as expired yet, so they still count as pending.
    const lapsed = earlier.filter((row) => isInviteOver(row, now));
    const known = earlier.filter((row) => !mayInviteAgain(inviteStatusAt(row, now)));
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
    const invites = installerIds.flatMap((id) => [...known, ...fresh].filter((row) => row.installerId === id));
    const invited = { invites, unchanged: known.map(({ installerId }) => installerId) };
    if (fresh.length === 0) return { change: null, result: invited };
    const added = fresh.filter((row) => !lapsed.some(({ installerId }) => installerId === row.installerId));
    const change: JobChange = {
      job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending + added.length } },
      writes: fresh.flatMap((row) => [putInvite(row), requireNotSuspended(row.installerId)]),
      counts: new Map(added.map((row) => [row.installerId, { offered: 1, all: 1 }])),
      effects: [...fresh.map((row) => invitation(job, row)), ...lapsed.map((row) => inviteUnanswered(row, job, at))],
      details: { installerIds: fresh.map((row) => row.installerId) },
    };
    return { change, result: invited };
  });
  return result;
}

export async function declineInvite(
  changer: Changer,
  access: JobAccess,
  reason: string | undefined,
): Promise<InviteRow> {
  const { actor } = changer;
  const company = await installerCompany(actor.userId);
  const { result } = await runTransitionWithResult(changer, access, 'declineInvite', ({ access: current, job, at }) => {
    if (!current.invite) throw new Refusal('wrong_state');
    if (isOffer(current.invite)) {
      const { job: left, writes, counts } = withoutOffer(job, current.invite);
      const text = `${company} did not accept the job on the new terms.`;
      const change = withoutApplication(left, actor.userId, text);
      return {
        change: { ...change, writes: [...writes, ...(change.writes ?? [])], counts },
        result: { ...current.invite, status: 'expired' as const },
      };
    }
    const why = reason ? { declineReason: reason } : {};
    const answered: InviteRow = { ...decided(current.invite), status: 'declined', respondedAt: at, ...why };
    const change: JobChange = {
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
        notify(job, job.retailerId, 'invite', 'Invitation declined', `${company} declined your invitation.`),
        inviteAnswered(current.invite, job, at),
      ],
      details: { installerId: answered.installerId },
    };
    return { change, result: answered };
  });
  return result;
}
