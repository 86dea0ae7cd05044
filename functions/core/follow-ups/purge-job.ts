import { ConditionLost, commit, write } from '../../data/commit.ts';
import { deleteJobPartition } from '../../data/jobs/job-partition-writes.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { listNames } from '../../data/list-keys.ts';
import { rows } from '../../data/service.ts';
import { removeObjects } from '../files/remove-files.ts';
import { fileKeysOf } from '../jobs/job-files.ts';
import { removeProposals } from '../proposals/remove-proposals.ts';

/** Removes everything a deleted job leaves: proposals with a word to those who made them, notifications, files, rows, the tombstone last. */
export async function purgeJob(jobId: string, now: Date): Promise<void> {
  const job = await findJobRow(jobId);
  if (!job?.deleted) return;
  await removeProposals(job, now);
  await removeNotifications(jobId);
  const { data: handedIn } = await rows().document.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  await removeObjects([...fileKeysOf(job.detail), ...handedIn.map((row) => row.objectKey)]);
  await deleteJobPartition(jobId);
}

async function removeNotifications(jobId: string): Promise<void> {
  const { data } = await rows()
    .notification.query.byJob({ list2pk: listNames.jobNotifications(jobId) })
    .go({ pages: 'all' });
  for (const { userId, notificationId } of data) await removeNotification(userId, notificationId);
}

const maxTries = 8;

/** It may be marked as read in the same moment: then it is looked at again, so that neither it nor its count stays. */
async function removeNotification(userId: string, notificationId: string): Promise<void> {
  const countDown = write('user', (entities) =>
    entities.user.patch({ userId }).add({ unreadNotifications: -1 }).commit(),
  );
  for (let attempt = 1; ; attempt += 1) {
    const { data: row } = await rows().notification.get({ userId, notificationId }).go({ consistent: true });
    if (!row) return;
    const removed = write('notification', (entities) =>
      entities.notification
        .delete({ userId, notificationId })
        .where(({ read }, { eq }) => eq(read, row.read))
        .commit(),
    );
    try {
      await commit(row.read ? [removed] : [removed, countDown]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt >= maxTries) throw error;
    }
  }
}
