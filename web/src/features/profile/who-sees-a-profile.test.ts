import { expect, it } from 'vitest';
import { privateData } from '#shared/private-data.ts';
import { companyPageText, saaNumberHelp } from './who-sees-a-profile.ts';

it('says of an SAA number who sees it, as the list of private data does', () => {
  expect(privateData['SAA number'].shownTo).toBe('an administrator who verifies the installer');
  expect(saaNumberHelp).toContain('Only an administrator can see it, to verify your accreditation.');
});

it('says of an ABN that it is not shown, as the list of private data does', () => {
  expect(privateData.ABN.shownTo).toBe('the account holder');
  expect(companyPageText).toContain("We don't show your ABN.");
});
