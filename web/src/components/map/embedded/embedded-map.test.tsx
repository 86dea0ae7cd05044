import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openEmbeddedMap } from './embedded-map.ts';

afterEach(() => void vi.restoreAllMocks());

it('a map that is closed right after the window changed its size leaves no timer that fails', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  let width = 600;
  Object.defineProperties(container, { clientWidth: { get: () => width }, clientHeight: { get: () => 400 } });
  const moved = vi.fn();
  const events = { onMoved: moved, onPressed: vi.fn(), onPointed: vi.fn(), onPopupClosed: vi.fn() };
  const view = { center: { lat: -33.8, lng: 151.2 }, zoom: 6 };
  const map = await openEmbeddedMap(async () => [], undefined)({ container, view, isPart: false, events });
  width = 300;
  window.dispatchEvent(new Event('resize'));
  // Waits for the next frame, in which the map takes its new size.
  await delay(50);
  const before = moved.mock.calls.length;
  map.destroy();
  // Waits longer than the 200 ms after which Leaflet would report the new size.
  await delay(300);
  expect(moved.mock.calls.length).toBe(before);
});
