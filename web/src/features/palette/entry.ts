import type { LucideIcon } from 'lucide-react';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { matches, wordsIn } from '#shared/domain/search/words.ts';

/** What the search can open or do. */

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
  /** Other words by which it is found, besides those on its lines. */
  words?: string;
  /** Leads to the list that holds more results. */
  isRest?: true;
  /** The URL of a page, or an action. */
  does: string | (() => void);
}

/** Whether each typed word begins one of the entry's words. */
export const isFound = ({ lead, detail = '', words = '' }: Entry, typed: string): boolean =>
  matches(wordsIn(`${lead} ${detail} ${words}`), wordsIn(typed));
