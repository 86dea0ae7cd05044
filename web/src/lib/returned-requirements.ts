import type { CallAnswer } from '#shared/api/client.ts';

type Requirement = CallAnswer<'listRequirements'>['requirements'][number];

/** Returns the open requirements that the retailer returned, each with the retailer's reason. */
export const returnedIn = (
  requirements: readonly Requirement[] = [],
): { id: string; label: string; reason: string }[] =>
  requirements.flatMap(({ id, label, completed, returnedReason }) =>
    !completed && returnedReason ? [{ id, label, reason: returnedReason }] : [],
  );

/**
 * Returns the returned requirements whose reasons the next step quotes: a single one. Several reasons would move the list of
 * requirements off a phone's first screen, so each of them is in its row of the list.
 */
export const quotedOf = <R>(returned: readonly R[]): readonly R[] => (returned.length === 1 ? returned : []);
