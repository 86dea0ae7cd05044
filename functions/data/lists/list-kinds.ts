import type { Accreditation } from '#shared/domain/jobs/job.ts';
import type { DirectoryFacts } from '#shared/domain/people/directory.ts';
import type { ListedWork, WorkFilter } from '#shared/domain/search/find-work.ts';
import type { Area } from '../rows.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type ListedOwnJob, ownJobColumns } from './own-job.ts';

/**
 * The lists that requests read whole and search in memory. A list is stored in parts. The id of an item selects its part, so a
 * change rewrites little and seldom conflicts with another change.
 */

/** A position that is rounded to about ten metres. */
interface RoughPosition {
  latitude: number | null;
  longitude: number | null;
}

/** An installer with the facts for searches and sorting. */
export interface ListedInstaller extends DirectoryFacts, RoughPosition {
  completedJobs: number;
  id: string;
  licences: readonly Accreditation[];
}

export interface ListedJob extends Omit<ListedWork, 'position'>, RoughPosition {
  /**
   * The postcode by which visitors find the job, because they must not learn its position. Null in a part of an earlier
   * version.
   */
  postcode: string | null;
  /** True if the retailer requires current credentials. A job without this requirement has null, as in parts of an earlier version. */
  credentialsRequired: true | null;
}

/**
 * A saved search. `id` is the id of the installer, who may have several searches. `filter` has no state, because each state has
 * its own list. It has no place either: the lists only find the installers whose searches may match, and the rows of the searches
 * decide.
 */
export interface ListedSearch {
  id: string;
  filter: Omit<WorkFilter, 'state' | 'fits' | 'place' | 'lat' | 'lng' | 'within'>;
}

/** Each kind of list: the type of its owner, which is an area or a user id, and the type of its items. */
export interface ListKinds {
  installers: { of: Area; item: ListedInstaller };
  jobs: { of: Area; item: ListedJob };
  searches: { of: Area; item: ListedSearch };
  ownJobs: { of: string; item: ListedOwnJob };
}
export type ListKind = keyof ListKinds;
export type ItemOf<K extends ListKind> = ListKinds[K]['item'];

export const columns: { readonly [K in ListKind]: Columns<ItemOf<K>> } = {
  installers: columnsOf<ListedInstaller>({
    id: 'id',
    latitude: 'value',
    longitude: 'value',
    states: 'value',
    services: 'value',
    licences: 'value',
    brands: 'value',
    crewSize: 'value',
    availability: 'value',
    leadTimeDays: 'value',
    installRadius: 'value',
    averageRating: 'value',
    reviewCount: 'value',
    completedJobs: 'value',
    responseHours: 'value',
  }),
  jobs: columnsOf<ListedJob>({
    id: 'id',
    latitude: 'value',
    longitude: 'value',
    state: 'value',
    jobType: 'value',
    requiredLicenses: 'value',
    preferredWeek: 'value',
    sizeKw: 'value',
    priceCents: 'value',
    postedAt: 'value',
    company: 'value',
    postcode: 'value',
    credentialsRequired: 'value',
  }),
  searches: columnsOf<ListedSearch>({ id: 'id', filter: 'value' }),
  ownJobs: ownJobColumns,
};

/** The number of parts of a list. A new number needs a migration, because an item's id would then select another part. */
const partCounts: Record<ListKind, number> = { installers: 32, jobs: 32, searches: 32, ownJobs: 64 };

/** Returns the part that contains the items with this id. The last digits of every id are random. */
export const bucketOf = (kind: ListKind, itemId: string): number =>
  Number.parseInt(itemId.slice(-4), 16) % partCounts[kind];

/** Returns the lists that contain an item of these states: one for each state, and the list of Australia. */
export const areasOf = (states: readonly Area[]): Area[] => [...new Set<Area>(['AU', ...states])];
