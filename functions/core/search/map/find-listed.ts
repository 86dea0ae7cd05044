import type { ItemOf } from '#functions/data/lists/list-kinds.ts';
import type { Routes } from '#shared/api/index.ts';
import type { QueryOf } from '#shared/api/route/route.ts';
import type { Position } from '#shared/domain/places/distance.ts';
import { type MapRating, passesMapFilter } from '#shared/domain/places/map-chips.ts';
import { mapFactsOfInstaller, mapFactsOfJob } from '#shared/domain/search/map-facts.ts';
import { listedJobs, rankedInstallers } from '../directory/held-lists.ts';
import { type InstallerMarker, installerMarkers, type JobMarker, jobMarkers, type Marker } from './markers.ts';

/** How jobs and installers are found for the map. */

export type Chips = Pick<QueryOf<Routes['getMap']>, 'availability' | 'rating' | 'specialties'>;

export interface Located {
  id: string;
  latitude: number | null;
  longitude: number | null;
}

export const isPlaced = <Item extends Located>(item: Item): item is Item & Position =>
  item.latitude !== null && item.longitude !== null;

export interface Finder<Item extends Located, About> {
  /** Reads the items that pass the filters. */
  find: (chips: Chips) => Promise<readonly Item[]>;
  readMarkers: (items: readonly Item[]) => Promise<Marker<About>[]>;
}

/** Jobs have neither an availability nor a rating, so these filters leave them alone. */
export const jobFinder: Finder<ItemOf<'jobs'>, JobMarker['about']> = {
  async find({ specialties }) {
    const filter = { specialties: specialties.filter((each) => each === 'battery') };
    return (await listedJobs('AU')).filter((job) => passesMapFilter(mapFactsOfJob(job), filter));
  },
  readMarkers: jobMarkers,
};

export const installerFinder: Finder<ItemOf<'installers'>, InstallerMarker['about']> = {
  async find({ availability, rating, specialties }) {
    const filter = { availability, rating: rating as MapRating | undefined, specialties };
    const listed = await rankedInstallers('AU');
    return listed.filter((installer) => passesMapFilter(mapFactsOfInstaller(installer), filter));
  },
  readMarkers: installerMarkers,
};
