import { useRead } from '#web/src/lib/server/queries.ts';
import { useJobScreen } from './job-screen.tsx';
import type { withPage } from './with-page.ts';

/** Reads the payments of the job, if the viewer sees the payment card. */
export function usePayment(freshness: Partial<typeof withPage> = {}) {
  const { job, shows } = useJobScreen();
  return useRead('getPayment', { params: { id: job.id } }, { ...freshness, enabled: shows('payment') });
}
