import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import { answeredCounts, decided } from './closed-by-award.ts';

/**
 * An applicant who applied on earlier terms is not bound by the owner's choice. The choice becomes an invitation that the
 * applicant confirms, or leaves without a mark.
 */

export const isOffer = (invite: InviteRow | null): invite is InviteRow & { isForApplication: true } =>
  invite?.status === 'invited' && invite.isForApplication === true;

/** The job and the writes without an applicant's open offer. It counts neither as declined nor as unanswered. */
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
