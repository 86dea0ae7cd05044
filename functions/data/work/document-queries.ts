import { rows } from '../service.ts';

/** All files ever submitted for a job, including those that have been replaced. */
export async function readHandedInKeys(jobId: string): Promise<string[]> {
  const { data } = await rows().document.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data.map((row) => row.objectKey);
}
