/** Computes the geometry of rings, whose corners are in degrees. */

export type Corner = readonly [lng: number, lat: number];
export type Ring = readonly Corner[];
export type Box = readonly [west: number, south: number, east: number, north: number];

export function boxOf(ring: Ring): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of ring) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] > outer[0] && inner[1] > outer[1] && inner[2] < outer[2] && inner[3] < outer[3];

/** Tells whether two boxes have no point in common. */
export const isApart = (one: Box, other: Box): boolean =>
  one[0] > other[2] || one[2] < other[0] || one[1] > other[3] || one[3] < other[1];

/** Returns the area of a ring in square kilometres, as if the earth were flat around the first corner. */
export function areaOf(ring: Ring): number {
  const [first = [0, 0] as const] = ring;
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? first;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2) * 111.32 ** 2 * Math.cos((first[1] * Math.PI) / 180);
}

/** Tells whether a ring contains a point: a line from the point to the east then crosses the ring an odd number of times. */
export const isAround = (ring: Ring, [lng, lat]: Corner): boolean =>
  ring.filter(([x, y], at) => {
    const [lastX, lastY] = ring.at(at - 1) ?? [x, y];
    return y > lat !== lastY > lat && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x;
  }).length %
    2 ===
  1;

function distanceToLine([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/** Leaves out corners that are close to the line without them, with the algorithm of Ramer, Douglas and Peucker. */
export function simplify(line: Ring, tolerance: number): Corner[] {
  const isKept = new Set<number>([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const [first, last] = [line[from], line[to]];
    if (!first || !last) continue;
    let [farthest, distance]: [number, number] = [0, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceToLine(line[at] ?? first, first, last);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest === 0) continue;
    isKept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_corner, at) => isKept.has(at));
}
