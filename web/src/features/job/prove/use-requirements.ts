import { useRead } from '#web/src/lib/server/queries.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { withPage } from '../screen/with-page.ts';

export function useRequirements() {
  const { job } = useJobScreen();
  return useRead('listRequirements', { params: { id: job.id } }, withPage);
}
