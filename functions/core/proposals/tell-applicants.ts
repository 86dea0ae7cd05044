import { isOpenApplication } from '#shared/domain/job.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { onlyWhilePosted } from '../../data/jobs/job-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { onlyWhileWaiting } from '../../data/proposals/application-writes.ts';
import type { ApplicationRow, Effects, JobRow } from '../../data/rows.ts';
import { sameId } from '../../new-id.ts';
import { notify } from '../notifications/notify.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

/** Somebody an award has shut out is about to be let in again, or the job would not be out. */
const isWaiting = ({ status, closedByAward }: ApplicationRow): boolean => isOpenApplication(status) || !!closedByAward;

type Change = Extract<NonNullable<Effects['followUp']>, { kind: 'tellApplicants' }>;

/** Unless the application was answered or withdrawn meanwhile, or the job is no longer out: then it is not their news. */
async function tell(job: JobRow, installerId: string, { changeId, at, text }: Change): Promise<void> {
  const { jobId } = job;
  const when = new Date(at);
  const { notifications = [] } = notify(job, installerId, 'application', 'Job changed', text);
  const notificationId = sameId(when, changeId, installerId);
  await commitUnlessPast([
    onlyWhileWaiting(jobId, installerId),
    onlyWhilePosted(jobId),
    ...outboxWrite({ notifications: notifications.map((draft) => ({ ...draft, notificationId })) }, when),
  ]);
}

/** Tells everybody whose application waits. Done again it says the same under the same id, so nobody hears it twice. */
export async function tellApplicants(change: Change): Promise<void> {
  const { jobId } = change;
  const job = await findJobRow(jobId);
  if (job?.status !== 'posted' || job.deleted) return;
  const applications = await readApplicationsOf(jobId);
  for (const { installerId } of applications.filter(isWaiting)) await tell(job, installerId, change);
}
