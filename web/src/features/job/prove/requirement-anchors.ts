import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { useRequirements } from './use-requirements.ts';

/** The id of the section, which links on this page and on others name. */
export const requirementsId = 'requirements';

/** Returns the id of a requirement's row. */
export const rowIdOf = ({ id }: Pick<Requirement, 'id'>): string => `requirement-${id}`;

/** Returns the id of the row to do next: the first open requirement without a file on this device, or else the whole section. */
export function useNextRowId(): string {
  const files = useKeptFiles();
  // The next step has read the requirements already.
  const next = useRequirements(false).data?.requirements.find(
    ({ id, completed }) => !completed && !files.some(isFor(id)),
  );
  return next ? rowIdOf(next) : requirementsId;
}
