import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openAgain, openApp } from './render-app.tsx';

/** How a user finds one of their jobs, and which choices the page's URL keeps. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  await postJob(retailer, { title: 'Bungalow', customerName: 'Zoë Nguyen', priceExGst: 9000 });
  await postJob(retailer, { title: 'Farm shed', status: 'draft', priceExGst: 100 });
  await awardedJob(retailer, installer, { title: 'Corner shop', customerName: 'Casey Smith', priceExGst: 4000 });
  await app.settle();
});
afterAll(() => app.close());

const titles = async () =>
  (await screen.findAllByRole('link', { name: /Bungalow|Farm shed|Corner shop/ })).map(
    (each) => /Bungalow|Farm shed|Corner shop/.exec(each.textContent ?? '')?.[0],
  );

it('a retailer searches, sorts and filters all jobs, and finds the same again after Back and a reload', async () => {
  browseAs(retailer);
  openApp('/jobs');
  expect(await titles()).toEqual(['Corner shop', 'Bungalow', 'Farm shed']);
  expect(screen.getByText('2 Active Jobs')).toBeVisible();
  expect(screen.getByText('0 Applications Pending')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Price ex GST' }));
  await waitFor(async () => expect(await titles()).toEqual(['Bungalow', 'Corner shop', 'Farm shed']));
  expect(screen.getByRole('columnheader', { name: 'Price ex GST' })).toHaveAttribute('aria-sort', 'descending');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your jobs' }), 'zoe');
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  expect(await titles()).toEqual(['Bungalow']);
  expect(location.search).toBe('?sort=price.desc&q=zoe');
  cleanup();
  openAgain();
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('zoe');

  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'draft');
  expect(await screen.findByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  window.history.back();
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('3 jobs')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('the row of a job names its suburb and street before its title, because a narrow column cuts off the end', async () => {
  browseAs(retailer);
  openApp('/jobs');
  const link = await screen.findByRole('link', { name: /Corner shop/ });
  expect(link).toHaveTextContent(/\d · Casey Smith · Castle Hill 12 Hill Street · Corner shop$/);
});

it('a retailer keeps a search as a view, and opens it again', async () => {
  browseAs(retailer);
  openApp('/jobs?status=draft');
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved views' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Give the view a name')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Name this view'), 'Unfinished{Enter}');
  expect(await within(dialog).findByRole('button', { name: 'Unfinished' })).toHaveAttribute('aria-current', 'true');
  cleanup();
  openApp('/jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unfinished' }));
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  expect(location.search).toBe('?status=draft');
});

it('views that an earlier version stored in the browser move to the account, and the account’s own views stay', async () => {
  const person = await app.retailer();
  const view = (name: string, search: string) => ({ name, item: { name, text: search } });
  await person.put('/api/kept/views', view('Late', 'status=booked'));
  const key = `suncrew-job-views-${person.userId}`;
  localStorage.setItem(
    key,
    JSON.stringify([
      { name: 'Late', search: 'status=draft' },
      { name: 'Early', search: 'q=a' },
    ]),
  );
  browseAs(person);
  openApp('/jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  expect(await screen.findByRole('button', { name: 'Early' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect((await person.get('/api/kept/views')).body.items).toEqual([
    { name: 'Early', text: 'q=a' },
    { name: 'Late', text: 'status=booked' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Early' }));
  await screen.findByText('Deleted');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Early' })).toBeNull());
  expect((await person.get('/api/kept/views')).body.items).toEqual([{ name: 'Late', text: 'status=booked' }]);
});

it('an installer sees their jobs without the customer, and a new installer reads how to get a job', async () => {
  browseAs(installer);
  openApp('/jobs');
  expect(await titles()).toEqual(['Corner shop']);
  expect(screen.getByText('1 Active Job')).toBeVisible();
  expect(screen.queryByText(/Casey/)).toBeNull();
  cleanup();
  browseAs(await app.installer());
  openApp('/jobs');
  expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Find work' })).toHaveAttribute('href', '/find-work');
});
