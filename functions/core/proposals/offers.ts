import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import { answeredCounts, decided } from './closed-by-award.ts';

/**
 * If an owner chooses an applicant who applied for earlier terms, the applicant gets an offer. An offer is an invitation with
 * `isForApplication`. The applicant confirms it, or declines it without an effect on their response figures.
 */

export const isOffer = (invite: InviteRow | null): invite is InviteRow & { isForApplication: true } =>
  invite?.status === 'invited' && invite.isForApplication === true;

/**
 * Returns the job and the writes that remove an applicant's open offer. The offer counts neither as declined nor as unanswered.
 */
export function withoutOffer(
  job: JobRow,
  invite: InviteRow | null,
): Required<Pick<JobChange, 'job' | 'writes' | 'counts'>> {
  if (!isOffer(invite)) return { job, writes: [], counts: new Map() };
  return {
    job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending - 1 } },
    writes: [putInvite({ ...decided(invite), status: 'expired' })],
    counts: answeredCounts(invite),
  };
}
