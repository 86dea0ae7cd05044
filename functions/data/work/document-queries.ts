import { rows } from '../service.ts';

/** The files that were ever handed in for a job, also those that were replaced since. */
export async function readHandedInKeys(jobId: string): Promise<string[]> {
  const { data } = await rows().document.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data.map((row) => row.objectKey);
}
