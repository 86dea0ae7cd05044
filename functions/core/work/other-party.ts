import type { AwardedJob } from '../jobs/awarded-job.ts';

/** The person to notify when one side of an awarded job does something. */
export const otherParty = (job: AwardedJob, actorId: string): string =>
  actorId === job.retailerId ? job.assignedInstallerId : job.retailerId;
