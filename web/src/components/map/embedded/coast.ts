import { unpackLine } from '#shared/domain/places/packed-line.ts';
import packed from './coast.json' with { type: 'json' };

/** The land and water of `coast.json`, which `infra/tools/map/write-coast.ts` writes. */

type Corner = [lat: number, lng: number];

export interface CoastRing {
  corners: Corner[];
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Coast {
  /** Coasts, islands and lakes, the largest first. A place is on land if an odd number of them is around it. */
  rings: CoastRing[];
  /** Harbours and rivers, which are water on top of that land. Each has a shore and the islands inside it. */
  inlets: { shore: CoastRing; islands: CoastRing[] }[];
}

function ringOf(line: string): CoastRing {
  const ring: CoastRing = { corners: [], south: 90, west: 180, north: -90, east: -180 };
  for (const [x, y] of unpackLine(line)) {
    const [lat, lng] = [y * packed.step, x * packed.step];
    ring.corners.push([lat, lng]);
    [ring.south, ring.north] = [Math.min(ring.south, lat), Math.max(ring.north, lat)];
    [ring.west, ring.east] = [Math.min(ring.west, lng), Math.max(ring.east, lng)];
  }
  return ring;
}

export const readCoast = (): Coast => ({
  rings: packed.rings.map(ringOf),
  inlets: packed.inlets.map(({ shore, islands }) => ({ shore: ringOf(shore), islands: islands.map(ringOf) })),
});
