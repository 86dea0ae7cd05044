import { useRead } from '../../../lib/server/queries.ts';
import { useJobScreen } from '../screen/job-screen.tsx';

export function useRequirements() {
  const { job } = useJobScreen();
  return useRead('listRequirements', { params: { id: job.id } });
}
