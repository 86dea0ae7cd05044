import { test } from '@playwright/test';
import { desk, expectNoComplaints, newPerson, phone } from './harness/people.ts';
import {
  completeTheInstallerProfile,
  completeTheRetailerProfile,
  registerFromTheLandingPage,
} from './steps/accounts.ts';
import {
  acceptTheApplicationOf,
  applyForTheJob,
  findTheJobAmongPublicOnes,
  openTheJobFromTheDashboard,
} from './steps/hiring.ts';
import { approveThePaymentWithARemittance, downloadTheRemittance, requestMoreThanWasAgreed } from './steps/payment.ts';
import { postAJobWithEverything } from './steps/posting.ts';
import { reviewTheOtherSide, seeTheOwnAverage } from './steps/reviews.ts';
import {
  completeTheJob,
  completeTheRequirements,
  redoTheCertificate,
  requestChangesOfTheCertificate,
  scheduleTheInstallation,
  startTheWorkAndReportProgress,
} from './steps/work.ts';

const title = '6.60kW Solar Installation';

test('a public job from registration to both averages', async ({ browser }) => {
  const retailer = await newPerson(browser, { name: 'Kira', company: 'Sunny Side Solar', size: desk });
  const installer = await newPerson(browser, { name: 'Mateo', company: 'Castillo Electrical', size: phone });

  await registerFromTheLandingPage(retailer, 'Retailer');
  await completeTheRetailerProfile(retailer);
  const job = await postAJobWithEverything(retailer, {
    street: '12 Hill Street',
    suburb: 'Parramatta',
    price: '4200',
    visibility: 'Public',
  });

  await registerFromTheLandingPage(installer, 'Installer');
  await completeTheInstallerProfile(installer, { isLookedAt: true });
  await findTheJobAmongPublicOnes(installer, title);
  await applyForTheJob(installer, '7', 'Two of us, both accredited. We did the house next door in June.');

  await openTheJobFromTheDashboard(retailer, title);
  await acceptTheApplicationOf(retailer, installer.company);

  await installer.page.goto(job);
  await scheduleTheInstallation(installer);
  await startTheWorkAndReportProgress(installer);
  await completeTheRequirements(installer);

  await retailer.page.goto(job);
  await requestChangesOfTheCertificate(retailer);
  await installer.page.reload();
  await redoTheCertificate(installer);
  await completeTheJob(installer);
  await requestMoreThanWasAgreed(installer, '4350', '+$150.00');

  await retailer.page.reload();
  await approveThePaymentWithARemittance(retailer);
  await installer.page.reload();
  await downloadTheRemittance(installer);
  await reviewTheOtherSide(retailer, {
    opener: 'Review Installer',
    lower: 'Communication',
    text: 'Clean work, and the roof was left tidy.',
  });
  await reviewTheOtherSide(installer, {
    opener: 'Complete and Review',
    lower: 'Payment',
    text: 'Everything was on site, and paid within the week.',
  });
  await seeTheOwnAverage(retailer, '4.7');
  await seeTheOwnAverage(installer, '4.7');
  expectNoComplaints(retailer, installer);
});
