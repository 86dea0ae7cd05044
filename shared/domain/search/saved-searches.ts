import { finds, type OpenJob, type WorkFilter } from './find-work.ts';
import type { Crew } from './fit.ts';

/** The saved searches of an installer, and the rule that decides whether a job is a new match of a search. */

export const mostNameCharacters = 60;

export interface SavedSearch {
  id: string;
  name: string;
  filter: WorkFilter;
  /** Whether the application notifies the installer of each new match. */
  notify: boolean;
  /** Whether the installer receives the new matches by email, at most once a day. */
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
 * Tells whether a job matches a search that it did not match before the change. A search that was saved after the change has no
 * new match, because its owner has seen the job in the list. `today` is the civil date at the site.
 */
export const isNewMatch = (
  { filter, createdAt }: Pick<SavedSearch, 'filter' | 'createdAt'>,
  { job, before, at }: JobNews,
  crew: Crew | null,
  today: string,
): boolean =>
  createdAt <= at && finds(filter, job, crew, today) && !(before !== null && finds(filter, before, crew, today));
