import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startGoogle } from './google/google-stand-in.ts';
import { answersKey, fails, openMap, serveMaps } from './google/map-page.tsx';

/** The page when the map service fails: the reason, a button to retry, and the embedded map, which needs no service. */

const map = {
  label: 'Map of jobs',
  items: [{ id: 'a', lat: -33.87, lng: 151.21, precision: 'exact', title: 'Roof in Sydney' } as const],
  view: { center: { lat: -33.87, lng: 151.21 }, zoom: 12 },
  height: '400px',
};

/** After the first pause of the map service, shortens every wait to a twentieth. Returns the original waits in milliseconds. */
function shortenWaits(): number[] {
  const waits: number[] = [];
  const original = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds = 0) => {
    if ([1_000, 2_000, 4_000, 10_000].includes(milliseconds)) waits.push(milliseconds);
    return original(run, waits.length > 0 ? Math.min(milliseconds, milliseconds / 20) : milliseconds);
  });
  return waits;
}

const isGoogle = () => document.querySelector('gmp-advanced-marker') !== null;
const isEmbedded = () => document.querySelector('.leaflet-container') !== null;

async function seesError(message: string): Promise<void> {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Map Error');
  expect(alert).toHaveTextContent(message);
  await screen.findByRole('button', { name: 'Roof in Sydney' });
  expect(isEmbedded()).toBe(true);
}

async function triesAgainAndSeesGoogle(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(isGoogle()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isEmbedded()).toBe(false);
}

describe('a person whose map service fails', () => {
  it.each([
    ['the server stumbles', fails, 'Out of order'],
    ['the key is refused', () => new Response('', { status: 404 }), 'Failed to get Google Maps API key'],
  ])('reads why there is no key when %s, sees the embedded map, and tries again', async (_, refusal, words) => {
    await startGoogle();
    let answer = refusal;
    serveMaps({ apiKey: () => answer() });
    await openMap(map);
    await seesError(words);
    answer = answersKey('a-key');
    await triesAgainAndSeesGoogle();
  });

  it('reads that Google did not load after three attempts with increasing waits, and retries', async () => {
    const google = await startGoogle('fails');
    serveMaps({ apiKey: answersKey('a-key') });
    const waits = shortenWaits();
    await openMap(map);
    await seesError('Google Maps failed to load after 3 attempts');
    expect(google.asked.map((query) => [query.get('key'), query.get('region')])).toEqual(
      Array.from({ length: 3 }, () => ['a-key', 'AU']),
    );
    expect(waits.filter((wait) => wait < 10_000)).toEqual([1_000, 2_000, 4_000]);
    google.mood = 'answers';
    await triesAgainAndSeesGoogle();
  });

  it('does not notice one failed attempt', async () => {
    const google = await startGoogle('fails once');
    serveMaps({ apiKey: answersKey('a-key') });
    shortenWaits();
    await openMap(map);
    await waitFor(() => expect(isGoogle()).toBe(true));
    expect(google.asked).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits at most ten seconds for each answer of Google', async () => {
    const google = await startGoogle('is silent');
    serveMaps({ apiKey: answersKey('a-key') });
    const waits = shortenWaits();
    await openMap(map);
    await seesError('Google Maps failed to load after 3 attempts');
    expect(google.asked).toHaveLength(3);
    expect(waits.filter((wait) => wait === 10_000)).toHaveLength(3);
    google.mood = 'answers';
    await triesAgainAndSeesGoogle();
  });

  it('sees the embedded map when Google rejects the key, also after its map has opened', async () => {
    await startGoogle();
    serveMaps({ apiKey: answersKey('a-key') });
    await openMap(map);
    await waitFor(() => expect(isGoogle()).toBe(true));
    act(() => window.gm_authFailure?.());
    await seesError('Google Maps failed to load after 3 attempts');
    expect(isGoogle()).toBe(false);
  });

  it('reads that there was no place for the map', async () => {
    const { useAdapter } = await import('../src/components/map/frame/use-adapter.ts');
    const { renderHook } = await import('@testing-library/react');
    const onFailed = vi.fn<(error: Error) => void>();
    const events = { onMoved: vi.fn(), onPressed: vi.fn(), onPointed: vi.fn(), onPopupClosed: vi.fn() };
    renderHook(() =>
      useAdapter({ box: { current: null }, open: vi.fn(), view: map.view, isPart: false, events, onFailed }),
    );
    expect(onFailed).toHaveBeenCalledWith(new Error('Map container not available'));
  });

  it('sees no error if no key is configured', async () => {
    const google = await startGoogle();
    serveMaps({ apiKey: answersKey(null) });
    await openMap(map);
    await screen.findByRole('button', { name: 'Roof in Sydney' });
    expect(isEmbedded()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(google.asked).toEqual([]);
  });
});
