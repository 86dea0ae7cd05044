import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { onlyWhilePosted } from '../../data/jobs/job-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { onlyWhileWaiting } from '../../data/proposals/application-writes.ts';
import { putIdempotency } from '../../data/requests/idempotency-writes.ts';
import type { ApplicationRow, Effects, JobRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { sameId } from '../../new-id.ts';
import { notify } from '../notifications/notify.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

/** An application closed by an award is about to reopen, because the job is posted again. */
const isWaiting = ({ status, closedByAward }: ApplicationRow): boolean => isOpenApplication(status) || !!closedByAward;

type Change = Extract<NonNullable<Effects['followUp']>, { kind: 'tellApplicants' }>;

/** Longer than an operator takes to let a dead follow-up run again. */
const rememberedSeconds = 30 * 24 * 60 * 60;

/** A notification cannot be written twice, but somebody who has turned the bell off only gets an email. */
function onceForEach({ jobId, changeId, at }: Change, installerId: string): NamedWrite {
  const now = epochSeconds(new Date());
  const key = { userId: installerId, key: changeId, route: 'tellApplicants', bodyHash: changeId };
  return putIdempotency({ ...key, reference: jobId, createdAt: at, ttl: now + rememberedSeconds }, now);
}

/** Skips an application that has been answered or withdrawn in the meantime, or whose job is no longer posted. */
async function tell(job: JobRow, installerId: string, change: Change): Promise<void> {
  const { jobId } = job;
  const { changeId, at, text } = change;
  const when = new Date(at);
  const { notifications = [] } = notify(job, installerId, 'application', 'Job changed', text);
  const notificationId = sameId(when, changeId, installerId);
  await commitUnlessPast([
    onlyWhileWaiting(jobId, installerId),
    onlyWhilePosted(jobId),
    onceForEach(change, installerId),
    ...outboxWrite({ notifications: notifications.map((draft) => ({ ...draft, notificationId })) }, when),
  ]);
}

/** Notifies everyone with an open application. It can break off anywhere and run again: nobody is told twice. */
export async function tellApplicants(change: Change): Promise<void> {
  const { jobId } = change;
  const job = await findJobRow(jobId);
  if (job?.status !== 'posted' || job.deleted) return;
  const applications = await readApplicationsOf(jobId);
  for (const { installerId } of applications.filter(isWaiting)) await tell(job, installerId, change);
}
