import { useEffect } from 'react';
import { useRead } from '#web/src/lib/server/queries.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';

/**
 * Closes the dialog about a requirement after a refusal, if the requirement no longer passes `stands`: another window may have
 * done the step. A refusal makes the page read the requirements again, so the page shows their present state.
 */
export function useLostSubject(requirementId: string, stands: (requirement: Requirement) => boolean): void {
  const { job, isDialogOpen, isRefused, close } = useJobScreen();
  const { data } = useRead('listRequirements', { params: { id: job.id } });
  const isLost = data !== undefined && !data.requirements.some((each) => each.id === requirementId && stands(each));
  useEffect(() => {
    if (isLost && isRefused && isDialogOpen) close();
  }, [isLost, isRefused, isDialogOpen, close]);
}
