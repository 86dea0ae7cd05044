import { useRead } from '../../../lib/server/queries.ts';
import { useJobScreen } from '../screen/job-screen.tsx';

/** Both parties see the payment once the job is complete. */
export function usePayment() {
  const { job, is } = useJobScreen();
  const isKnown = is('owner') || is('assignee') || is('admin');
  return useRead('getPayment', { params: { id: job.id } }, { enabled: isKnown && job.paymentStatus !== null });
}
