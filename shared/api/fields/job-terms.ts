import { jobLabels } from './job-labels.ts';
import { type LockedField, lockedAfterAward } from './job-locks.ts';

/**
 * The terms of a job, which bind both companies from the award on. Every field that is locked after the award is a term, except
 * those that only affect how the job is shown.
 */
export type TermField = Exclude<LockedField, 'title' | 'isPublic'>;

const isTerm = (name: LockedField): name is TermField => name !== 'title' && name !== 'isPublic';
export const termFields = lockedAfterAward.filter(isTerm);

/** The label of each term, the price first. */
export const termLabels: Readonly<Record<string, string>> = {
  priceExGst: jobLabels.priceExGst,
  ...Object.fromEntries(termFields.map((name) => [name, jobLabels[name]])),
};
