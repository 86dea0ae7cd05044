import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openAgain, openApp } from './render-app.tsx';

/** The network of companies that a user has worked with. */

let app: App;
let retailer: Client;
let sam: Client;
let kim: Client;
beforeAll(async () => {
  app = await startRealApi();
  [retailer, sam, kim] = await Promise.all([
    app.retailer(),
    app.installer(),
    app.installer({ companyName: 'Kim Electrical' }),
  ]);
  await awardedJob(retailer, kim, { title: 'Farm shed' });
  await awardedJob(retailer, sam, { title: 'Corner shop' });
  await app.settle();
});
afterAll(() => app.close());

const item = (name: string) => screen.findByRole('listitem', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const names = async () =>
  (await screen.findAllByRole('listitem')).flatMap((each) => each.getAttribute('aria-label') ?? []);

it('a retailer prefers an installer, finds them by a note, and hides another one until they show them again', async () => {
  browseAs(retailer);
  openApp('/network');
  const card = await item('Sunny Side Electrical');
  expect(within(card).getByText('1 job together, under way')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'BR-1002 · Corner shop' })).toBeVisible();
  expect(await names()).toEqual(['Sunny Side Electrical', 'Kim Electrical']);

  await press('Add to preferred: Sunny Side Electrical');
  await press('Add the note about Sunny Side Electrical');
  const dialog = await screen.findByRole('dialog', { name: 'Note about Sunny Side Electrical' });
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Owns a crane');
  const twin = retailer.twin();
  await twin.put(`/api/preferred-installers/${sam.userId}/note`, { note: 'Away in June', before: '' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
  expect(await within(dialog).findByText('Away in June')).toBeVisible();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Owns a crane');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
  expect(await within(await item('Sunny Side Electrical')).findByText('Owns a crane')).toBeVisible();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your network' }), 'crane');
  await waitFor(() => expect(location.search).toBe('?q=crane'));
  await waitFor(async () => expect(await names()).toEqual(['Sunny Side Electrical']));
  cleanup();
  openAgain();
  await item('Sunny Side Electrical');
  expect(screen.getByRole('searchbox')).toHaveValue('crane');

  cleanup();
  openApp('/network');
  await press('Hide Kim Electrical');
  await waitFor(async () => expect(await names()).toEqual(['Sunny Side Electrical']));
  await press('Hidden');
  await press('Show Kim Electrical again');
  expect(await screen.findByRole('heading', { name: 'No hidden companies' })).toBeVisible();

  await press('Preferred');
  await item('Sunny Side Electrical');
  await press('Add to preferred: Sunny Side Electrical');
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Remove from preferred?' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No preferred installers yet' })).toBeVisible();
});

it('a retailer invites from the network to an open job, and prefers an installer on their page', async () => {
  const id = await postJob(retailer, { title: 'Bungalow', isPublic: false });
  browseAs(retailer);
  openApp('/network');
  await press('Invite Kim Electrical to a job');
  expect(await screen.findByRole('link', { name: 'Invite to Bungalow' })).toHaveAttribute(
    'href',
    `/jobs/${id}/invite?installer=${kim.userId}`,
  );
  cleanup();
  openApp(`/installers/${kim.userId}`);
  await press('Add to preferred');
  expect(await screen.findByRole('link', { name: 'Preferred' })).toHaveAttribute('href', '/network?view=preferred');
});

it('an installer sees the retailer, without notes or invitations, and a new installer reads how the page fills', async () => {
  browseAs(sam);
  openApp('/network');
  const card = await item('Bright Roofs Pty Ltd');
  expect(within(card).getByRole('link', { name: 'Bright Roofs Pty Ltd' })).toHaveAttribute(
    'href',
    `/company/${retailer.userId}`,
  );
  expect(within(card).queryByRole('button', { name: /Invite|preferred|note/ })).toBeNull();
  for (const [who, link] of [
    [await app.installer(), 'Find work'],
    [await app.retailer(), 'Find installers'],
  ] as const) {
    cleanup();
    browseAs(who);
    openApp('/network');
    expect(await screen.findByRole('heading', { name: 'No one in your network yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toBeVisible();
  }
});
