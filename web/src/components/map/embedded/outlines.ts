import type { MapPosition } from '../frame/map-adapter.ts';
import australia from './australia.json' with { type: 'json' };

/** The states and towns of `australia.json`, which `infra/tools/write-australia.ts` writes. */

type Corner = [lat: number, lng: number];

function pointsOf(line: string): Corner[] {
  let [x, y] = [0, 0];
  const [scaleX = 1, scaleY = 1] = australia.scale;
  const [west = 0, south = 0] = australia.translate;
  return line.split(' ').map((step) => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    x += dx;
    y += dy;
    return [south + y * scaleY, west + x * scaleX];
  });
}

/** Returns the rings of each state: the mainland and islands. Neighbours share their borders, so each line is stored once. */
export function stateRings(): Corner[][][] {
  const lines = australia.lines.map(pointsOf);
  const lineOf = (index: number): Corner[] => (index >= 0 ? lines[index] : lines[~index]?.toReversed()) ?? [];
  const ringOf = (indexes: string): Corner[] => indexes.split(' ').map(Number).flatMap(lineOf);
  return australia.states.map((state) => state.split('|').map(ringOf));
}

/** Returns the lines between two states. A line that belongs to only one state is its coast. */
export function stateBorders(): Corner[][] {
  const uses = new Map<number, number>();
  for (const index of australia.states.flatMap((state) => state.split(/[ |]/)).map(Number))
    uses.set(index < 0 ? ~index : index, (uses.get(index < 0 ? ~index : index) ?? 0) + 1);
  return australia.lines.filter((_line, index) => (uses.get(index) ?? 0) > 1).map(pointsOf);
}

export interface Town extends MapPosition {
  name: string;
  /** The lowest zoom with enough space for the name. */
  zoom: number;
}

export const towns = (): Town[] =>
  australia.towns.map((town) => {
    const [name = '', lat, lng, zoom] = town.split(',');
    return { name, lat: Number(lat), lng: Number(lng), zoom: Number(zoom) };
  });
