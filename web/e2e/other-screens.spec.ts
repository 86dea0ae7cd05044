import { expect } from '@playwright/test';
import { desk, expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import { completeTheInstallerProfile, completeTheRetailerProfile, registerOnTheSignUpPage } from './steps/accounts.ts';
import { becomeAnAdministrator, lookAtTheAdministration } from './steps/administration.ts';
import {
  cropALogo,
  leaveTypedWorkAndStay,
  lookAtThePage,
  openTheUserMenu,
  postAnEmptyJobInVain,
  saveADraftAndDeleteIt,
} from './steps/wandering.ts';

const missingJob = '/jobs/00000000-0000-4000-8000-000000000000';

test('the screens that no other test visits are accessible and fit the window', async ({ browser }) => {
  const retailer = await newPerson(browser, { name: 'Noor', company: 'Noor Energy', size: desk });
  const installer = await newPerson(browser, { name: 'Finn', company: 'Finn Solar', size: phone });

  await lookAtThePage(installer, '/privacy', 'Privacy');
  await lookAtThePage(installer, '/contact', 'Contact');
  await lookAtThePage(installer, '/forgot-password', /password/i);
  await lookAtThePage(installer, '/confirm-email', /confirm your email/i);
  await lookAtThePage(installer, '/nowhere', /not found/i);
  await lookAtThePage(installer, '/map', 'Jobs in this area');
  await lookAtThePage(installer, '/pricing', 'Pricing');

  await registerOnTheSignUpPage(installer, 'Installer');
  await completeTheInstallerProfile(installer);
  await expect(installer.page).toHaveURL(/\/dashboard/);
  await openTheUserMenu(installer);
  await lookAtThePage(installer, '/profile', /profile/i);
  await lookAtThePage(installer, '/post-job', 'Access Denied');
  await lookAtThePage(installer, '/upload-test', 'Upload test');
  await lookAtThePage(installer, missingJob, /not found/i);

  await registerOnTheSignUpPage(retailer, 'Retailer');
  await completeTheRetailerProfile(retailer);
  await cropALogo(retailer);
  await lookAtThePage(retailer, '/settings', /settings/i);
  await lookAtThePage(retailer, '/jobs', 'My Jobs');
  await lookAtThePage(retailer, '/calendar', 'Calendar');
  await lookAtThePage(retailer, '/payments', 'Payments & Escrow');
  await lookAtThePage(retailer, '/network', 'My Network');
  await lookAtThePage(retailer, '/notifications', 'Notifications');
  await retailer.page.getByRole('link', { name: 'Dashboard' }).first().click();
  const company = await retailer.page.getByRole('link', { name: 'View My Public Profile' }).getAttribute('href');
  await lookAtThePage(retailer, company ?? '', retailer.company);
  await postAnEmptyJobInVain(retailer);
  await leaveTypedWorkAndStay(retailer);
  await saveADraftAndDeleteIt(retailer);
  await becomeAnAdministrator(retailer);
  await lookAtTheAdministration(retailer);
  expectNoComplaints(retailer, installer);
});
