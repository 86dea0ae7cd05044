import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { onlyWhileAssignedTo, onlyWhilePosted } from '../../data/jobs/job-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { onlyWhileWaiting } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { onlyWhileInvited } from '../../data/proposals/invite-writes.ts';
import { putIdempotency } from '../../data/requests/idempotency-writes.ts';
import type { ApplicationRow, Effects, InviteRow, JobRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { sameId } from '../../new-id.ts';
import { notify } from '../notifications/notify.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

type Change = Extract<NonNullable<Effects['followUp']>, { kind: 'tellApplicants' }>;

/** An installer to notify. If a condition in `onlyWhile` fails, the installer is not notified. */
interface Recipient {
  installerId: string;
  kind: NotificationKind;
  onlyWhile: NamedWrite[];
}

/** Tells whether the application is undecided. If an award closed it, it soon reopens because the job is posted again. */
const isWaiting = ({ status, closedByAward }: ApplicationRow): boolean => isOpenApplication(status) || !!closedByAward;
const isInvited = ({ status }: InviteRow): boolean => status === 'invited';

/** Returns the applicants and invitees of an open job. */
function waitingFor(jobId: string, applications: ApplicationRow[], invites: InviteRow[]): Recipient[] {
  const stillPosted = onlyWhilePosted(jobId);
  return [
    ...applications.filter(isWaiting).map(
      ({ installerId }): Recipient => ({
        installerId,
        kind: 'application',
        onlyWhile: [onlyWhileWaiting(jobId, installerId), stillPosted],
      }),
    ),
    ...invites.filter(isInvited).map(
      ({ installerId }): Recipient => ({
        installerId,
        kind: 'invite',
        onlyWhile: [onlyWhileInvited(jobId, installerId), stillPosted],
      }),
    ),
  ];
}

/** Returns the installer of an awarded job, unless they applied, were invited or accepted only after the change. */
function winnerOf({ jobId, assignedInstallerId, times }: JobRow, known: boolean, at: string): Recipient[] {
  const wasThere = known || (times.acceptedAt !== undefined && times.acceptedAt <= at);
  return assignedInstallerId && wasThere
    ? [
        {
          installerId: assignedInstallerId,
          kind: 'job',
          onlyWhile: [onlyWhileAssignedTo(jobId, assignedInstallerId)],
        },
      ]
    : [];
}

async function recipientsOf(job: JobRow, at: string): Promise<Recipient[]> {
  const { jobId, assignedInstallerId } = job;
  const isEarlier = (row: { createdAt: string }): boolean => row.createdAt <= at;
  const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
  const [applied, invited] = [applications.filter(isEarlier), invites.filter(isEarlier)];
  if (job.status === 'posted') return waitingFor(jobId, applied, invited);
  const isKnown = [...applied, ...invited].some(({ installerId }) => installerId === assignedInstallerId);
  return winnerOf(job, isKnown, at);
}

/**
 * How long the row of `onceForEach` is kept. An operator takes less time to requeue a dead follow-up, so the repeat sends no
 * second email.
 */
const rememberedSeconds = 30 * 24 * 60 * 60;

/**
 * Returns the write that prevents a second email when the follow-up is repeated. A repeated notification has the same id, so it
 * cannot be written twice. But an installer who has turned notifications of this kind off gets only the email, which has no
 * such id.
 */
function onceForEach({ jobId, changeId, at }: Change, installerId: string): NamedWrite {
  const now = epochSeconds(new Date());
  const key = { userId: installerId, key: changeId, route: 'tellApplicants', bodyHash: changeId };
  return putIdempotency({ ...key, reference: jobId, createdAt: at, ttl: now + rememberedSeconds }, now);
}

async function tell(job: JobRow, { installerId, kind, onlyWhile }: Recipient, change: Change): Promise<void> {
  const { changeId, at, text } = change;
  const when = new Date(at);
  const { notifications = [] } = notify(job, installerId, kind, 'Job changed', text);
  const notificationId = sameId(when, changeId, installerId);
  await commitUnlessPast([
    ...onlyWhile,
    onceForEach(change, installerId),
    ...outboxWrite({ notifications: notifications.map((draft) => ({ ...draft, notificationId })) }, when),
  ]);
}

/**
 * Notifies the applicants, the invitees and the installer of changed terms. An interrupted run can be repeated: each of them
 * gets one notification.
 */
export async function tellApplicants(change: Change): Promise<void> {
  const job = await findJobRow(change.jobId);
  if (!job || job.deleted) return;
  for (const recipient of await recipientsOf(job, change.at)) await tell(job, recipient, change);
}
