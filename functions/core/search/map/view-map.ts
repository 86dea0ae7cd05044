import { countIn, everyCombination, placeOfCell } from '#functions/data/map/map-cells.ts';
import { readCells, readPins, readTileCounts, readUnplacedPage } from '#functions/data/map/map-queries.ts';
import type { MapCellRow, MapInstallerCard, MapJobCard, MapKind, MapPinRow } from '#functions/data/rows.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { fromCents } from '#shared/domain/money.ts';
import { areaOf, type Bounds, cellsOf, isInside, positionOf, spotInside, tilesOf } from '#shared/domain/places/map.ts';
import { combinationsFor, type MapFilter, type MapRating } from '#shared/domain/places/map-chips.ts';
import type { Actor } from '../../actor.ts';

/** What one view of the map shows. Its cost does not depend on how much there is, nor on how large the view is. */

type View = QueryOf<Routes['getMap']>;
type Chips = Pick<View, 'availability' | 'rating' | 'specialties'>;
export type MapAnswer = AnswerOf<Routes['getMap']>;
type Unplaced = AnswerOf<Routes['listUnplaced']>;
type Cluster = MapAnswer['clusters'][number];

/** As many markers as are listed one by one. If the large squares around the view hold more, it shows clusters. */
const mostListed = 120;

const kindFor: Record<Role, MapKind> = { installer: 'jobs', retailer: 'installers' };

/** Jobs have neither, so these filters leave them alone. */
const filterFor = (kind: MapKind, { availability, rating, specialties }: Chips): MapFilter =>
  kind === 'jobs'
    ? { specialties: specialties.filter((each) => each === 'battery') }
    : { availability, rating: rating as MapRating | undefined, specialties };

const positionIn = ({ latitude = 0, longitude = 0, geoPrecision }: MapPinRow) => ({
  latitude,
  longitude,
  geoPrecision: geoPrecision ?? null,
});

function viewJob({ itemId, title, place, card }: MapPinRow): Unplaced['jobs'][number] {
  const { priceCents, jobType, pvSizeKw } = card as MapJobCard;
  return { id: itemId, title, place, priceExGst: fromCents(priceCents), jobType, pvSizeKw };
}

function viewInstaller({ itemId, title, place, card }: MapPinRow): Unplaced['installers'][number] {
  const { contactName, accreditations, availability, leadTimeDays, averageRating, reviewCount } =
    card as MapInstallerCard;
  const measured = { averageRating, reviewCount };
  return { id: itemId, title, place, contactName, accreditations, availability, leadTimeDays, ...measured };
}

/** At the middle of everything in the cell. The filters only change the count. */
function clusterOf(cell: MapCellRow, combinations: ReadonlySet<number>): Cluster[] {
  const count = countIn(cell, combinations);
  if (count <= 0) return [];
  const all = countIn(cell, everyCombination);
  const { column, row } = placeOfCell(cell);
  const middle = { x: (cell.sumX ?? 0) / all, y: (cell.sumY ?? 0) / all };
  return [{ ...positionOf(spotInside(cell.level, column, row, middle)), count }];
}

const sumOf = (cells: readonly MapCellRow[], combinations: Iterable<number>): number =>
  cells.reduce((sum, cell) => sum + countIn(cell, combinations), 0);

export async function viewMap({ role, user }: Actor, query: View): Promise<MapAnswer> {
  const { south, west, north, east } = query;
  const view: Bounds = { south, west, north, east };
  const nothing: MapAnswer = {
    role,
    jobs: [],
    installers: [],
    clusters: [],
    total: 0,
    counted: view,
    withoutPosition: 0,
  };
  // Who has no profile yet sees what a visitor sees, which is the map alone.
  if (!user.profileCompleted) return nothing;
  const kind = kindFor[role];
  const passing = combinationsFor(filterFor(kind, query));
  const tiles = tilesOf(view);
  const counts = await readTileCounts(kind, tiles);
  const withoutPosition = counts.unplaced ? Math.max(0, countIn(counts.unplaced, passing)) : 0;
  const around = sumOf(counts.tiles, everyCombination);
  if (around > mostListed) {
    const cells = cellsOf(view);
    const clusters = (await readCells(kind, cells)).flatMap((cell) => clusterOf(cell, passing));
    const total = clusters.reduce((sum, { count }) => sum + count, 0);
    return { ...nothing, clusters, total, counted: areaOf(cells), withoutPosition };
  }
  const pins = around > 0 ? await readPins(kind, tiles, mostListed) : [];
  const shown = pins.filter(
    ({ latitude = 0, longitude = 0, combination }) =>
      passing.has(combination) && isInside(view, { latitude, longitude }),
  );
  return {
    ...nothing,
    jobs: kind === 'jobs' ? shown.map((pin) => ({ ...viewJob(pin), ...positionIn(pin) })) : [],
    installers: kind === 'installers' ? shown.map((pin) => ({ ...viewInstaller(pin), ...positionIn(pin) })) : [],
    total: shown.length,
    withoutPosition,
  };
}

/** What the map only counts. */
export async function listUnplaced(
  { role, user }: Actor,
  { cursor, ...chips }: QueryOf<Routes['listUnplaced']>,
): Promise<Unplaced> {
  if (!user.profileCompleted) return { jobs: [], installers: [], nextCursor: null };
  const kind = kindFor[role];
  const passing = combinationsFor(filterFor(kind, chips));
  const { items, nextCursor } = await readUnplacedPage(kind, cursor);
  const shown = items.filter(({ combination }) => passing.has(combination));
  return {
    jobs: kind === 'jobs' ? shown.map(viewJob) : [],
    installers: kind === 'installers' ? shown.map(viewInstaller) : [],
    nextCursor,
  };
}
