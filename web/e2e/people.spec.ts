import { expect } from '@playwright/test';
import { lookAtBothWidths } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import { press, pressTheMainAction } from './harness/press.ts';
import { stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';
import { approveThePaymentWithARemittance } from './steps/payment.ts';
import { inviteThePerson, joinTheCompany } from './steps/people.ts';
import { fillInTheJob, openTheJobForm, postTheJob, uploadTheSitePhotos } from './steps/posting.ts';
import { addTheWhiteCard, putOnTheTeam } from './steps/team.ts';
import {
  completeTheJob,
  completeTheRequirements,
  scheduleTheInstallation,
  startTheWorkAndReportProgress,
} from './steps/work.ts';

const company = 'Shared Roofs Solar';
const crew = 'Shared Crew Electrical';

test('an owner invites a coordinator, who joins, posts a job, and is signed out when the owner removes them', async ({
  browser,
}) => {
  const owner = await stageRetailer(browser, { name: 'Olive', company });
  const coordinator = await newPerson(browser, { name: 'Riley', company, size: desk });
  await inviteThePerson(owner, coordinator, 'Coordinator');
  await joinTheCompany(coordinator);
  await openTheJobForm(coordinator);
  const where = { street: '12 Hill Street', suburb: 'Parramatta' };
  await fillInTheJob(coordinator, { ...where, price: '4200', visibility: 'Public' });
  await uploadTheSitePhotos(coordinator);
  const path = await postTheJob(coordinator);
  await owner.page.goto(path);
  await expect(owner.page.getByText(`Riley (${company})`)).toBeVisible();
  await owner.page.goto('/people');
  await lookAtBothWidths(owner, 'people of a company');
  await owner.page.getByRole('button', { name: 'Remove Riley Chen' }).click();
  const dialog = owner.page.getByRole('alertdialog', { name: 'Remove Riley Chen?' });
  await dialog.getByRole('button', { name: 'Remove person' }).click();
  await expect(owner.page.getByRole('button', { name: 'Remove Riley Chen' })).toHaveCount(0);
  await coordinator.page.reload();
  await expect(coordinator.page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await owner.page.goto(path);
  await expect(owner.page.getByText(`Riley (${company})`)).toBeVisible();
  expectNoComplaints(owner, coordinator);
});

test('a bookkeeper approves a payment, and sees no action on the job itself', async ({ browser }) => {
  const owner = await stageRetailer(browser, { name: 'Olga', company });
  const installer = await stageInstaller(browser, { name: 'Ines', company: crew });
  const bookkeeper = await newPerson(browser, { name: 'Billie', company, size: desk });
  await inviteThePerson(owner, bookkeeper, 'Bookkeeper');
  await joinTheCompany(bookkeeper);
  const booked = await stageJob(owner, installer, 'booked');
  await bookkeeper.page.goto(booked.path);
  await expect(bookkeeper.page.getByRole('heading', { name: /^Booked for/ })).toBeVisible();
  await expect(bookkeeper.page.getByRole('button', { name: /Reschedule|Unassign|Cancel Job/ })).toHaveCount(0);
  const claimed = await stageJob(owner, installer, 'paymentRequested');
  await bookkeeper.page.goto(claimed.path);
  await approveThePaymentWithARemittance(bookkeeper);
  await bookkeeper.page.goto('/jobs/create');
  await expect(
    bookkeeper.page.getByText("Your role in your company doesn't include this page. Ask an owner to change your role."),
  ).toBeVisible();
  await installer.page.goto(claimed.path);
  await press(installer, installer.page.getByRole('button', { name: 'History' }));
  await expect(installer.page.getByText(`Billie (${company})`)).toBeVisible();
  expectNoComplaints(owner, bookkeeper, installer);
});

test('a lead installer with a phone sets the date, and a colleague with the same job open sees it', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Rita', company });
  const owner = await stageInstaller(browser, { name: 'Omar', company: crew });
  const lead = await newPerson(browser, { name: 'Kai', company: crew, size: phone });
  await inviteThePerson(owner, lead, 'Lead installer');
  await joinTheCompany(lead);
  const { path } = await stageJob(retailer, owner, 'accepted');
  await owner.page.goto(path);
  await lead.page.goto(path);
  await scheduleTheInstallation(lead);
  // The owner's page may still offer this step, because it was loaded before the lead installer set the date.
  await pressTheMainAction(owner, 'Set the installation date');
  await press(owner, owner.page.getByRole('button', { name: 'Cancel' }).last());
  await owner.page.reload();
  await expect(owner.page.getByRole('heading', { name: /^Booked for/ })).toBeVisible();
  await press(owner, owner.page.getByRole('button', { name: 'History' }));
  await expect(owner.page.getByText(`Kai (${crew})`)).toBeVisible();
  expectNoComplaints(retailer, owner, lead);
});

test('an installer on site sees the one job they are on, does it alone on a phone, and the retailer reads who signs it off', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Rosa', company });
  const owner = await stageInstaller(browser, { name: 'Otto', company: crew });
  const colleague = await newPerson(browser, { name: 'Kim', company: crew, size: phone });
  await inviteThePerson(owner, colleague, 'Installer');
  await joinTheCompany(colleague);
  await stageJob(retailer, owner, 'booked');
  const { path } = await stageJob(retailer, owner, 'booked');
  await owner.page.goto(path);
  await putOnTheTeam(owner, 'Kim Chen');
  await colleague.page.goto('/jobs');
  await expect(colleague.page.getByText('1 job', { exact: true })).toBeVisible();
  await lookAtBothWidths(colleague, 'jobs of an installer on site');
  await addTheWhiteCard(colleague);
  await colleague.page.goto(path);
  await startTheWorkAndReportProgress(colleague);
  await completeTheRequirements(colleague);
  await completeTheJob(colleague);
  await expect(colleague.page.getByRole('button', { name: 'Request payment' })).toHaveCount(0);
  await retailer.page.goto(path);
  const team = retailer.page.getByRole('region', { name: 'Team on Site' });
  await expect(team).toContainText('Kim');
  await expect(team).toContainText('Signs off the work');
  await expect(team).not.toContainText('Chen');
  await owner.page.setViewportSize(desk);
  await owner.page.goto('/calendar?view=week');
  await expect(owner.page.getByRole('rowheader', { name: /^Kim Chen/ })).toBeVisible();
  await lookAtBothWidths(owner, 'week of a company');
  expectNoComplaints(retailer, owner, colleague);
});
