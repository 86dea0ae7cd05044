import { useRead } from '../../lib/queries.ts';
import { useJobScreen } from './job-screen.tsx';

export function useRequirements() {
  const { job } = useJobScreen();
  return useRead('listRequirements', { params: { id: job.id } });
}
