import { positionOf, spotOf } from '#shared/domain/places/map.ts';
import type { MapPosition, MapView, SeenView } from './map-adapter.ts';

const zooms = { farthest: 3, closest: 10 };
/** The width of the world: in the steps of the grid that `spotOf` uses, and in pixels at zoom 0. */
const world = { steps: 2 ** 24, pixels: 256 };

const metresOfOneDegree = 111_320;

/** Returns two corners of the square around a circle. A view of both shows the whole circle. */
export function cornersAround({ lat, lng }: MapPosition, radiusMetres: number): MapPosition[] {
  const north = radiusMetres / metresOfOneDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [
    { lat: lat - north, lng: lng - east },
    { lat: lat + north, lng: lng + east },
  ];
}

/** Returns the width and the height of a map in pixels. */
export function sizeOfView({ bounds: { south, west, north, east }, zoom }: Pick<SeenView, 'bounds' | 'zoom'>) {
  const corner = spotOf({ latitude: north, longitude: west });
  const opposite = spotOf({ latitude: south, longitude: east });
  const pixels = (world.pixels * 2 ** zoom) / world.steps;
  return { width: (opposite.x - corner.x) * pixels, height: (opposite.y - corner.y) * pixels };
}

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
