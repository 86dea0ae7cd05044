import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { Refusal } from '../../refusal.ts';

/** Returns the company name of an installer. Refuses an installer without a profile with `profile_incomplete`. */
export async function installerCompany(installerId: string): Promise<string> {
  const profile = await findInstallerProfile(installerId);
  if (!profile) throw new Refusal('profile_incomplete');
  return profile.companyName;
}
