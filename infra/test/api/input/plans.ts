import { type RouteName, routes } from '#shared/api/index.ts';
import { type Example, examplePersons } from '#shared/api/route/example.ts';
import type { JobName } from './world.ts';

/** The example call of each route, and the job that a call uses up. */

export const persons = examplePersons;

/** The jobs that must be created again after a call. Routes that are not listed leave their job unchanged. */
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
