import { seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { readOwnList } from '../data/lists/list-queries.ts';
import type { ListedOwnJob } from '../data/lists/own-job.ts';
import type { JobRow } from '../data/rows.ts';
import type { Actor } from './actor.ts';

/** Decides which of their company's jobs a person sees. People of the rank `installer` see those whose team includes them. */

/** A person of a company: the role, the rank and the id that decide which of its jobs the person sees. */
export type Viewer = Pick<Actor, 'role' | 'rank' | 'person'>;

export const seesEveryJob = ({ role, rank }: Viewer): boolean => seesAllJobs(role, rank);

/** Tells whether a person sees a job that is assigned to their company. */
export const seesAssignedJob = (actor: Viewer, { card }: Pick<JobRow, 'card'>): boolean =>
  seesEveryJob(actor) || card.team?.some(({ id }) => id === actor.person.userId) === true;

/** Returns the entries of the company's list that the person sees. */
export const visibleIn = <J extends Pick<ListedOwnJob, 'team'>>(actor: Viewer, jobs: readonly J[]): J[] =>
  jobs.filter(({ team }) => seesEveryJob(actor) || team?.includes(actor.person.userId) === true);

/** Returns the jobs of the caller's company that the caller sees. */
export const readVisibleJobs = async (actor: Actor): Promise<ListedOwnJob[]> =>
  visibleIn(actor, await readOwnList(actor.userId));
