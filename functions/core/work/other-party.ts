import type { JobRow } from '../../data/rows.ts';

/** Whom to tell when one side of an awarded job does something; nobody while it has no installer. */
export const otherParty = (job: JobRow, actorId: string): string | undefined =>
  actorId === job.retailerId ? job.assignedInstallerId : job.retailerId;
