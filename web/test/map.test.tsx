import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MapItem } from '../src/components/map/frame/group-marks.ts';
import type { SeenView } from '../src/components/map/frame/map-adapter.ts';
import { openMap, type Provider, serve, serveMaps } from './google/map-page.tsx';

/** The behaviour of a map, for both services. */

const providers: Provider[] = ['the embedded map', "Google's map"];

const sydney = { lat: -33.87, lng: 151.21 };
const far = { id: 'far', lat: -31.95, lng: 115.86, precision: 'exact', title: 'Roof in Perth' } as const;
const near: MapItem[] = [
  { id: 'a', ...sydney, precision: 'exact', title: 'Roof in Sydney', info: '$4,200 ex GST', path: '/jobs/a' },
  { id: 'b', lat: -33.9, lng: 151.2, precision: 'suburb', title: 'Roof in Mascot' },
];
const items: MapItem[] = [...near, far];
const jobs = (count: number) => `${count} jobs`;
const wholeCountry = { center: { lat: -28, lng: 134 }, zoom: 4 };
const city = { center: sydney, zoom: 12 };
const props = { label: 'Map of jobs', items, countText: jobs, height: '400px' };

const opened = () =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Map of jobs' })).toHaveAttribute('aria-busy', 'false'));
let drawn: Provider | undefined;
const mark = async (name: string | RegExp): Promise<HTMLElement> => {
  const found = await screen.findByRole('button', { name });
  drawn = document.querySelector('.leaflet-container') ? 'the embedded map' : "Google's map";
  return found;
};
const contentOf = async (name: string) => (await mark(name)).querySelector('.map-mark');

it('shows tiles instead of the sketch, with their credit, if the stage names a tile server', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: 'Maps <by> Example' };
  serveMaps({ apiKey: () => new Response(JSON.stringify({ apiKey: null, tiles })) });
  const { container } = await openMap({ ...props, view: { center: sydney, zoom: 15 } });
  await screen.findByText('Maps <by> Example');
  await waitFor(() =>
    expect(container.querySelector('.leaflet-tile')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/tiles\.example\/15\//),
    ),
  );
  expect(container.querySelector('.map-land, .map-name')).toBeNull();
});

describe.each(providers)('%s', (provider) => {
  // Checks which map was drawn, because after an error the embedded map replaces Google's.
  afterEach(() => {
    expect(screen.queryByRole('alert')).toBeNull();
    expect(drawn).toBe(provider);
  });

  it('shows the visible marks, and nothing else', async () => {
    await serve(provider);
    await openMap({ ...props, view: city });
    await mark('Roof in Sydney, $4,200 ex GST');
    await mark('Roof in Mascot, approximate location');
    expect(screen.queryByRole('button', { name: /Perth/ })).toBeNull();
  });

  it('draws several marks that would overlap as one, with their number', async () => {
    await serve(provider);
    await openMap({ ...props, view: wholeCountry });
    expect(await mark('2 jobs')).toHaveTextContent('2');
    await mark('Roof in Perth');
  });

  it('adds up the server’s counts', async () => {
    await serve(provider);
    const counted = [{ ...far, count: 30 }, { ...near[0], count: 12 } as MapItem, near[1] as MapItem];
    await openMap({ ...props, items: counted, view: wholeCountry });
    expect(await mark('30 jobs')).toHaveTextContent('30');
    expect(await mark('13 jobs')).toHaveTextContent('13');
  });

  it('zooms in when a group is pressed, until its members are single marks, which the page distinguishes from a pan', async () => {
    await serve(provider);
    const onMoved = vi.fn<(seen: SeenView, isByPerson: boolean) => void>();
    await openMap({ ...props, view: wholeCountry, onMoved });
    await opened();
    fireEvent.click(await mark('2 jobs'));
    await mark('Roof in Sydney, $4,200 ex GST');
    const [seen, isByPerson] = onMoved.mock.lastCall ?? [];
    expect(seen?.zoom).toBeGreaterThan(4);
    expect(seen?.bounds.north).toBeGreaterThan(-33.87);
    expect(seen?.bounds.south).toBeLessThan(-33.9);
    expect(isByPerson).toBe(false);
  });

  it('describes a mark in a popup, with a link, and Esc returns the focus to the mark', async () => {
    await serve(provider);
    await openMap({ ...props, view: city });
    const pin = await mark('Roof in Sydney, $4,200 ex GST');
    pin.focus();
    fireEvent.keyDown(pin, { key: 'Enter' });
    const popup = await screen.findByRole('group', { name: 'Roof in Sydney' });
    expect(within(popup).getByRole('link', { name: 'Roof in Sydney' })).toHaveAttribute('href', '/jobs/a');
    expect(popup).toHaveTextContent('$4,200 ex GST');
    await waitFor(() => expect(popup).toHaveFocus());
    fireEvent.keyDown(popup, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Roof in Sydney' })).toBeNull());
    expect(pin).toHaveFocus();
  });

  it('shows one popup at a time, which the user can close', async () => {
    await serve(provider);
    await openMap({ ...props, view: city });
    fireEvent.click(await mark(/Sydney/));
    await screen.findByRole('group', { name: 'Roof in Sydney' });
    fireEvent.click(await mark(/Mascot/));
    await screen.findByRole('group', { name: 'Roof in Mascot' });
    expect(screen.queryByRole('group', { name: 'Roof in Sydney' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Roof in Mascot' })).toBeNull());
  });

  it('lists the members of a group that never splits', async () => {
    await serve(provider);
    const same = near.map((item) => ({ ...item, ...sydney }));
    await openMap({ ...props, items: same, view: { center: sydney, zoom: 12 } });
    fireEvent.click(await mark('2 jobs'));
    expect(await screen.findByRole('group', { name: 'Roof in Sydney, Roof in Mascot' })).toBeVisible();
  });

  it('raises the mark of an item that the list points at, even in a group', async () => {
    await serve(provider);
    const { unmount } = await openMap({ ...props, view: city, raisedId: 'b' });
    await waitFor(async () =>
      expect(await contentOf('Roof in Mascot, approximate location')).toHaveAttribute('data-raised'),
    );
    expect(await contentOf('Roof in Sydney, $4,200 ex GST')).not.toHaveAttribute('data-raised');
    unmount();
    await openMap({ ...props, view: wholeCountry, raisedId: 'b' });
    await waitFor(async () => expect(await contentOf('2 jobs')).toHaveAttribute('data-raised'));
  });

  it('tells the list which items the user points at', async () => {
    await serve(provider);
    const onPointed = vi.fn<(items: readonly MapItem[]) => void>();
    await openMap({ ...props, view: city, onPointed });
    const pin = await mark(/Mascot/);
    pin.focus();
    fireEvent.focusIn(pin);
    await waitFor(() => expect(onPointed.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['b']));
    pin.blur();
    fireEvent.focusOut(pin);
    await waitFor(() => expect(onPointed.mock.lastCall?.[0]).toEqual([]));
  });

  it('draws the possible error of an approximate position', async () => {
    await serve(provider);
    const { container } = await openMap({ ...props, items: [near[1] as MapItem], view: city });
    expect(await contentOf('Roof in Mascot, approximate location')).toHaveAttribute('data-kind', 'suburb');
    expect(container.querySelectorAll('.map-around')).toHaveLength(1);
  });

  it('removes its elements when the page closes', async () => {
    await serve(provider);
    const { unmount } = await openMap({ ...props, view: city });
    await mark(/Sydney/);
    unmount();
    expect(document.querySelector('.map-mark')).toBeNull();
  });
});
