import { rows } from '../service.ts';

/** Tells whether a job's audit contains one of these actions. */
export async function wasDone(jobId: string, actions: readonly string[]): Promise<boolean> {
  const { data } = await rows()
    .audit.query.byJob({ jobId })
    .where(({ action }, { eq }) => actions.map((each) => eq(action, each)).join(' OR '))
    .go({ consistent: true, pages: 'all' });
  return data.length > 0;
}
