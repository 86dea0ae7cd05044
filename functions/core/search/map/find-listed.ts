import type { ItemOf } from '#functions/data/lists/list-kinds.ts';
import type { Routes } from '#shared/api/index.ts';
import type { QueryOf } from '#shared/api/route/route.ts';
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

export interface Finder<Item extends Located, About> {
  list: () => Promise<readonly Item[]>;
  passes: (item: Item, chips: Chips) => boolean;
  readMarkers: (items: readonly Item[]) => Promise<Marker<About>[]>;
}

/** Jobs have neither an availability nor a rating, so these filters leave them alone. */
export const jobFinder: Finder<ItemOf<'jobs'>, JobMarker['about']> = {
  list: () => listedJobs('AU'),
  passes: (job, { specialties }) =>
    passesMapFilter(mapFactsOfJob(job), { specialties: specialties.filter((each) => each === 'battery') }),
  readMarkers: jobMarkers,
};

export const installerFinder: Finder<ItemOf<'installers'>, InstallerMarker['about']> = {
  list: () => rankedInstallers('AU'),
  passes: (installer, { availability, rating, specialties }) =>
    passesMapFilter(mapFactsOfInstaller(installer), {
      availability,
      rating: rating as MapRating | undefined,
      specialties,
    }),
  readMarkers: installerMarkers,
};
