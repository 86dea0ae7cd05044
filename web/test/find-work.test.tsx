import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '../../infra/test/harness/days.ts';
import { saaForm, saveCredential } from '../../infra/test/harness/fill-wallet.ts';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** How an installer finds work: the jobs that fit, the reasons, and the filters in the URL. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([
    app.retailer(),
    app.installer({ location: 'Newcastle NSW 2300', installRadius: 50, accreditations: ['PV'] }),
  ]);
  const pv = { jobType: 'PV Only', requiredLicenses: ['PV'] };
  await postJob(retailer, { ...pv, title: 'Bungalow in Maitland', address: '4 High Street, Maitland NSW 2320' });
  await postJob(retailer, { ...pv, title: 'Shop in Perth', address: '5 Bay View, Perth WA 6000' });
});
afterAll(() => app.close());

const cardOf = async (title: string) =>
  (await screen.findByRole('link', { name: new RegExp(`${title}$`) })).closest('li') as HTMLElement;

it('an installer first reads which jobs fit and why, then the other jobs, and filters them with the URL', async () => {
  browseAs(installer);
  openApp('/find-work');
  expect(await screen.findByText('2 jobs found, 1 fits you')).toBeVisible();
  const bungalow = within(await cardOf('Bungalow in Maitland'));
  expect(bungalow.getByText('You have the accreditations it needs')).toBeVisible();
  expect(bungalow.getByText(/^NSW 2320, \d+ km away$/)).toBeVisible();
  expect(within(await cardOf('Shop in Perth')).getByText(/km, outside your radius/)).toBeVisible();
  const [near, heading, far] = [
    await cardOf('Bungalow in Maitland'),
    screen.getByRole('heading', { name: 'Other jobs' }),
    await cardOf('Shop in Perth'),
  ];
  expect(near.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(heading.compareDocumentPosition(far) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Sort and filter' }));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'WA');
  expect(await screen.findByText('1 job found, 0 fit you')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Bungalow in Maitland$/ })).toBeNull();
  expect(location.search).toBe('?state=WA');
  await userEvent.selectOptions(screen.getByLabelText('System size'), 'commercial');
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('2 jobs found, 1 fits you')).toBeVisible();
});

it('an installer reads how many jobs fit, how many need another credential, and how many have their application', async () => {
  const near = { address: '8 High Street, Maitland NSW 2320', jobType: 'PV Only', requiredLicenses: ['PV'] };
  const ids = [
    await postJob(retailer, { ...near, title: 'Strict', credentialsRequired: true }),
    await postJob(retailer, { ...near, title: 'Asked' }),
  ];
  const fresh = await app.installer({ location: 'Newcastle NSW 2300', installRadius: 50, accreditations: ['PV'] });
  await fresh.post(`/api/jobs/${ids[1]}/apply`, { message: '', leadTimeDays: 5 });
  browseAs(fresh);
  openApp('/find-work');
  expect(await screen.findByText('4 jobs found, 1 fits you, 1 needs a valid credential, 1 applied for')).toBeVisible();
  expect(within(await cardOf('Strict')).getByRole('img', { name: 'Fits, with a warning:' })).toBeVisible();
  expect(within(await cardOf('Bungalow in Maitland')).getByRole('img', { name: 'Fits:' })).toBeVisible();
  expect(within(await cardOf('Asked')).getByText('Already Applied')).toBeVisible();
  for (const id of ids) await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
  await app.settle();
});

it('a card says the suburb, the sizes and the accreditations once', async () => {
  const pv = { jobType: 'PV Only', requiredLicenses: ['PV'], panelWatts: 440, panelQty: 15 };
  const address = '6 High Street, Maitland NSW 2320';
  const ids = [
    await postJob(retailer, { ...pv, address, title: '6.60kW Solar Installation' }),
    await postJob(retailer, { ...pv, address, title: 'House on a hill' }),
  ];
  browseAs(installer);
  openApp('/find-work');
  const generated = within(await cardOf('6.60kW Solar Installation'));
  expect(generated.getByRole('link')).toHaveTextContent('Maitland');
  expect(generated.getByText(/^NSW 2320, \d+ km away$/)).toBeVisible();
  expect(generated.queryByText('6.60 kW')).toBeNull();
  expect(generated.queryByText('PV accreditation')).toBeNull();
  expect(within(await cardOf('House on a hill')).getByText('6.60 kW')).toBeVisible();
  for (const id of ids) await retailer.delete(`/api/jobs/${id}`);
});

