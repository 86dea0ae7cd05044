import { useEffect } from 'react';
import { useRead } from '#web/src/lib/server/queries.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';

/**
 * After a refusal the requirements are read again. A dialog about one closes if there is nothing left to do in it, because
 * somebody was faster in another window. The page then shows why.
 */
export function useLostSubject(requirementId: string, stands: (requirement: Requirement) => boolean): void {
  const { job, isDialogOpen, isRefused, close } = useJobScreen();
  const { data } = useRead('listRequirements', { params: { id: job.id } });
  const isLost = data !== undefined && !data.requirements.some((each) => each.id === requirementId && stands(each));
  useEffect(() => {
    if (isLost && isRefused && isDialogOpen) close();
  }, [isLost, isRefused, isDialogOpen, close]);
}
