import { useRead } from '../../../lib/server/queries.ts';
import { useJobScreen } from '../screen/job-screen.tsx';

/** Both parties see the payment once the job is complete. */
export function usePayment() {
  const { job, shows } = useJobScreen();
  return useRead('getPayment', { params: { id: job.id } }, { enabled: shows('payment') });
}
