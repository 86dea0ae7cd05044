import type { Role } from '../jobs/job.ts';
import type { JobAction } from '../jobs/lifecycle-table.ts';
import { installerWork, retailerWork, type WorkKind } from '../jobs/worklist.ts';
import { type Ability, type Rank, rankMay } from './ranks.ts';

/** What the work on jobs needs of a person's rank. */

const onSite: ReadonlySet<JobAction> = new Set(['start', 'progress', 'complete', 'completeRequirement']);
const aboutMoney: ReadonlySet<JobAction> = new Set(['requestPayment', 'approvePayment']);

/** Returns what an action on a job needs. The routes of the action need the same. */
export function abilityOfAction(action: JobAction): Ability {
  if (onSite.has(action)) return 'site';
  return aboutMoney.has(action) ? 'pay' : 'jobs';
}

/** Returns what work of a kind needs of a person's rank. */
function abilityOfWork(kind: WorkKind): Ability {
  if (kind === 'returned') return 'site';
  return kind === 'approvals' || kind === 'requests' ? 'pay' : 'jobs';
}

/** Returns the kinds of work that a person's rank includes. */
export const workOf = (role: Role, rank: Rank): WorkKind[] =>
  (role === 'retailer' ? retailerWork : installerWork).filter((kind: WorkKind) =>
    rankMay(role, rank, abilityOfWork(kind)),
  );
