import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** A new user completes their profile in steps, or looks around first. */

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const newcomer = (role: 'retailer' | 'installer'): Promise<Client> => app.register(role);
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Complete your profile' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const next = async (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Next' }));

it('a retailer completes the profile in three steps, each checked before the next, and goes back without losing anything', async () => {
  const retailer = await newcomer('retailer');
  browseAs(retailer);
  openApp('/dashboard');
  const dialog = await findDialog();
  expect(await dialog.findByText('Step 1 of 3')).toBeVisible();
  await next(dialog);
  expect(await dialog.findByText('Company name must be at least 2 characters')).toBeVisible();
  expect(dialog.getByText('ABN must be 11 digits')).toBeVisible();
  expect(dialog.queryByLabelText(/^Contact name/)).toBeNull();
  await userEvent.type(dialog.getByLabelText(/^Company name/), 'Bright Roofs');
  await userEvent.type(dialog.getByLabelText(/^ABN/), '51824753556');
  await userEvent.keyboard('{Enter}');
  expect(await dialog.findByText('Step 2 of 3')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText(/^Contact name/)).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  expect(await dialog.findByLabelText(/^Company name/)).toHaveValue('Bright Roofs');
  await next(dialog);
  await userEvent.type(await dialog.findByLabelText(/^Contact name/), 'Robin Nguyen');
  await userEvent.type(dialog.getByLabelText(/^Contact phone/), '0412 345 678');
  await next(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Complete Profile' }));
  await isGone();
  expect((await retailer.get('/api/profile')).body.profile).toMatchObject({
    companyName: 'Bright Roofs',
    contactName: 'Robin Nguyen',
  });
});

it('a field that the server refuses is shown in its step', async () => {
  const other = await app.retailer();
  const { abnNumber } = (await other.get('/api/profile')).body.profile;
  browseAs(await newcomer('retailer'));
  openApp('/dashboard');
  const dialog = await findDialog();
  await userEvent.type(await dialog.findByLabelText(/^Company name/), 'Copycat Solar');
  await userEvent.type(dialog.getByLabelText(/^ABN/), abnNumber);
  await next(dialog);
  await userEvent.type(await dialog.findByLabelText(/^Contact name/), 'Cat Copy');
  await userEvent.type(dialog.getByLabelText(/^Contact phone/), '0412 345 678');
  await next(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Complete Profile' }));
  expect(await dialog.findByText('Step 1 of 3')).toBeVisible();
  expect(dialog.getByLabelText(/^ABN/)).toBeInvalid();
});

it('an installer looks around first and keeps the typed text, and an action that needs a profile asks again', async () => {
  const retailer = await app.retailer();
  const job = await postJob(retailer, { title: 'Roof to look at' });
  sessionStorage.setItem('suncrew-searched-place', 'Newcastle NSW 2300');
  const installer = await newcomer('installer');
  browseAs(installer);
  openApp(`/jobs/${job}`);
  const dialog = await findDialog();
  expect(await dialog.findByRole('combobox', { name: /^Location/ })).toHaveValue('Newcastle NSW 2300');
  await userEvent.type(dialog.getByLabelText(/^Company name/), 'Nils Electrical');
  await userEvent.click(dialog.getByRole('button', { name: 'Look around first' }));
  await isGone();

  await userEvent.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const apply = within(await screen.findByRole('dialog', { name: /Apply/ }));
  await userEvent.type(apply.getByLabelText(/^Lead time/), '5');
  await userEvent.click(apply.getByRole('button', { name: /^(Apply|Submit|Send)/ }));
  const again = await findDialog();
  expect(await again.findByLabelText(/^Company name/)).toHaveValue('Nils Electrical');
});

it('a page that needs a profile asks for it, and looking around leads to the home page', async () => {
  browseAs(await newcomer('retailer'));
  openApp('/dashboard');
  await userEvent.click((await findDialog()).getByRole('button', { name: 'Look around first' }));
  await isGone();
  cleanup();
  openApp('/jobs/create');
  await userEvent.click((await findDialog()).getByRole('button', { name: 'Look around first' }));
  await isGone();
  await waitFor(() => expect(location.pathname).toBe('/'));
});
