import { ConditionLost } from '../../data/commit.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { onlyWhilePosted } from '../../data/jobs/job-writes.ts';
import { readApplications } from '../../data/proposals/application-queries.ts';
import { reviewApplication } from '../../data/proposals/application-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

const closed = (cause?: unknown): Refusal => new Refusal('wrong_state', { message: 'This job is not open.', cause });

const patience = { tries: 10, firstPause: 20, longestPause: 500 };

/**
 * Marks these applications as reviewed, because the owner has opened them. Only applications with the status `applied` change.
 */
export async function reviewApplications(
  actor: Actor,
  { jobId, status }: Pick<JobRow, 'jobId' | 'status'>,
  installerIds: readonly string[],
  request: RequestFacts,
): Promise<void> {
  if (status !== 'posted') throw closed();
  const keys = [...new Set(installerIds)].map((installerId) => ({ jobId, installerId }));
  await retry(async (isLast) => {
    const unread = (await readApplications(keys)).filter((row) => row.status === 'applied');
    if (unread.length === 0) return undefined;
    try {
      await commitFor(actor, [
        ...unread.map((row) => reviewApplication(row, request.now.toISOString())),
        onlyWhilePosted(jobId),
        ...idempotencyWrite(actor, request, jobId),
      ]);
      return undefined;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      if ((await findJobRow(jobId))?.status !== 'posted') throw closed(error);
      if (isLast) throw new Refusal('conflict', { cause: error });
      return again;
    }
  }, patience);
}
