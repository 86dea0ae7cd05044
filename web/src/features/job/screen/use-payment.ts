import { useRead } from '#web/src/lib/server/queries.ts';
import { useJobScreen } from './job-screen.tsx';
import type { withPage } from './with-page.ts';

/** Reads the payment, which both parties see once the job is complete. */
export function usePayment(freshness: Partial<typeof withPage> = {}) {
  const { job, shows } = useJobScreen();
  return useRead('getPayment', { params: { id: job.id } }, { ...freshness, enabled: shows('payment') });
}
