import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awardedJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

it('a payment request above 10 times the price needs a second confirmation', async () => {
  const jobId = await awardedJob(retailer, installer, { requirements: [], priceExGst: 400 });
  await installer.post(`/api/jobs/${jobId}/start`);
  expect((await installer.post(`/api/jobs/${jobId}/complete`)).status).toBe(200);
  const requested = async () => (await retailer.get(`/api/payments/${jobId}`)).body.payment?.requestedAmount ?? null;
  browseAs(installer);
  openApp(`/jobs/${jobId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Request payment' }));
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('400.00');
  expect(screen.queryByText(/at most/i)).toBeNull();
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
  await userEvent.clear(amount);
  await userEvent.type(amount, '4200');
  await userEvent.type(screen.getByRole('textbox', { name: /^Description of the change/ }), 'A second roof');
  await submit();
  expect(await screen.findByText(/more than 10 times the price\. Submit again to request \$4,200\.00/)).toBeVisible();
  expect(await requested()).toBeNull();
  await submit();
  await waitFor(async () => expect(await requested()).toBe(4200));
});

it('a payment request above the largest amount is refused with that amount', async () => {
  const jobId = await awardedJob(retailer, installer, { requirements: [], priceExGst: 400 });
  await installer.post(`/api/jobs/${jobId}/start`);
  await installer.post(`/api/jobs/${jobId}/complete`);
  browseAs(installer);
  openApp(`/jobs/${jobId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Request payment' }));
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '100000000');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
  expect(await screen.findByText('At most $99,999,999.99')).toBeVisible();
});
