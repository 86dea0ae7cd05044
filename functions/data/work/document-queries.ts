import type { DocumentRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns all files ever submitted for a job, including replaced ones. */
export async function readHandIns(jobId: string): Promise<DocumentRow[]> {
  const { data } = await rows().document.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}
