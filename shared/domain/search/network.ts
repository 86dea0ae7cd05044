import type { StoredJobStatus } from '../jobs/job.ts';
import { wordsIn } from './searched-list.ts';

/** Derives the companies that a user has worked with from the list of their own jobs, and searches and sorts these companies. */

/** One of a user's jobs, with the other company of the job. */
export interface JobTogether {
  id: string;
  number: string | null;
  title: string;
  suburb: string | null;
  status: StoredJobStatus;
  installationDate: string | null;
  createdAt: string;
  otherPartyId?: string | null | undefined;
  otherParty: string | null;
}

export interface WorkTogether {
  running: number;
  completed: number;
  /** The job with the latest installation date. A job without one counts by its creation. */
  lastJob: JobTogether;
}

export interface Partner extends WorkTogether {
  id: string;
  /** The company's name in their latest job. */
  name: string;
}

/** For each status of a job, the count that includes the job. Null: the two companies have not worked together on the job. */
const kindOf: Record<StoredJobStatus, 'running' | 'completed' | null> = {
  draft: null,
  posted: null,
  accepted: 'running',
  booked: 'running',
  in_progress: 'running',
  completed: 'completed',
  paid: 'completed',
  archived: 'completed',
  cancelled: null,
};

/** Returns the installation date, or else the creation time, which sorts after the date of the same day. */
const dayOf = ({ installationDate, createdAt }: JobTogether): string => installationDate ?? createdAt;
const isLater = (a: JobTogether, b: JobTogether): boolean =>
  dayOf(a) === dayOf(b) ? a.createdAt > b.createdAt : dayOf(a) > dayOf(b);

/** Returns one entry for each company. Skips jobs without the id of the company, which lists older than the id contain. */
export function partnersIn(jobs: readonly JobTogether[]): Partner[] {
  const partners = new Map<string, Partner>();
  for (const job of jobs) {
    const kind = kindOf[job.status];
    if (kind === null || !job.otherPartyId) continue;
    const id = job.otherPartyId;
    const before = partners.get(id) ?? { id, name: '', running: 0, completed: 0, lastJob: job };
    const lastJob = isLater(job, before.lastJob) ? job : before.lastJob;
    partners.set(id, { ...before, [kind]: before[kind] + 1, lastJob, name: lastJob.otherParty ?? '' });
  }
  return [...partners.values()];
}

export const networkSorts = ['recent', 'jobs', 'name'] as const;
export type NetworkSort = (typeof networkSorts)[number];
/** The views of a network: all companies that are not hidden, the preferred companies among these, or the hidden companies. */
export const networkViews = ['all', 'preferred', 'hidden'] as const;
export type NetworkView = (typeof networkViews)[number];

/** A company that a user has worked with, or prefers without having worked with it yet. */
export interface Acquaintance {
  id: string;
  name: string;
  work: WorkTogether | null;
  /** When the user marked the company as preferred. Null if it is not preferred. */
  preferredSince: string | null;
  note: string;
  isHidden: boolean;
}

const isIn: Record<NetworkView, (person: Acquaintance) => boolean> = {
  all: ({ isHidden }) => !isHidden,
  preferred: ({ isHidden, preferredSince }) => !isHidden && preferredSince !== null,
  hidden: ({ isHidden }) => isHidden,
};

const plain = (text: string): string => wordsIn(text).join(' ');
const searchedOf = ({ name, note }: Acquaintance): string => plain(`${name} ${note}`);

const jobsOf = ({ work }: Acquaintance): number => (work ? work.running + work.completed : 0);
const lastOf = ({ work, preferredSince }: Acquaintance): string =>
  work ? dayOf(work.lastJob) : (preferredSince ?? '');

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const orders: Record<NetworkSort, (a: Acquaintance, b: Acquaintance) => number> = {
  recent: (a, b) => Number(a.work === null) - Number(b.work === null) || byText(lastOf(b), lastOf(a)),
  jobs: (a, b) => jobsOf(b) - jobsOf(a) || byText(lastOf(b), lastOf(a)),
  name: () => 0,
};

export interface NetworkQuery {
  words: readonly string[];
  sort: NetworkSort;
  view: NetworkView;
}

/** Returns the companies that pass, in order. Sorts equal companies by name, so that the list is always the same. */
export const arrangeNetwork = (people: readonly Acquaintance[], { words, sort, view }: NetworkQuery): Acquaintance[] =>
  people
    .filter((person) => isIn[view](person) && words.every((word) => searchedOf(person).includes(word)))
    .map((person) => ({ person, name: plain(person.name) }))
    .sort((a, b) => orders[sort](a.person, b.person) || byText(a.name, b.name) || byText(a.person.id, b.person.id))
    .map(({ person }) => person);

export const mostNoteCharacters = 500;
