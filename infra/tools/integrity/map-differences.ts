import { isDeepStrictEqual } from 'node:util';
import { reputationView } from '#functions/core/figures/reputation.ts';
import { installerOnMap, jobOnMap } from '#functions/core/search/map/on-map.ts';
import { combinationField } from '#functions/data/entities/discovery/map-entity.ts';
import { cellChanges } from '#functions/data/map/map-cells.ts';
import { countedIn } from '#functions/data/map/map-writes.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import type {
  InstallerProfileRow,
  JobRow,
  MapEntryRow,
  MapKind,
  MapPinRow,
  ReputationRow,
  UserRow,
} from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Draws the whole map again from the jobs and the installers, and compares it with the map that is stored. */

const nameOf = ({ kind, itemId }: { kind: MapKind; itemId: string }): string => `${kind} ${itemId}`;

/** Everything that belongs on the map, by its name. */
function drawAll(rows: RowsByKind): ReadonlyMap<string, Drawing> {
  const reputations = new Map(rowsOf<ReputationRow>(rows, 'reputation').map((row) => [row.userId, row]));
  const suspended = new Set(
    rowsOf<UserRow>(rows, 'user')
      .filter((user) => user.suspended)
      .map((user) => user.userId),
  );
  const drawings = [
    ...rowsOf<JobRow>(rows, 'job').map(jobOnMap),
    ...rowsOf<InstallerProfileRow>(rows, 'installerprofile').map((profile) =>
      installerOnMap(profile, reputationView(reputations.get(profile.userId)), suspended.has(profile.userId)),
    ),
  ];
  return new Map(drawings.flatMap((drawing) => (drawing ? [[nameOf(drawing.pin), drawing] as const] : [])));
}

const said = [
  ...(['kind', 'square', 'itemId', 'title', 'place', 'latitude'] as const),
  ...(['longitude', 'geoPrecision', 'combination', 'card'] as const),
];
const plain = (pin: MapPinRow) => said.map((name) => pin[name]);

function pinDifferences(rows: RowsByKind, drawn: ReadonlyMap<string, Drawing>): string[] {
  const pins = rowsOf<MapPinRow>(rows, 'mappin');
  const stored = new Set(pins.map(nameOf));
  return [
    ...pins
      .filter((pin) => {
        const wanted = drawn.get(nameOf(pin))?.pin;
        return !wanted || !isDeepStrictEqual(plain(pin), plain(wanted));
      })
      .map((pin) => `map: the marker of ${nameOf(pin)} is not what it should be`),
    ...[...drawn.keys()].filter((name) => !stored.has(name)).map((name) => `map: the marker of ${name} is missing`),
  ];
}

function entryDifferences(rows: RowsByKind, drawn: ReadonlyMap<string, Drawing>): string[] {
  const entries = new Map(rowsOf<MapEntryRow>(rows, 'mapentry').map((entry) => [nameOf(entry), countedIn(entry)]));
  return [...new Set([...entries.keys(), ...drawn.keys()])]
    .filter((name) => {
      const wanted = drawn.get(name);
      const expected = wanted && { spot: wanted.spot, combination: wanted.pin.combination };
      return !isDeepStrictEqual(entries.get(name), expected);
    })
    .map((name) => `map: ${name} is counted in another place, as another kind, or not at all`);
}

type Sums = Record<string, number>;
const withoutZeros = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

/** The cells as they are stored, under the short names of their fields. */
interface StoredCell {
  [field: string]: unknown;
  k: MapKind;
  l: number;
  s: number;
  c: string;
}
const cellName = (cell: Pick<StoredCell, 'k' | 'l' | 's' | 'c'>): string => `${cell.k} ${cell.l}#${cell.s}#${cell.c}`;

function cellDifferences(rows: RowsByKind, drawn: ReadonlyMap<string, Drawing>): string[] {
  const counted = new Map<string, Sums>();
  for (const kind of ['jobs', 'installers'] as const) {
    const members = [...drawn.values()].filter(({ pin }) => pin.kind === kind);
    const all = members.map(({ spot, pin }) => ({ spot, combination: pin.combination, by: 1 as const }));
    for (const { key, sumX, sumY, combinations } of cellChanges(kind, all)) {
      const numbers = [...combinations].map(([combination, by]) => [combinationField(combination), by] as const);
      const name = cellName({ k: kind, l: key.level, s: key.strip, c: key.spot });
      counted.set(name, withoutZeros({ x: sumX, y: sumY, ...Object.fromEntries(numbers) }));
    }
  }
  const stored = new Map(
    rowsOf<StoredCell>(rows, 'mapcell').map((cell) => [
      cellName(cell),
      withoutZeros(
        Object.fromEntries(
          Object.entries(cell).filter((entry): entry is [string, number] => /^(x|y|f\d+)$/.test(entry[0])),
        ),
      ),
    ]),
  );
  return [...new Set([...counted.keys(), ...stored.keys()])].flatMap((name) => {
    const [is, should] = [stored.get(name) ?? {}, counted.get(name) ?? {}];
    return isDeepStrictEqual(is, should)
      ? []
      : [`map cell ${name}: stored ${JSON.stringify(is)}, counted ${JSON.stringify(should)}`];
  });
}

export function mapDifferences(rows: RowsByKind): string[] {
  const drawn = drawAll(rows);
  return [...pinDifferences(rows, drawn), ...entryDifferences(rows, drawn), ...cellDifferences(rows, drawn)];
}
