import type { ApplicationRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findApplication(jobId: string, installerId: string): Promise<ApplicationRow | null> {
  const { data } = await rows().application.get({ jobId, installerId }).go({ consistent: true });
  return data;
}

/** Every application for a job, however many there are: for work behind a change, never for a page. */
export async function readApplicationsOf(jobId: string): Promise<ApplicationRow[]> {
  const { data } = await rows().application.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}
