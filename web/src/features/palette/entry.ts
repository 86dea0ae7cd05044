import type { LucideIcon } from 'lucide-react';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { matches, wordsIn } from '#shared/domain/search/words.ts';

/** A page, a job, a company or an action that the search can open. */

export const groups = [
  'Recent',
  'Pages',
  'Actions',
  'Jobs',
  'People',
  'All jobs (administration)',
  'All retailers (administration)',
  'All installers (administration)',
] as const;
export type Group = (typeof groups)[number];

export interface Entry {
  id: string;
  group: Group;
  icon: LucideIcon;
  /** The first line. */
  lead: string;
  /** The second line. */
  detail?: string;
  status?: JobStatus;
  /** Other words by which the search finds the entry. */
  words?: string;
  /** Whether the entry links to a list with more results. */
  isRest?: true;
  /** The URL of a page, or an action. */
  does: string | (() => void);
}

/** Tells whether each typed word begins one of the entry's words. */
export const isFound = ({ lead, detail = '', words = '' }: Entry, typed: string): boolean =>
  matches(wordsIn(`${lead} ${detail} ${words}`), wordsIn(typed));
