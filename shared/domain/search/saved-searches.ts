import { finds, type OpenJob, type WorkFilter } from './find-work.ts';
import type { Crew } from './fit.ts';

/** What an installer looks for again and again, and whether a job is news for them. */

export const mostNameLetters = 60;

export interface SavedSearch {
  id: string;
  name: string;
  filter: WorkFilter;
  /** Tells the installer in the product when a new job matches. */
  notify: boolean;
  /** Sends the new matches by email, at most once a day. */
  email: boolean;
  createdAt: string;
}

/** How a job came to be what it is. */
export interface JobNews {
  job: OpenJob;
  /** What was public before. Null if nothing was. */
  before: OpenJob | null;
  /** When it changed. */
  at: string;
}

/**
 * Whether a job that has become public, or has changed, now matches a search that it did not match before. Whoever saved the
 * search after that has seen the job in the list. `today` is the civil date at the site.
 */
export const isNewMatch = (
  { filter, createdAt }: Pick<SavedSearch, 'filter' | 'createdAt'>,
  { job, before, at }: JobNews,
  crew: Crew | null,
  today: string,
): boolean =>
  createdAt <= at && finds(filter, job, crew, today) && !(before !== null && finds(filter, before, crew, today));
