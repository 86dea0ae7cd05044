import { findUser } from '../../data/accounts/user-queries.ts';
import { areAcquainted } from '../../data/people/acquaintance-queries.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { invalid } from '../../refusal.ts';

const notInvitable = 'You cannot invite this installer';

/**
 * Refuses an installer that the retailer cannot invite. Unknown, private, suspended and retailer ids all get the same answer.
 */
export async function refuseUninvitable(retailerId: string, installerId: string, path: string): Promise<void> {
  const [user, profile] = await Promise.all([findUser(installerId), findInstallerProfile(installerId)]);
  if (!user || user.suspended || !profile) throw invalid(path, notInvitable);
  if (profile.profileVisibility === 'private' && !(await areAcquainted(retailerId, installerId)))
    throw invalid(path, notInvitable);
}
