import { type Browser, expect, test } from '@playwright/test';
import { desk, expectNoComplaints, newPerson, phone } from './harness/people.ts';
import { press, workOnlyByTouch } from './harness/press.ts';
import { meanwhile, photoOfTheRoof, postJob, stageJob } from './harness/staged-job.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';
import {
  arriveAtTheLandingPage,
  completeTheInstallerProfile,
  completeTheRetailerProfile,
  confirmTheAddress,
  registerFromTheLandingPage,
  signInInTheDialog,
} from './steps/accounts.ts';
import {
  acceptTheApplicationOf,
  applyForTheJob,
  followTheNotification,
  lookForWork,
  openFromAttention,
  openFromTheTab,
  seeThatNothingNeedsAttention,
} from './steps/hiring.ts';
import { approveThePaymentWithARemittance, downloadTheRemittance, requestMoreThanWasAgreed } from './steps/payment.ts';
import { lookAtThePhotosWithFingers } from './steps/photos.ts';
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
 * A public job from registration to both averages, for its two users: a coordinator at a desk who completes the open steps, and
 * an installer with a phone in one hand. Each test can run alone: it takes the earlier steps with calls to the server, because
 * other tests take them on screen.
 */

const kira = { name: 'Kira', company: 'Sunny Side Solar' };
const mateo = { name: 'Mateo', company: 'Castillo Electrical' };

const stageBoth = async (browser: Browser): Promise<[StagedPerson, StagedPerson]> =>
  Promise.all([stageRetailer(browser, kira), stageInstaller(browser, mateo)]);

const fromTheRetailer = {
  opener: 'Review Installer',
  lower: 'Communication',
  text: 'Clean work, and the roof was left tidy.',
} as const;
const fromTheInstaller = {
  opener: 'Complete and Review',
  lower: 'Payment',
  text: 'Everything was on site, and paid within the week.',
} as const;

test('a retailer registers from the landing page', async ({ browser }) => {
  const retailer = await newPerson(browser, { ...kira, size: desk });
  await registerFromTheLandingPage(retailer, 'Retailer');
  await completeTheRetailerProfile(retailer);
  await confirmTheAddress(retailer);
  expectNoComplaints(retailer);
});

test('a retailer posts a job with everything, and looks at its photos with two fingers', async ({ browser }) => {
  const retailer = await stageRetailer(browser, kira);
  await retailer.page.goto('/dashboard');
  const where = { street: '12 Hill Street', suburb: 'Parramatta' };
  await postAJobWithEverything(retailer, { ...where, price: '4200', visibility: 'Public' });
  await expect(retailer.page.getByText(photoOfTheRoof)).toBeVisible();
  await expect(retailer.page.getByText('$4,200').first()).toBeVisible();
  await lookAtThePhotosWithFingers(retailer);
  expectNoComplaints(retailer);
});

test('an installer registers from the landing page', async ({ browser }) => {
  const installer = await newPerson(browser, { ...mateo, size: phone });
  await registerFromTheLandingPage(installer, 'Installer');
  await completeTheInstallerProfile(installer, { isLookedAt: true });
  expectNoComplaints(installer);
});

test("a coordinator's morning: signs in, and completes all work that needs attention", async ({ browser }) => {
  const [retailer, installer] = await stageBoth(browser);
  const applied = await stageJob(retailer, installer, 'applied');
  const undated = await stageJob(retailer, installer, 'accepted');
  const proved = await stageJob(retailer, installer, 'proved');
  const asked = await stageJob(retailer, installer, 'paymentRequested');
  const { page } = retailer;
  await retailer.context.clearCookies();

  await arriveAtTheLandingPage(retailer);
  await page.getByRole('link', { name: 'Login' }).click();
  await signInInTheDialog(retailer);
  await openFromAttention(retailer, '1 application to review', applied.title);
  await acceptTheApplicationOf(retailer, installer.company);
  await scheduleTheInstallation(retailer);
  await openFromAttention(retailer, '1 job without a date', undated.title);
  await scheduleTheInstallation(retailer, 8);
  await openFromTheTab(retailer, 'Booked', proved.title);
  await requestChangesOfTheCertificate(retailer);
  await openFromAttention(retailer, '1 payment to approve', asked.title);
  await approveThePaymentWithARemittance(retailer);
  await openFromAttention(retailer, '1 job to review', asked.title);
  await reviewTheOtherSide(retailer, fromTheRetailer);
  await seeThatNothingNeedsAttention(retailer);

  await installer.page.goto('/');
  await seeTheOwnAverage(installer, '4.7');
  expectNoComplaints(retailer, installer);
});

/** Waits for a notification, which appears a moment after its event. */
const isTold = (person: StagedPerson, title: string) =>
  expect
    .poll(async () => (await person.call('listNotifications', {})).notifications.map((each) => each.title))
    .toContain(title);

test("an installer's day: from a notification to paid, with one thumb", async ({ browser }) => {
  const [retailer, installer] = await stageBoth(browser);
  const both = { retailer, installer };
  const { page } = installer;
  await workOnlyByTouch(installer);
  const match = 'A new job matches your search';
  await installer.call('saveSearch', { body: { name: 'Everything', filter: {} } });
  const job = await postJob(retailer);
  await isTold(installer, match);

  await page.goto('/dashboard');
  await lookForWork(installer, job.title);
  await followTheNotification(installer, match, job.title);
  await applyForTheJob(installer, '7', 'Two of us, both accredited. We did the house next door in June.');
  await meanwhile(both, job, 'accepted');
  await isTold(installer, 'Job awarded');

  await followTheNotification(installer, 'Job awarded', job.title);
  await scheduleTheInstallation(installer);
  await startTheWorkAndReportProgress(installer);
  await completeTheRequirements(installer);
  await meanwhile(both, job, 'returned');
  await isTold(installer, 'Changes requested');
  await followTheNotification(installer, 'Changes requested', job.title);
  await redoTheCertificate(installer);
  await completeTheJob(installer);
  await requestMoreThanWasAgreed(installer, '4350', '+$150.00');
  await meanwhile(both, job, 'paid');
  await isTold(installer, 'Payment approved');

  await press(installer, page.getByRole('link', { name: /^(Dashboard|Today)$/ }).filter({ visible: true }));
  await press(installer, page.getByRole('link', { name: '1 job to review' }));
  await press(installer, page.getByRole('main').getByRole('listitem').getByRole('link', { name: job.title }).first());
  await downloadTheRemittance(installer);
  await reviewTheOtherSide(installer, fromTheInstaller);
  await retailer.page.goto('/');
  await seeTheOwnAverage(retailer, '4.7');
  expectNoComplaints(retailer, installer);
});
