import { expect, it } from 'vitest';
import { privateData } from '#shared/private-data.ts';
import { companyPageText, saaNumberHelp } from './who-sees-a-profile.ts';

it('the form says who sees an SAA number, as in the list of private data', () => {
  expect(privateData['SAA number'].shownTo).toBe('an administrator who verifies the installer');
  expect(saaNumberHelp).toContain('Only an administrator can see it, to verify your accreditation.');
});

it('the form says that we do not show an ABN, as in the list of private data', () => {
  expect(privateData.ABN.shownTo).toBe('the account holder');
  expect(companyPageText).toContain("We don't show your ABN.");
});
