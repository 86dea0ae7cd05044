import { positionOf, spotOf } from '#shared/domain/places/map.ts';
import type { MapPosition, MapView } from './map-adapter.ts';

const zooms = { farthest: 3, closest: 10 };
/** The width of the world: in the steps of the grid that `spotOf` uses, and in pixels at zoom 0. */
const world = { steps: 2 ** 24, pixels: 256 };

/**
 * Returns the closest view that shows all places, or null without a place. The map's width and height are in pixels. `closest` is
 * the greatest zoom.
 */
export function viewOfAll(
  places: readonly MapPosition[],
  { width, height }: { width: number; height: number },
  closest = zooms.closest,
): MapView | null {
  if (places.length === 0) return null;
  const spots = places.map(({ lat, lng }) => spotOf({ latitude: lat, longitude: lng }));
  const across = spots.map(({ x }) => x);
  const down = spots.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const { latitude, longitude } = positionOf({ x: (west + east) / 2, y: (north + south) / 2 });
  const share = Math.max((east - west) / width, (south - north) / height, 1) / world.steps;
  const zoom = Math.floor(Math.log2(1 / (share * world.pixels)));
  return {
    center: { lat: latitude, lng: longitude },
    zoom: Math.min(Math.max(zoom, zooms.farthest), closest),
  };
}
