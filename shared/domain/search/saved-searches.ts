import { finds, type OpenJob, type WorkFilter } from './find-work.ts';
import type { Crew } from './fit.ts';

/** The saved searches of an installer, and the test whether a job is new for one of them. */

export const mostNameCharacters = 60;

export interface SavedSearch {
  id: string;
  name: string;
  filter: WorkFilter;
  /** Notifies the installer in the application when a new job matches. */
  notify: boolean;
  /** Sends the new matches by email, at most once a day. */
  email: boolean;
  createdAt: string;
}

/** A change that made a job public, or changed a public job. */
export interface JobNews {
  job: OpenJob;
  /** The public facts before the change. Null if the job was not public. */
  before: OpenJob | null;
  /** When the job changed. */
  at: string;
}

/**
 * Tells whether a job that has become public, or has changed, now matches a search that it did not match before. An installer
 * who saved the search later has seen the job in the list. `today` is the civil date at the site.
 */
export const isNewMatch = (
  { filter, createdAt }: Pick<SavedSearch, 'filter' | 'createdAt'>,
  { job, before, at }: JobNews,
  crew: Crew | null,
  today: string,
): boolean =>
  createdAt <= at && finds(filter, job, crew, today) && !(before !== null && finds(filter, before, crew, today));
