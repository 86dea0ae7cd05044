import { useRead } from '#web/src/lib/server/queries.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { withPage } from '../screen/with-page.ts';

/** Reads the requirements of the page's job, with the reasons for those that the owner returned. */
export function useRequirements(isEnabled = true) {
  const { job } = useJobScreen();
  return useRead('listRequirements', { params: { id: job.id } }, { ...withPage, enabled: isEnabled });
}