it('an installer searches around a place, reads the distance to each job, and finds the search again later', async () => {
  browseAs(installer);
  openApp('/find-work');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Where do you want to work?' }), 'Fremantle WA');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/, \d+ km from Fremantle$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Bungalow in Maitland$/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Radius'), '10');
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Radius'), '200');
  cleanup();

  openApp('/find-work');
  const around = await screen.findByRole('button', { name: 'Remove Within 200 km of Fremantle WA 6160' });
  await waitFor(() => expect(new URLSearchParams(location.search).get('within')).toBe('200'));
  await userEvent.click(around);
  await waitFor(() => expect(location.search).toBe('?within=200'));
  expect(screen.getByLabelText('Radius')).toHaveValue('200');
  await userEvent.type(screen.getByRole('combobox', { name: 'Where do you want to work?' }), 'Fremantle WA');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('button', { name: 'Remove Within 200 km of Fremantle WA 6160' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Only jobs that match my profile' }));
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('2 jobs found, 1 fits you')).toBeVisible();
  cleanup();

  openApp('/find-work');
  expect(await screen.findByText('2 jobs found, 1 fits you')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Where do you want to work?' }), 'Qwertyville');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('We couldn\'t find "Qwertyville".')).toBeVisible();
});

it('an installer without an invitation sees on the dashboard which jobs fit, or that no job fits', async () => {
  browseAs(installer);
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'No invitations right now' })).toBeVisible();
  const section = screen.getByRole('region', { name: 'Jobs that fit you' });
  expect(within(section).getByText('You have the accreditations it needs')).toBeVisible();
  expect(within(section).queryByRole('link', { name: /Shop in Perth$/ })).toBeNull();
  expect(within(section).getByRole('link', { name: 'See all public jobs' })).toHaveAttribute('href', '/find-work');
  cleanup();
  browseAs(await app.installer({ location: 'Hobart TAS 7000', installRadius: 10 }));
  openApp('/dashboard');
  expect(await screen.findByText(/^No public jobs match your profile right now/)).toBeVisible();
  expect(screen.queryByText(/km, outside your radius/)).toBeNull();
});

it('a visitor sees the newest public jobs under Find work, below the buttons to sign in', async () => {
  browseAs(app.client(), false);
  openApp('/find-work');
  expect(await screen.findByRole('link', { name: 'View Details: Bungalow in Maitland' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Jobs' })).toHaveAttribute('href', '/map');
  expect(screen.getByRole('link', { name: 'Find work' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

it('an installer without a known base reads how to see the nearest jobs first', async () => {
  browseAs(await app.installer({ location: 'Somewhere', latitude: null, longitude: null }));
  openApp('/find-work?sort=distance&state=Bavaria');
  expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByText(/^2 jobs found/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sort and filter' }));
  expect(screen.getByLabelText('Sort by')).toHaveValue('newest');
});

it('an installer saves a search, opens it again from its link, renames it and deletes it', async () => {
  browseAs(installer);
  openApp('/find-work?state=WA&fit=only');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
  const name = within(dialog).getByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('WA · Only jobs that match my profile');
  await userEvent.clear(name);
  await userEvent.type(name, 'The far west');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText('Search saved')).toBeVisible();
  const { searches } = (await installer.get('/api/searches')).body;
  expect(searches).toMatchObject([
    { name: 'The far west', filter: { state: 'WA', fits: 'only' }, notify: true, email: false },
  ]);
  cleanup();
  openApp(`/find-work?saved=${searches[0].id}`);
  await waitFor(() => expect(location.search).toBe('?state=WA&fit=only'));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));

  await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Email me.*The far west$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename: The far west' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), ' coast');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the jobs: The far west coast' }));
  await waitFor(() => expect(location.search).toBe('?state=WA&fit=only'));
  expect((await installer.get('/api/searches')).body.searches).toMatchObject([
    { name: 'The far west coast', email: true },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: The far west coast' }));
  expect(await screen.findByText('No saved searches')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Delete: The far west coast' })).toBeVisible();
  expect((await installer.get('/api/searches')).body.searches).toMatchObject([
    { name: 'The far west coast', filter: { state: 'WA', fits: 'only' }, notify: true, email: true },
  ]);
});

it('a credential that ends before several jobs is named once above the list, with a link to update it', async () => {
  const later = { jobType: 'PV Only', requiredLicenses: ['PV'], preferredWeek: inDays(28) };
  const ids = [
    await postJob(retailer, { ...later, title: 'Barn', address: '9 High Street, Maitland NSW 2320' }),
    await postJob(retailer, { ...later, title: 'Mill', address: '10 High Street, Maitland NSW 2320' }),
  ];
  const sam = await app.installer({ location: 'Newcastle NSW 2300', installRadius: 50, accreditations: ['PV'] });
  await saveCredential(sam, 'saa', saaForm(inDays(10)));
  await app.settle();
  browseAs(sam);
  openApp('/find-work');
  expect(
    await screen.findByText(/^Your SAA accreditation ends on \w+ \d+ \w+ \d+\. 2 of these jobs are later\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Update it' })).toHaveAttribute('href', '/credentials');
  for (const title of ['Barn', 'Mill'])
    expect(within(await cardOf(title)).getByText('SAA accreditation ends before')).toBeVisible();
  for (const id of ids) await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
});
