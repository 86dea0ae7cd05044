import { jobLabels } from './job-labels.ts';
import { type LockedField, lockedAfterAward } from './job-locks.ts';

/**
 * The terms of a job: what binds two companies once one of them accepts. Everything that is locked after the award is a
 * term, except what only concerns how the job is shown.
 */
export type TermField = Exclude<LockedField, 'title' | 'isPublic'>;

const isTerm = (name: LockedField): name is TermField => name !== 'title' && name !== 'isPublic';
export const termFields = lockedAfterAward.filter(isTerm);

/** What people call each term, the price first. */
export const termLabels: Readonly<Record<string, string>> = {
  priceExGst: jobLabels.priceExGst,
  ...Object.fromEntries(termFields.map((name) => [name, jobLabels[name]])),
};
