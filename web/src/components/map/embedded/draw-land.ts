import { type Map as LeafletMap, type Path, polygon, polyline, svg } from 'leaflet';
import type { Coast, CoastRing } from './coast.ts';
import type { stateBorders, stateRings } from './outlines.ts';

interface Outlines {
  rings: ReturnType<typeof stateRings>;
  borders: ReturnType<typeof stateBorders>;
}

/** From this zoom on, the outlines of the states are too inexact, because they may be half a kilometre off. */
export const closeZoom = 10;

/** The least length of a visible ring on the screen, in pixels. */
const leastPixels = 3;

const isSeen = (map: LeafletMap) => {
  const area = map.getBounds().pad(0.6);
  const degrees = (leastPixels * 360) / (256 * 2 ** map.getZoom());
  return ({ south, west, north, east }: CoastRing): boolean =>
    Math.max(north - south, east - west) > degrees &&
    south < area.getNorth() &&
    north > area.getSouth() &&
    west < area.getEast() &&
    east > area.getWest();
};

/**
 * Draws land on the colour of the sea, first from the outlines of the states, and from the coast once it has loaded. If the coast
 * fails to load, the map at a close zoom has the colour of land everywhere, which is closer to the truth than sea.
 */
export function drawLand(
  map: LeafletMap,
  container: HTMLElement,
  { rings, borders }: Outlines,
  loadCoast: () => Promise<Coast>,
): void {
  const renderer = svg({ padding: 0.5 });
  const look = { interactive: false, renderer };
  let land = rings.map((ofState) =>
    polygon(
      ofState.map((ring) => [ring]),
      { ...look, className: 'map-land' },
    ),
  );
  const between = polyline(borders, { ...look, className: 'map-border' });
  let coast: Coast | null = null;
  const water = polygon([], { ...look, className: 'map-water', fillRule: 'evenodd', stroke: false });
  const shores = polyline([], { ...look, className: 'map-shore' });
  let isGone = false;

  const show = (shapes: readonly Path[], isWanted: boolean): void => {
    for (const shape of shapes)
      if (isWanted) shape.addTo(map);
      else shape.remove();
  };
  const update = (): void => {
    const isClose = map.getZoom() >= closeZoom;
    container.toggleAttribute('data-close', isClose && coast === null);
    show([between], coast !== null && !isClose);
    if (coast === null) return void show(land, !isClose);
    const seen = isSeen(map);
    const corners = (rings: readonly CoastRing[]) => rings.filter(seen).map((ring) => ring.corners);
    // Nested rings are land and water in turn, so one shape contains all of them.
    land[0]?.setLatLngs(corners(coast.rings));
    const inlets = coast.inlets.filter(({ shore }) => seen(shore));
    water.setLatLngs(inlets.map(({ shore, islands }) => [shore.corners, ...corners(islands)]));
    // The line of a shore leaves out its last corner, which is out at sea. The line of an island returns to its first corner.
    shores.setLatLngs(
      inlets.flatMap(({ shore, islands }) => [
        shore.corners.slice(0, -1),
        ...corners(islands).map((ring) => [...ring, ...ring.slice(0, 1)]),
      ]),
    );
  };
  const takeCoast = (loaded: Coast): void => {
    if (isGone) return;
    show(land, false);
    coast = loaded;
    land = [polygon([], { ...look, className: 'map-land', fillRule: 'evenodd' })];
    show([...land, water, shores], true);
    map.whenReady(update);
  };
  map.on('moveend', update);
  map.on('unload', () => {
    isGone = true;
  });
  map.whenReady(update);
  loadCoast().then(takeCoast, () => undefined);
}
