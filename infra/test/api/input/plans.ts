import { type RouteName, routes } from '#shared/api/index.ts';
import { type Example, examplePersons } from '#shared/api/route/example.ts';
import type { JobName } from './world.ts';

/** The call that each route gives as its example, and the job that it uses up. */

export const persons = examplePersons;

/** These jobs are created again for the next call. A route that is not here leaves its job as it was. */
const usedUp: Partial<Record<RouteName, JobName>> = {
  deleteJob: 'draft',
  cancelJob: 'open',
  acceptJob: 'private',
  unassignInstaller: 'accepted',
  startJob: 'accepted',
  completeJob: 'inProgress',
  setJobStatus: 'paid',
  applyForJob: 'open',
  decideApplication: 'applied',
  withdrawApplication: 'applied',
  respondToInvite: 'private',
  completeRequirement: 'booked',
  changePhoto: 'booked',
  returnRequirement: 'inProgress',
  returnWork: 'completed',
  approvePayment: 'pending',
  createRating: 'paid',
  sendReport: 'reviewed',
  decideReport: 'reviewed',
  editJob: 'draft',
};

interface Plan extends Example {
  uses: JobName | undefined;
}

export const planOf = (name: RouteName): Plan => ({ ...routes[name].example, uses: usedUp[name] });
