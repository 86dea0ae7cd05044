import type { ItemOf } from '#functions/data/lists/list-kinds.ts';
import type { Routes } from '#shared/api/index.ts';
import type { QueryOf } from '#shared/api/route/route.ts';
import type { Position } from '#shared/domain/places/distance.ts';
import { type Bounds, isInside, widened } from '#shared/domain/places/map.ts';
import { type MapRating, passesMapFilter } from '#shared/domain/places/map-chips.ts';
import { mapFactsOfInstaller, mapFactsOfJob } from '#shared/domain/search/map-facts.ts';
import { listedJobs, rankedInstallers } from '../directory/cached-lists.ts';
import { type InstallerMarker, installerMarkers, type JobMarker, jobMarkersFor, type Marker } from './markers.ts';

/** Finds jobs and installers for the map. */

export type Chips = Pick<QueryOf<Routes['getMap']>, 'availability' | 'rating' | 'specialties'>;

export interface Located {
  id: string;
  latitude: number | null;
  longitude: number | null;
}

export type Placed<Item extends Located> = Item & Position;

export const isPlaced = <Item extends Located>(item: Item): item is Placed<Item> =>
  item.latitude !== null && item.longitude !== null;

export interface Finder<Item extends Located, About> {
  /** Reads the items that pass the filters. */
  find: (chips: Chips) => Promise<readonly Item[]>;
  readMarkers: (items: readonly Item[]) => Promise<Marker<About>[]>;
}

/** A finder that knows which items may be in an area, and the position that the caller may see. */
export interface PlacingFinder<Item extends Located, About> extends Finder<Item, About> {
  placedIn: (items: readonly Item[], area: Bounds) => Promise<readonly Placed<Item>[]>;
  countUnplaced: (items: readonly Item[]) => number;
}

/**
 * Positions in a list are rounded, so the area is widened. The exact position in the row then decides whether an item near an
 * edge is in the area.
 */
const asListed = {
  placedIn: async <Item extends Located>(items: readonly Item[], area: Bounds): Promise<Placed<Item>[]> => {
    const around = widened(area);
    return items.filter(isPlaced).filter((item) => isInside(around, item));
  },
  countUnplaced: (items: readonly Located[]): number => items.filter((item) => !isPlaced(item)).length,
};

/** Applies only the battery filter, because jobs have neither an availability nor a rating. */
export async function findJobs({ specialties }: Chips): Promise<ItemOf<'jobs'>[]> {
  const filter = { specialties: specialties.filter((each) => each === 'battery') };
  return (await listedJobs('AU')).filter((job) => passesMapFilter(mapFactsOfJob(job), filter));
}

export const jobFinderFor = (userId: string, now: Date): PlacingFinder<ItemOf<'jobs'>, JobMarker['about']> => ({
  ...asListed,
  find: findJobs,
  readMarkers: (listed) => jobMarkersFor(userId, listed, now),
});

export const installerFinder: PlacingFinder<ItemOf<'installers'>, InstallerMarker['about']> = {
  ...asListed,
  async find({ availability, rating, specialties }) {
    const filter = { availability, rating: rating as MapRating | undefined, specialties };
    const listed = await rankedInstallers('AU');
    return listed.filter((installer) => passesMapFilter(mapFactsOfInstaller(installer), filter));
  },
  readMarkers: installerMarkers,
};
