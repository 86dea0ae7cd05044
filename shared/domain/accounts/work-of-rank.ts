import type { Role } from '../jobs/job.ts';
import type { JobAction } from '../jobs/lifecycle-table.ts';
import { installerWork, retailerWork, type WorkKind } from '../jobs/worklist.ts';
import { type Ability, type Rank, rankMay } from './ranks.ts';

/** The abilities that a person's rank needs for the work on jobs. */

const onSite: readonly JobAction[] = ['start', 'progress', 'complete', 'completeRequirement'];
const aboutMoney: readonly JobAction[] = ['requestPayment', 'approvePayment'];

/**
 * Returns the ability that an action on a job needs, which is also the ability of its routes. Screens also pass names that are
 * not actions, such as the name of a dialog. These need `jobs`.
 */
export function abilityOfAction(action: string): Ability {
  if (onSite.some((each) => each === action)) return 'site';
  return aboutMoney.some((each) => each === action) ? 'pay' : 'jobs';
}

/** The action that completes each kind of waiting work. A kind without an entry needs the ability `jobs`. */
const actionOf: { [K in WorkKind]?: JobAction } = {
  returned: 'completeRequirement',
  approvals: 'approvePayment',
  requests: 'requestPayment',
};

/** Returns the kinds of work that a person's rank includes. */
export const workOf = (role: Role, rank: Rank): WorkKind[] =>
  (role === 'retailer' ? retailerWork : installerWork).filter((kind: WorkKind) =>
    rankMay(role, rank, abilityOfAction(actionOf[kind] ?? kind)),
  );
