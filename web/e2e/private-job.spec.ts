import { expect } from '@playwright/test';
import { look } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import {
  completeTheInstallerProfile,
  completeTheRetailerProfile,
  createAnAccountInTheDialog,
  registerOnTheSignUpPage,
  signInInTheDialog,
  signOut,
} from './steps/accounts.ts';
import { withdrawTheApplication } from './steps/hiring.ts';
import {
  acceptTheOfferFromTheDashboard,
  declineTheOffer,
  findTheApplicants,
  inviteThem,
  openTheOffer,
  unassignTheInstaller,
} from './steps/inviting.ts';
import { fillInTheJob, openTheJobForm, postTheJob, uploadTheSitePhotos } from './steps/posting.ts';
import {
  acceptTheJobThroughTheLink,
  applyThroughTheLink,
  askToSignIn,
  expectTheSharedJob,
  openTheLinkSignedOut,
  shareTheJob,
} from './steps/sharing.ts';

const title = '6.60kW Solar Installation';

test('a private job by invitation and by share link', async ({ browser }) => {
  const retailer = await newPerson(browser, { name: 'Priya', company: 'Harbour Solar', size: desk });
  const first = await newPerson(browser, { name: 'Tom', company: 'Tom & Sons Electrical', size: phone });
  const second = await newPerson(browser, { name: 'Aisha', company: 'Aisha Renewables', size: desk });

  await registerOnTheSignUpPage(retailer, 'Retailer');
  await completeTheRetailerProfile(retailer);
  await openTheJobForm(retailer);
  await fillInTheJob(retailer, { street: '4 Bay Road', suburb: 'Balmain', price: '4600', visibility: 'Private' });
  await uploadTheSitePhotos(retailer);
  const job = await postTheJob(retailer);
  const link = await shareTheJob(retailer);

  for (const installer of [first, second]) {
    await openTheLinkSignedOut(installer, link, retailer.company);
    await look(installer, 'teaser of a shared job');
    await askToSignIn(installer);
    await createAnAccountInTheDialog(installer, 'Installer');
    await completeTheInstallerProfile(installer);
    await expectTheSharedJob(installer, title);
    await look(installer, 'shared job');
    await applyThroughTheLink(installer, '14');
  }

  await findTheApplicants(retailer, job, first.company, second.company);
  for (const installer of [first, second]) await withdrawTheApplication(installer);

  await inviteThem(retailer, job, first.company, second.company);
  await openTheOffer(first, title);
  await declineTheOffer(first);
  await acceptTheOfferFromTheDashboard(second, title);
  await unassignTheInstaller(retailer, job, second.company);

  await signOut(first);
  await openTheLinkSignedOut(first, link, retailer.company);
  await askToSignIn(first);
  await signInInTheDialog(first);
  await expectTheSharedJob(first, title);
  await acceptTheJobThroughTheLink(first, title);

  await retailer.page.goto(job);
  await expect(retailer.page.getByRole('region', { name: 'Job Assigned' }).getByText(first.company)).toBeVisible();
  expectNoComplaints(retailer, first, second);
});
