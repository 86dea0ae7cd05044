import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { useRequirements } from './use-requirements.ts';

/** Returns the id of a requirement's row. */
export const rowIdOf = ({ id }: Pick<Requirement, 'id'>): string => `requirement-${id}`;

/**
 * Returns the requirement to do next: an open one without a file on this device. Those that the retailer returned are first. With
 * the id of a requirement, it stays the next one.
 */
export function useNextRequirement(held: string | null = null): Requirement | undefined {
  const files = useKeptFiles();
  // The next step has read the requirements already.
  const requirements = useRequirements(false).data?.requirements ?? [];
  const open = requirements.filter(({ id, completed }) => !completed && !files.some(isFor(id)));
  return requirements.find(({ id }) => id === held) ?? open.find(({ returnedReason }) => returnedReason) ?? open[0];
}
