/** The profile forms' texts about the people who see a profile. `who-sees-a-profile.test.ts` checks the rules of access. */

export const companyPageText = "This appears on your company page, which anyone can see. We don't show your ABN.";

export const companyContactText = 'Anyone can see this email and phone number on your company page.';

export const visibilities = [
  { value: 'public', label: 'Public: your page, the directory and the map' },
  { value: 'private', label: 'Private: hidden' },
];

export const visibilityHelp =
  'If your profile is public, anyone can see your page, and search engines can list it. Administrators can always see your profile. So can retailers whose job you have applied for or been awarded.';

export const saaNumberHelp =
  'Your Solar Accreditation Australia number. We encrypt it. Only an administrator can see it, to verify your accreditation.';
