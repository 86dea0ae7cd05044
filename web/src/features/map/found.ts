import type { CallAnswer } from '#shared/api/client.ts';
import { distanceKm } from '#shared/domain/places/distance.ts';
import type { Bounds } from '#shared/domain/places/map.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { MapItem } from '../../components/map/frame/group-marks.ts';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { counted, wholeMoney } from '../../lib/format.ts';
import type { Place } from './use-map-address.ts';

/** The results in the area, for the map and the list. */

export type MapAnswer = CallAnswer<'getMap'>;
export type FoundJob = MapAnswer['jobs'][number];
export type FoundInstaller = MapAnswer['installers'][number];

export type Found = MapItem &
  (
    | { kind: 'job'; job: FoundJob }
    | { kind: 'installer'; installer: FoundInstaller }
    | { kind: 'cluster'; count: number }
  );

const thousands = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumFractionDigits: 1 });
/** Returns "$8.2k", which fits in a mark on the map. */
const shortPrice = (dollars: number): string => `$${thousands.format(dollars).toLowerCase()}`;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');

const nounFor = (role: MapAnswer['role']): string => (role === 'retailer' ? 'contractor' : 'job');

/** Returns "1 job" or "12 contractors". */
export const countOf = (role: MapAnswer['role'], count: number): string =>
  counted(count, nounFor(role), `${nounFor(role)}s`);

const jobFound = (job: FoundJob, isOnMap: boolean): Found => ({
  kind: 'job',
  job,
  id: job.id,
  lat: job.latitude,
  lng: job.longitude,
  // A visitor's map has no marks, so the precision of the position does not matter there.
  precision: (isOnMap && job.geoPrecision) || 'exact',
  title: job.title,
  info: wholeMoney(job.priceExGst),
  text: shortPrice(job.priceExGst),
  path: hrefTo(paths.job, { id: job.id }),
});

const installerFound = (installer: FoundInstaller): Found => ({
  kind: 'installer',
  installer,
  id: installer.id,
  lat: installer.latitude,
  lng: installer.longitude,
  precision: installer.geoPrecision ?? 'exact',
  title: installer.title,
  info: availabilityOf(installer),
  text: initialsOf(installer.title),
  path: hrefTo(paths.installer, { id: installer.id }),
});

/** Returns the distance of a job from the searched place in km. Null without a searched place, or if the job is there. */
export function kmFrom(place: Place | null, { latitude, longitude }: FoundJob): number | null {
  if (place === null) return null;
  return Math.round(distanceKm({ latitude: place.lat, longitude: place.lng }, { latitude, longitude })) || null;
}

/** The distance beyond which a result is not near the searched place any more. */
export const nearKm = 50;

/** Returns whether an area has every place that is near this one. */
function coversNear({ south, west, north, east }: Bounds, { lat, lng }: Place): boolean {
  const here = { latitude: lat, longitude: lng };
  const edges = [
    { ...here, latitude: south },
    { ...here, latitude: north },
    { ...here, longitude: west },
    { ...here, longitude: east },
  ];
  return edges.every((edge) => distanceKm(here, edge) >= nearKm);
}

/**
 * Returns what a person should know about results that are not near the searched place. Empty if at least one is near, or if
 * the answer does not tell: for groups, and for an area that is too small.
 */
export function distanceNote({ role, counted: area }: MapAnswer, place: Place | null, found: readonly Found[]): string {
  if (place === null || found.length === 0) return '';
  if (found.some(({ kind }) => kind === 'cluster') || !coversNear(area, place)) return '';
  const here = { latitude: place.lat, longitude: place.lng };
  const km = Math.round(Math.min(...found.map(({ lat, lng }) => distanceKm(here, { latitude: lat, longitude: lng }))));
  return km <= nearKm ? '' : `No ${nounFor(role)} within ${nearKm} km of ${place.label}. The nearest is ${km} km away.`;
}

/** Returns the single items in an area, the nearest to its middle first, and then the groups of items, the largest first. */
export function foundIn(
  { role, jobs, installers, clusters }: MapAnswer,
  { south, west, north, east }: Bounds,
): Found[] {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const away = ({ lat, lng }: Found): number => distanceKm(middle, { latitude: lat, longitude: lng });
  const single = [...jobs.map((job) => jobFound(job, role !== null)), ...installers.map(installerFound)]
    .map((found) => ({ found, km: away(found) }))
    .sort((a, b) => a.km - b.km)
    .map(({ found }) => found);
  const together = [...clusters]
    .sort((a, b) => b.count - a.count)
    .map(
      ({ latitude, longitude, count }): Found => ({
        kind: 'cluster',
        id: `cluster ${latitude} ${longitude}`,
        lat: latitude,
        lng: longitude,
        precision: 'exact',
        title: countOf(role, count),
        count,
      }),
    );
  return [...single, ...together];
}
