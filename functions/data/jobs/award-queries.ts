import { rows } from '../service.ts';

/** Whether anything of a job's audit is one of these actions. Reads the audit until it finds one. */
export async function wasDone(jobId: string, actions: readonly string[]): Promise<boolean> {
  const { data } = await rows()
    .audit.query.byJob({ jobId })
    .where(({ action }, { eq }) => actions.map((each) => eq(action, each)).join(' OR '))
    .go({ consistent: true, pages: 'all' });
  return data.length > 0;
}
