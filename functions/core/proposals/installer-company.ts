import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { Refusal } from '../../refusal.ts';

/** The company name under which an installer takes a job. They need a profile first. */
export async function installerCompany(installerId: string): Promise<string> {
  const profile = await findInstallerProfile(installerId);
  if (!profile) throw new Refusal('profile_incomplete');
  return profile.companyName;
}
