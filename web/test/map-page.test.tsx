import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { layOut } from './google/map-page.tsx';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/** The page with the map as installers, retailers and visitors use it, and the pages that it links to. */

let app: App;
let retailer: Client;
let installer: Client;
let fitzroy: string;
const geelong = { latitude: -38.1493, longitude: 144.3598, address: '3 Hidden Street, Geelong VIC 3220' };
beforeAll(layOut);
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer({ headquartersAddress: 'Carlton VIC 3053' });
  installer = await app.installer({
    companyName: 'Yarra Crew',
    location: 'Box Hill VIC 3128',
    services: ['Commercial Solar'],
    availability: 'lead_time',
    leadTimeDays: 5,
  });
  fitzroy = await postJob(retailer, {
    latitude: -37.7989,
    longitude: 144.9784,
    address: '9 Secret Street, Fitzroy VIC 3065',
    title: 'Terrace in Fitzroy',
    jobType: 'PV Only',
  });
  await postJob(retailer, { ...geelong, title: 'Shed in Geelong', jobType: 'PV + Battery', batterySizeKwh: 10 });
  await app.settle();
});
afterAll(() => app.close());

/** Returns the list to which each requested URL is added. */
function listen(): string[] {
  const asked: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://localhost:3000');
    asked.push(pathname + search);
    return before(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  return asked;
}

function open(as: Client, path: string, isSignedIn = true): string[] {
  browseAs(as, isSignedIn);
  const asked = listen();
  openApp(path);
  return asked;
}

const says = (text: string) =>
  waitFor(() => expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(text));
const list = () => screen.findByRole('list', { name: 'Results' });
const rows = async () => within(await list()).getAllByRole('listitem');
const marks = () => [...document.querySelectorAll('.map-place')].map((mark) => mark.getAttribute('aria-label'));
const press = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const query = () => new URLSearchParams(window.location.search);

describe('an installer on the map', () => {
  it('finds jobs around Melbourne, nearest first, and the list and the map have the same jobs in the same order', async () => {
    open(installer, '/map');
    await says('2 jobs found');
    expect((await rows()).map((row) => row.querySelector('a')?.textContent)).toEqual([
      'BR-1001 · Fitzroy Terrace in Fitzroy',
      'BR-1002 · Geelong Shed in Geelong',
    ]);
    await waitFor(() => expect(marks()).toHaveLength(2));
    expect(marks()[0]).toContain('Terrace in Fitzroy');
    expect(marks()[1]).toContain('Shed in Geelong');
    expect(document.body.textContent).not.toMatch(/Secret|Hidden/);
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(window.location.search).toBe('');
  });

  it('reads in the row of a job whether it fits, instead of the accreditations that it needs', async () => {
    open(installer, '/map');
    expect((await rows())[0]).toHaveTextContent('You have the accreditations it needs');
    expect(document.body.textContent).not.toContain('PV accreditation');
  });

  it('sees the row of the mark that they point at, and the mark of the row that they point at', async () => {
    open(installer, '/map');
    const [first] = await rows();
    const mark = await screen.findByRole('button', { name: /^Shed in Geelong/ });
    within(first as HTMLElement)
      .getByRole('link')
      .focus();
    await waitFor(() =>
      expect(document.querySelector('[aria-label^="Terrace"] .map-mark')).toHaveAttribute('data-raised'),
    );
    mark.focus();
    await waitFor(async () => expect((await rows())[1]).toHaveAttribute('data-raised'));
    expect((await rows())[0]).not.toHaveAttribute('data-raised');
    await waitFor(() =>
      expect(document.querySelector('[aria-label^="Terrace"] .map-mark')).not.toHaveAttribute('data-raised'),
    );
  });

  it('opens the job and the company that posted it from a mark', async () => {
    open(installer, '/map');
    fireEvent.click(await screen.findByRole('button', { name: /^Terrace in Fitzroy/ }));
    const popup = await screen.findByRole('group', { name: 'Terrace in Fitzroy' });
    expect(within(popup).getByRole('link', { name: 'Terrace in Fitzroy' })).toHaveAttribute('href', `/jobs/${fitzroy}`);
    await waitFor(() =>
      expect(
        within(popup)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([`/jobs/${fitzroy}`, `/company/${retailer.userId}`]),
    );
  });

  it('filters the map by battery jobs, which the URL keeps, and sees only chips that apply to jobs', async () => {
    open(installer, '/map');
    await says('2 jobs found');
    await press('Filters');
    const filters = screen.getByRole('group', { name: 'Filters' });
    expect(
      within(filters)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Battery Storage']);
    await press('Battery Storage');
    await says('1 job found');
    expect(query().get('specialties')).toBe('battery');
    expect(screen.getByRole('button', { name: 'Battery Storage' })).toHaveAttribute('aria-pressed', 'true');
    await press('Reset');
    await says('2 jobs found');
    expect(window.location.search).toBe('');
  });

  it('opens the map at the view in the URL, and the URL follows the map', async () => {
    open(installer, '/map?lat=-38.15&lng=144.36&address=Geelong+VIC+3220');
    await says('1 job found');
    expect(await screen.findByRole('combobox', { name: 'Search for a place' })).toHaveValue('Geelong VIC 3220');
    const entries = window.history.length;
    await press('Zoom out');
    await waitFor(() => expect(query().get('zoom')).toBe('9'));
    expect(query().get('address')).toBeNull();
    expect(window.history.length).toBe(entries);
  });

  it('searches again after moving the map only when they choose to', async () => {
    const asked = open(installer, '/map?lat=-38.15&lng=144.36&zoom=10');
    await says('1 job found');
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    const reads = () => asked.filter((path) => path.startsWith('/api/map?')).length;
    expect(reads()).toBe(1);
    await press('Zoom out');
    await press('Zoom out');
    const again = await screen.findByRole('button', { name: 'Search this area' });
    expect(reads()).toBe(1);
    await userEvent.click(again);
    await says('2 jobs found');
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  });

  it('moves to the place that they searched for', async () => {
    open(installer, '/map?search=Geelong');
    await says('1 job found');
    await waitFor(() => expect(query().get('address')).toBe('Geelong VIC 3220'));
    expect(screen.queryByText(/^No job within/)).toBeNull();
    expect(query().get('search')).toBeNull();
    expect(Number(query().get('lat'))).toBeCloseTo(-38.15, 1);
  });

  it('sees the nearest result together with a searched place that has none, which the URL keeps', async () => {
    open(installer, '/map?search=Ballarat');
    await says('2 jobs found');
    expect((await rows())[0]).toHaveTextContent('Shed in Geelong');
    await waitFor(() => expect(marks()).toHaveLength(2));
    expect(query().get('zoom')).toBe('10');
    expect(query().get('address')).toMatch(/^Ballarat/);
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs in this area' })).toBeVisible();
    expect(screen.getByText(/^No job within 50 km of Ballarat.*\. The nearest is \d\d km away\.$/)).toBeVisible();
  });

  it('can use the map if the searched place was not found, and reads so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(installer, '/map?search=Atlantis');
    await says('2 jobs found');
    expect(await screen.findByText('We couldn\'t find "Atlantis".')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('There is no place "Atlantis".');
    warn.mockRestore();
  });

  it('zooms in on many jobs that are grouped', async () => {
    browseAs(installer);
    const before = globalThis.fetch;
    const counted = { south: -39, west: 144, north: -36, east: 146 };
    const clusters = [{ latitude: -37.81, longitude: 144.96, count: 12 }];
    const answer = { role: 'installer', jobs: [], installers: [], clusters, total: 12, withoutPosition: 0, counted };
    globalThis.fetch = async (input, init) =>
      String(input).includes('/api/map?') ? new Response(JSON.stringify(answer)) : before(input, init);
    onTestFinished(() => {
      globalThis.fetch = before;
    });
    openApp('/map');
    await says('12 jobs found');
    expect(await rows()).toHaveLength(1);
    await press(/^Zoom in on 12 jobs near \w+/);
    await waitFor(() => expect([query().get('zoom'), query().get('lat')]).toEqual(['10', '-37.81']));
  });

  it('without a result can switch to all of Australia', async () => {
    open(installer, '/map?lat=-25&lng=125&zoom=9');
    await says('0 jobs found');
    await press('Show all of Australia');
    await says('2 jobs found');
  });

  it('without a result reads where the nearest job is, and goes there', async () => {
    open(installer, '/map?lat=-33.87&lng=151.2&zoom=9');
    await says('0 jobs found');
    expect(await screen.findByText(/^The nearest result is near \w.*, about 7\d\d km away\.$/)).toBeVisible();
    await press(/^Show 1 job near \w/);
    await says('1 job found');
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Terrace in Fitzroy'),
    ]);
  });
});

describe('a retailer on the map', () => {
  it('finds installers by the chips, and can return to the directory', async () => {
    open(retailer, '/map');
    await says('1 contractor found');
    expect(screen.getByRole('link', { name: 'Back to the directory' })).toHaveAttribute('href', '/directory');
    expect(within(await list()).getByRole('link')).toHaveAttribute('href', `/installers/${installer.userId}`);
    await press('Filters');
    const filters = screen.getByRole('group', { name: 'Filters' });
    expect(
      within(filters)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual([
      'Available Now',
      'This Week',
      'This Month',
      'Residential',
      'Commercial',
      'Battery Storage',
      '4.5+',
      '4.0+',
    ]);
    await press('This Week');
    await press('Commercial');
    await says('1 contractor found');
    await press('Available Now');
    await says('0 contractors found');
    expect(query().get('availability')).toBe('now');
    expect(screen.getByText('No results match your filters')).toBeVisible();
    await press('4.5+');
    expect(query().get('rating')).toBe('4.5');
    await press('Clear filters');
    await says('1 contractor found');
  });

  it('reads how many installers have no position, and lists them', async () => {
    const lost = await app.installer({ companyName: 'Lost Crew', location: 'Somewhere out there' });
    await app.settle();
    open(retailer, '/map');
    await says('1 contractor found');
    expect(await screen.findByText('1 contractor without a known position is not on the map.')).toBeVisible();
    expect(within(await list()).queryByText('Lost Crew')).toBeNull();
    await press('Show them');
    const unplaced = await screen.findByRole('list', { name: 'Not on the map' });
    expect(within(unplaced).getByRole('link', { name: 'Lost Crew' })).toHaveAttribute(
      'href',
      `/installers/${lost.userId}`,
    );
    await press('Hide them');
    expect(screen.queryByRole('list', { name: 'Not on the map' })).toBeNull();
  });
});

describe('a visitor on the map', () => {
  const publicJobs = () => screen.findByRole('list', { name: 'Jobs in this area' });

  it('sees the map without marks, and the public jobs in a list', async () => {
    open(app.client(), '/map', false);
    await says('2 jobs found');
    await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
    expect(marks()).toEqual([]);
    const list = within(await publicJobs());
    const links = list.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent).sort()).toEqual([
      'Fitzroy Terrace in Fitzroy',
      'Geelong Shed in Geelong',
    ]);
    expect(list.getByText('VIC 3065')).toBeVisible();
    expect(list.getAllByText('PV accreditation')).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/Secret|Hidden/);
    expect(screen.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute('href', '/directory');
    await press('Sign in');
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('filters the list by battery jobs, which the URL keeps', async () => {
    open(app.client(), '/map', false);
    await says('2 jobs found');
    await press('Filters');
    await press('Battery Storage');
    await says('1 job found');
    expect(query().get('specialties')).toBe('battery');
  });

  it('reads a job before signing in, and how far it is from the place that they searched for', async () => {
    const { place } = (await app.client().get('/api/places/geocode?q=Box Hill VIC 3128')).body;
    const at = new URLSearchParams({ lat: place.lat, lng: place.lng, zoom: '10', address: place.label });
    open(app.client(), `/map?${at}`, false);
    expect(await screen.findByText(/^VIC 3065, \d+ km away$/)).toBeVisible();
    await press(/Terrace in Fitzroy$/, 'link');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terrace in Fitzroy' })).toBeVisible();
    expect(window.location.pathname).toBe(`/jobs/${fitzroy}`);
    expect(screen.getByText(/^\d+ km from Box Hill VIC 3128$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Sign in to apply');
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('still has the same place and filters after signing in', async () => {
    open(app.client(), '/map?lat=-37.86&lng=145.07&zoom=9&specialties=battery', false);
    await says('1 job found');
    const before = window.location.search;
    browseAs(installer, false);
    await press('Sign in');
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), installer.email);
    await userEvent.type(dialog.getByLabelText(/^Password/), installer.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(marks()).toHaveLength(1));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Shed in Geelong')]);
    expect([window.location.pathname, window.location.search]).toEqual(['/map', before]);
  });
});

it('a map opens around the company’s place, or without one in Sydney if Melbourne has nothing to show', async () => {
  const quiet = await startRealApi();
  onTestFinished(() => quiet.close());
  const there = await quiet.installer({ location: 'Hobart TAS 7000', profileVisibility: 'private' });
  const office = await quiet.retailer({ headquartersAddress: 'Perth WA 6000' });
  await quiet.settle();
  for (const [who, found, lat] of [
    [there, '0 jobs found', -42.88],
    [office, '0 contractors found', -31.95],
  ] as const) {
    const asked = open(who, '/map');
    await says(found);
    // An area without results also asks for all of Australia, to name the nearest result.
    const areas = asked
      .filter((each) => each.startsWith('/api/map?') && !each.includes('south=-44&'))
      .map((each) => new URLSearchParams(each.slice(9)));
    expect(areas.length).toBeGreaterThan(0);
    for (const area of areas) {
      const [south, north] = [Number(area.get('south')), Number(area.get('north'))];
      expect([south < lat, lat < north, north - south < 8]).toEqual([true, true, true]);
    }
    expect(window.location.search).toBe('');
    cleanup();
  }
  const owner = await quiet.retailer({ headquartersAddress: '' });
  open(owner, '/map');
  await waitFor(() => expect(query().get('lat')).toBe('-33.8688'));
});
