import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowdedProfiles, fillDirectory } from '../../infra/test/harness/crowded-directory.ts';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { layOut } from './google/map-page.tsx';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** The directory as visitors, retailers and installers use it, and the pages it leads to. */

let app: App;
let retailer: Client;
let installer: Client;
let job: string;
const company = 'Derwent Solar';
beforeAll(layOut);
beforeAll(async () => {
  app = await startRealApi();
  const others = crowdedProfiles(21).map((profile, index) => ({
    ...profile,
    state: 'VIC' as const,
    suburb: 'Box Hill',
    postcode: '3128',
    latitude: -37.819,
    longitude: 145.1254,
    geoPrecision: 'suburb' as const,
    statesServed: ['VIC' as const],
    availability: 'lead_time' as const,
    leadTimeDays: 1 + index,
  }));
  await fillDirectory(others);
  retailer = await app.retailer();
  job = await postJob(retailer, { title: 'Roof in Fitzroy', isPublic: false });
  installer = await app.installer({
    companyName: company,
    location: 'Hobart TAS 7000',
    services: ['Battery Storage'],
    crewSize: '3-5',
    installRadius: 200,
  });
  await app.settle();
});
afterAll(() => app.close());

function open(as: Client, path = '/directory', isSignedIn = true) {
  browseAs(as, isSignedIn);
  openApp(path);
}
const says = (text: string) =>
  waitFor(() => expect(document.querySelector('main [aria-live=polite]')).toHaveTextContent(text));
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Installers' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const press = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('a visitor in the directory', () => {
  it('sees all installers, loads more in place, and continues from the first new card', async () => {
    open(app.client(), '/directory', false);
    await says('22 installers found');
    expect(await cards()).toHaveLength(20);
    await press('Load More Subcontractors');
    await waitFor(async () => expect(await cards()).toHaveLength(22));
    const first = (await cards())[20] ?? '';
    await waitFor(() => expect(document.activeElement).toHaveTextContent(first));
    expect(screen.queryByRole('button', { name: 'Load More Subcontractors' })).toBeNull();
    expect(screen.getByRole('link', { name: `View Profile of ${company}` })).toHaveAttribute(
      'href',
      `/installers/${installer.userId}`,
    );
  });

  it('filters the list, immediately sees how many installers remain, and removes each filter again', async () => {
    open(app.client(), '/directory?states=TAS&view=list', false);
    await says('1 installer found');
    const filters = screen.getByRole('group', { name: 'Filters' });
    await userEvent.click(within(filters).getByRole('checkbox', { name: 'Grid Connection' }));
    await says('0 installers found');
    expect(await screen.findByText('No installers match these filters')).toBeVisible();
    expect(query()).toEqual({ states: 'TAS', services: 'Grid Connection', view: 'list' });
    await press('Remove Grid Connection');
    await says('1 installer found');
    await userEvent.selectOptions(within(filters).getByRole('combobox', { name: 'Availability' }), 'Within a week');
    await press('Remove TAS');
    await says('8 installers found');
    expect(query()).toEqual({ availability: 'week', view: 'list' });
    await press('Clear all');
    await says('22 installers found');
    expect(query()).toEqual({ view: 'list' });
  });

  it('reads about an installer, and is asked to sign in before contacting them', async () => {
    open(app.client(), '/directory?states=TAS', false);
    const card = (await screen.findByRole('heading', { name: company })).closest('li') as HTMLElement;
    for (const text of ['Available now', 'Hobart TAS', 'New', '3-5', 'Travels 200 km', 'PV', 'Battery Storage'])
      expect(card).toHaveTextContent(text);
    expect(card).not.toHaveTextContent('Sam Sunny');
    expect(within(card).getByText('New').closest('li')?.querySelector('svg')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: `Contact ${company}` }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Welcome back');
  });

  it.each([
    ['the list', () => '/directory?states=TAS', `Contact ${company}`],
    ['the page of an installer', () => `/installers/${installer.userId}`, 'Contact'],
  ])('who is a retailer returns to the pressed button in %s', async (_place, path, name) => {
    open(app.client(), path(), false);
    await press(name);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.type(await within(dialog).findByLabelText('Email'), retailer.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), retailer.password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('link', { name: 'Invite to Roof in Fitzroy' })).toBeVisible();
  });

  it('removes a travel range again', async () => {
    open(app.client(), '/directory', false);
    const slider = await screen.findByRole('slider', { name: 'Travel range' });
    expect(screen.queryByRole('button', { name: 'Any travel range' })).toBeNull();
    fireEvent.change(slider, { target: { value: '150' } });
    await waitFor(() => expect(query()).toEqual({ travelRange: '150' }));
    await press('Any travel range');
    await waitFor(() => expect(query()).toEqual({}));
    await says('22 installers found');
  });

  it('sees on the map all installers that the list counts, also those on its second page', async () => {
    open(app.client(), '/directory?view=map', false);
    await says('22 installers found');
    expect(await screen.findByText('22 installers on the map.')).toBeVisible();
    expect(await cards()).toHaveLength(22);
  });

  it('reads how many installers are outside the map after moving it, and can see all of them again', async () => {
    open(app.client(), '/directory?view=map', false);
    expect(await screen.findByText('22 installers on the map.')).toBeVisible();
    for (let nearer = 0; nearer < 4; nearer += 1) await press('Zoom in');
    expect(await screen.findByText(/^\d+ of 22 installers in view\.$/)).toBeVisible();
    await press('Show all');
    expect(await screen.findByText('22 installers on the map.')).toBeVisible();
  });

  it('can view the map of one state, and search for a place on the large map', async () => {
    open(app.client(), '/directory?states=VIC', false);
    await press('Map view');
    expect(await screen.findByRole('region', { name: 'Map of installers' })).toBeVisible();
    await says('21 installers found');
    expect(await screen.findByText('21 installers on the map.')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Where is the work?' }), ' Geelong {Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/map'));
    expect(query().search ?? query().address).toContain('Geelong');
  });
});

it('a retailer invites a subcontractor to a private job and to a public one', async () => {
  const forAll = await postJob(retailer, { title: 'Roof for all', isPublic: true });
  open(retailer, '/directory?states=TAS');
  await press(`Contact ${company}`);
  const invite = await screen.findByRole('link', { name: 'Invite to Roof in Fitzroy' });
  expect(invite).toHaveAttribute('href', `/jobs/${job}/invite?installer=${installer.userId}`);
  expect(screen.getByText('Public, so they can also apply without an invitation')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite to Roof for all' })).toHaveAttribute(
    'href',
    `/jobs/${forAll}/invite?installer=${installer.userId}`,
  );
});

it.each([
  ['the list', () => '/directory?states=TAS'],
  ['the page of an installer', () => `/installers/${installer.userId}`],
])('a retailer reads the phone number after one press in %s', async (_place, path) => {
  open(retailer, path());
  await press(`Show phone of ${company}`);
  expect(await screen.findByRole('link', { name: /, 04/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:04\d+$/),
  );
});

it('an installer can view other installers, but not contact them', async () => {
  open(installer, '/directory?states=TAS');
  expect(await screen.findByRole('link', { name: `View Profile of ${company}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Contact/ })).toBeNull();
});
