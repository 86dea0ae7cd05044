import { findUser } from '../../data/accounts/user-queries.ts';
import { readJobIdsOf } from '../../data/jobs/job-list-queries.ts';
import { changeJobBySystem } from '../jobs/change-by-system.ts';

/** Jobs of a company stand in the lists once its address is confirmed. As the account is by then, so repeating it is harmless. */
export async function followConfirmation(userId: string, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (user?.role !== 'retailer') return;
  const isUnlisted = user.unconfirmed === true;
  for await (const jobId of readJobIdsOf(userId, 'retailer'))
    await changeJobBySystem(jobId, 'list', now, ({ job }) =>
      (job.isUnlisted === true) === isUnlisted ? null : { job: { ...job, isUnlisted: isUnlisted || undefined } },
    );
}
