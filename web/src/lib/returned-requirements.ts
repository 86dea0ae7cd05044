import type { CallAnswer } from '#shared/api/client.ts';

type Requirement = CallAnswer<'listRequirements'>['requirements'][number];

/** Returns the open requirements that the retailer returned, each with the retailer's reason. */
export const returnedIn = (
  requirements: readonly Requirement[] = [],
): { id: string; label: string; reason: string }[] =>
  requirements.flatMap(({ id, label, completed, returnedReason }) =>
    !completed && returnedReason ? [{ id, label, reason: returnedReason }] : [],
  );
