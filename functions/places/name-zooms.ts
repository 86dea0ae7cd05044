/**
 * Finds the first zoom of a map that has space for the name of each locality. The names of larger places are placed first, and
 * remain at all closer zooms.
 */
import { type Spot, spotOf } from '#shared/domain/places/map.ts';
import { nameRoom, nameZooms } from '#shared/domain/places/map-names.ts';
import { normalise } from './locality-names.ts';
import type { Locality } from './place-table.ts';

/** A tile of a map has 256 pixels. At zoom 0 the world is one tile, and 2 to the power of 24 steps wide. */
const pixelsAt = (zoom: number): number => (256 * 2 ** zoom) / 2 ** 24;
/** The width of a cell: at least the width of any name, so that only names in neighbouring cells can overlap. */
const cellPixels = 280;
const cellsAcross = 2 ** 20;

/** The least rank of the places that each zoom names: first cities, then towns, then every locality. */
const leastRanks = [19, 14, 10, 6, 3, 1];
const leastRank = (zoom: number): number => leastRanks[zoom - nameZooms.farthest] ?? 0;

interface Placed extends Spot {
  width: number;
  height: number;
}

/** The names on a map at one zoom, in cells, so that a name is only compared with those near it. */
class Room {
  private readonly cells = new Map<number, Placed[]>();

  private cell({ x, y }: Placed, across: number, down: number): number {
    return (Math.floor(x / cellPixels) + across) * cellsAcross + Math.floor(y / cellPixels) + down;
  }

  isFree(place: Placed): boolean {
    const isInTheWay = ({ x, y, width, height }: Placed): boolean =>
      Math.abs(y - place.y) < (height + place.height) / 2 && Math.abs(x - place.x) < (width + place.width) / 2;
    for (const across of [-1, 0, 1])
      for (const down of [-1, 0, 1]) if (this.cells.get(this.cell(place, across, down))?.some(isInTheWay)) return false;
    return true;
  }

  take(place: Placed): void {
    const cell = this.cell(place, 0, 0);
    const taken = this.cells.get(cell);
    if (taken) taken.push(place);
    else this.cells.set(cell, [place]);
  }
}

type Unzoomed = Omit<Locality, 'zoom'>;

/**
 * Keeps only the largest of the localities with the same name and the same whole degrees. Returns the larger localities first,
 * then in the order of the table.
 */
function withoutTwins(all: readonly Unzoomed[]): Unzoomed[] {
  const once = new Map<string, Unzoomed>();
  for (const locality of [...all].sort((a, b) => b.rank - a.rank)) {
    const identity = [
      normalise(locality.name),
      locality.state,
      Math.round(locality.lat),
      Math.round(locality.lng),
    ].join();
    if (!once.has(identity)) once.set(identity, locality);
  }
  return [...once.values()];
}

/** Returns the first zoom with space for the name of each locality. Names that fit at no zoom are left out. */
export function nameZoomsOf(all: readonly Unzoomed[]): Map<Unzoomed, number> {
  let waiting = withoutTwins(all).map((locality) => ({
    locality,
    spot: spotOf({ latitude: locality.lat, longitude: locality.lng }),
    room: nameRoom(locality.name),
  }));
  const zooms = new Map<Unzoomed, number>();
  const placed: (typeof waiting)[number][] = [];
  for (let zoom = nameZooms.farthest; zoom <= nameZooms.closest; zoom += 1) {
    const pixels = pixelsAt(zoom);
    const taken = new Room();
    const placeOn = ({ spot, room }: (typeof waiting)[number]): Placed => ({
      x: spot.x * pixels,
      y: spot.y * pixels,
      ...room,
    });
    for (const each of placed) taken.take(placeOn(each));
    waiting = waiting.filter((each) => {
      const { locality } = each;
      if (locality.rank < leastRank(zoom)) return true;
      const place = placeOn(each);
      if (!taken.isFree(place)) {
        // Reserves the position of a town that has to wait, so that it is named before its own suburbs.
        if (locality.rank > 0) taken.take({ ...place, width: 0 });
        return true;
      }
      taken.take(place);
      placed.push(each);
      zooms.set(locality, zoom);
      return false;
    });
  }
  return zooms;
}
