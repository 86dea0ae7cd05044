import { inviteStatusAt } from '#shared/domain/jobs/invites.ts';
import { Refusal } from '../../refusal.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { rejectApplication } from './applications.ts';
import { acceptApplication, acceptJob } from './awards.ts';
import { declineInvite } from './invites.ts';
import { accessOf, type ProposalAccess } from './proposal-access.ts';

/** Accepts or declines a proposal: the owner answers an application, the installer answers an invitation. */

export async function decideApplication(
  changer: Changer,
  found: ProposalAccess,
  { status, termsVersion }: { status: 'accepted' | 'rejected'; termsVersion?: number | undefined },
): Promise<void> {
  if (status === 'accepted') await acceptApplication(changer, accessOf(found), found.installerId, termsVersion);
  else await rejectApplication(changer, accessOf(found), found.installerId);
}

/** Answers an invitation. Giving the same answer twice changes nothing. */
export async function respondToInvite(
  changer: Changer,
  found: ProposalAccess,
  {
    status,
    reason,
    termsVersion,
  }: { status: 'accepted' | 'declined'; reason?: string | undefined; termsVersion?: number | undefined },
): Promise<void> {
  if (found.invite?.status === status) return;
  if (found.invite && inviteStatusAt(found.invite, changer.request.now) === 'expired')
    throw new Refusal('wrong_state', { message: 'This invitation has expired.' });
  if (status === 'accepted') await acceptJob(changer, accessOf(found), termsVersion);
  else await declineInvite(changer, accessOf(found), reason);
}
