import { type Browser, expect, test } from '@playwright/test';
import { desk, expectNoComplaints, newPerson, phone } from './harness/people.ts';
import { photoOfTheRoof, postJob, type Rung, stageJob } from './harness/staged-job.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';
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

/**
 * A public job from registration to both averages, on a desktop and a phone. Each test is one step of the way and can run
 * alone, because what happened before is sent to the server without a screen. Both people keep their browser from test to
 * test, as people do.
 */

const kira = { name: 'Kira', company: 'Sunny Side Solar' };
const mateo = { name: 'Mateo', company: 'Castillo Electrical' };

let people: Promise<[StagedPerson, StagedPerson]> | undefined;
const both = (browser: Browser) => {
  people ??= Promise.all([stageRetailer(browser, kira), stageInstaller(browser, mateo)]);
  return people;
};

/** Both people, and a job of theirs in the state that an earlier step left it in. */
async function bothAt(browser: Browser, rung: Rung) {
  const [retailer, installer] = await both(browser);
  return { retailer, installer, job: await stageJob(retailer, installer, rung) };
}

test('a retailer registers from the landing page', async ({ browser }) => {
  const retailer = await newPerson(browser, { ...kira, size: desk });
  await registerFromTheLandingPage(retailer, 'Retailer');
  await completeTheRetailerProfile(retailer);
  expectNoComplaints(retailer);
});

test('a retailer posts a job with everything', async ({ browser }) => {
  const [retailer] = await both(browser);
  await retailer.page.goto('/dashboard');
  const where = { street: '12 Hill Street', suburb: 'Parramatta' };
  await postAJobWithEverything(retailer, { ...where, price: '4200', visibility: 'Public' });
  await expect(retailer.page.getByText(photoOfTheRoof)).toBeVisible();
  await expect(retailer.page.getByText('$4,200').first()).toBeVisible();
  expectNoComplaints(retailer);
});

test('an installer registers from the landing page', async ({ browser }) => {
  const installer = await newPerson(browser, { ...mateo, size: phone });
  await registerFromTheLandingPage(installer, 'Installer');
  await completeTheInstallerProfile(installer, { isLookedAt: true });
  expectNoComplaints(installer);
});

test('an installer finds a public job and applies for it', async ({ browser }) => {
  const [retailer, installer] = await both(browser);
  const { title } = await postJob(retailer);
  await installer.page.goto('/dashboard');
  await findTheJobAmongPublicOnes(installer, title);
  await applyForTheJob(installer, '7', 'Two of us, both accredited. We did the house next door in June.');
  expectNoComplaints(installer);
});

test('a retailer accepts an application', async ({ browser }) => {
  const { retailer, installer, job } = await bothAt(browser, 'applied');
  await retailer.page.goto('/');
  await openTheJobFromTheDashboard(retailer, job.title);
  await acceptTheApplicationOf(retailer, installer.company);
  expectNoComplaints(retailer);
});

test('an installer books the day, starts and reports progress', async ({ browser }) => {
  const { installer, job } = await bothAt(browser, 'accepted');
  await installer.page.goto(job.path);
  await scheduleTheInstallation(installer);
  await startTheWorkAndReportProgress(installer);
  expectNoComplaints(installer);
});

test('an installer completes every requirement', async ({ browser }) => {
  const { installer, job } = await bothAt(browser, 'started');
  await installer.page.goto(job.path);
  await completeTheRequirements(installer);
  expectNoComplaints(installer);
});

test('a retailer requests changes of a certificate', async ({ browser }) => {
  const { retailer, job } = await bothAt(browser, 'proved');
  await retailer.page.goto(job.path);
  await requestChangesOfTheCertificate(retailer);
  expectNoComplaints(retailer);
});

test('an installer hands in the certificate again and completes the job', async ({ browser }) => {
  const { installer, job } = await bothAt(browser, 'returned');
  await installer.page.goto(job.path);
  await redoTheCertificate(installer);
  await completeTheJob(installer);
  expectNoComplaints(installer);
});

test('an installer requests more than was agreed', async ({ browser }) => {
  const { installer, job } = await bothAt(browser, 'completed');
  await installer.page.goto(job.path);
  await requestMoreThanWasAgreed(installer, '4350', '+$150.00');
  expectNoComplaints(installer);
});

test('a retailer approves the payment with a remittance, and the installer downloads it', async ({ browser }) => {
  const { retailer, installer, job } = await bothAt(browser, 'paymentRequested');
  await retailer.page.goto(job.path);
  await approveThePaymentWithARemittance(retailer);
  await installer.page.goto(job.path);
  await downloadTheRemittance(installer);
  expectNoComplaints(retailer, installer);
});

test('both review each other, and see the average on their dashboards', async ({ browser }) => {
  const { retailer, installer, job } = await bothAt(browser, 'paid');
  await retailer.page.goto(job.path);
  await reviewTheOtherSide(retailer, {
    opener: 'Review Installer',
    lower: 'Communication',
    text: 'Clean work, and the roof was left tidy.',
  });
  await installer.page.goto(job.path);
  await reviewTheOtherSide(installer, {
    opener: 'Complete and Review',
    lower: 'Payment',
    text: 'Everything was on site, and paid within the week.',
  });
  await seeTheOwnAverage(retailer, '4.7');
  await seeTheOwnAverage(installer, '4.7');
  expectNoComplaints(retailer, installer);
});
