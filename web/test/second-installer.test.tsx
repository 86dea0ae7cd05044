import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf, upload } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { stageJobs } from './staged-jobs.ts';

/**
 * The retailer reviews the first installer of a job, and an administrator sets the job back to New. A second installer does the
 * job.
 */

let app: App;
let owner: Client;
let second: Client;
let jobId: string;
beforeAll(async () => {
  app = await startRealApi();
  const [retailer, first, later, admin] = await Promise.all([
    app.retailer(),
    app.installer(),
    app.installer(),
    app.admin(),
  ]);
  [owner, second] = [retailer, later];
  jobId = await stageJobs(owner, first).paid();
  const good = { professionalism: 5, workmanship: 5, communication: 5, review: 'The first one was tidy' };
  await owner.post('/api/ratings', { jobId, ...good });
  await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' });
  await second.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
  await owner.put(`/api/applications/${jobId}.${second.userId}`, { status: 'accepted' });
  await second.post(`/api/jobs/${jobId}/start`, {});
  await second.post(`/api/jobs/${jobId}/complete`, {});
  await second.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
  const remittanceUrl = await upload(owner, pdf('remittance'), 'application/pdf');
  await owner.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
});
afterAll(() => app.close());

it('a retailer who has reviewed an earlier installer can review the current one', async () => {
  browseAs(owner);
  openApp(`/jobs/${jobId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Review Installer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Review Installer' });
  expect(dialog).toHaveAccessibleDescription(/^Sunny Side Electrical · [A-Z]+-\d+ · /);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Review/ }), 'The second one was quick');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Review' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Submit again to give 5 stars for everything');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Review' }));
  expect(await screen.findByRole('button', { name: 'Edit your review' })).toBeVisible();
  const reviews = await screen.findByRole('region', { name: /Reviews/ });
  expect(within(reviews).getByText("Retailer's review of the installer")).toBeVisible();
  expect(within(reviews).getByText("Retailer's review of an earlier installer")).toBeVisible();
});

it('an installer reads only the review about themselves', async () => {
  browseAs(second);
  openApp(`/jobs/${jobId}`);
  const reviews = await screen.findByRole('region', { name: /Reviews/ });
  expect(await within(reviews).findByText('The second one was quick')).toBeVisible();
  expect(within(reviews).queryByText('The first one was tidy')).toBeNull();
});
