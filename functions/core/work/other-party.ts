import type { AwardedJob } from '../jobs/awarded-job.ts';

/** Returns the party to notify when the other party of an awarded job acts. */
export const otherParty = (job: AwardedJob, actorId: string): string =>
  actorId === job.retailerId ? job.assignedInstallerId : job.retailerId;
