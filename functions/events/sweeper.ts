import { sweepUnattached } from '../core/files/remove-files.ts';
import { sweepDigests } from '../core/follow-ups/sweep-digests.ts';
import { sweepExpiredCopies } from '../core/follow-ups/sweep-expired-copies.ts';
import { sweepExpiredInvites } from '../core/follow-ups/sweep-expired-invites.ts';
import { sweepOldRecords } from '../core/follow-ups/sweep-old-records.ts';
import { sweepOutbox } from '../core/follow-ups/sweep-outbox.ts';
import { sweepCredentials, sweepReminders } from '../core/follow-ups/sweep-reminders.ts';
import { commit } from '../data/commit.ts';
import { findRun } from '../data/runs/run-queries.ts';
import { putRun } from '../data/runs/run-writes.ts';
import { loadEnvironment } from '../env.ts';

/** The time after which no new work starts, so that running work finishes before the function's time limit of 55 seconds. */
const sweepMilliseconds = 35_000;
let isLoaded = false;

/**
 * Runs every minute. Carries out waiting outbox rows, and expires invitations. Sends daily emails, and reminders of tomorrow's
 * installations and of credentials that expire. Removes unused uploads, expired data copies and old records. All of these run at
 * the same time. A row records the time and the results of the run.
 */
export async function handler(): Promise<{ carriedOut: number; failed: number }> {
  if (!isLoaded) loadEnvironment('sweeper');
  isLoaded = true;
  const now = new Date();
  const isOver = () => Date.now() > now.getTime() + sweepMilliseconds;
  const [outbox, ...others] = await Promise.allSettled([
    sweepOutbox(now, isOver),
    sweepUnattached(now, isOver),
    sweepExpiredInvites(now, isOver),
    sweepExpiredCopies(now, isOver),
    sweepOldRecords(now, isOver),
    sweepDigests(now, isOver),
    sweepReminders(now, isOver),
    sweepCredentials(now, isOver),
  ]);
  const { carriedOut, failed } = outbox.status === 'fulfilled' ? outbox.value : { carriedOut: 0, failed: 0 };
  const isWhole = [outbox, ...others].every(({ status }) => status === 'fulfilled');
  const at = new Date().toISOString();
  const before = await findRun('sweep');
  const run = {
    what: 'sweep',
    at,
    since: before?.since ?? before?.at ?? at,
    isWhole,
    looked: carriedOut + failed,
    wrong: failed,
  } as const;
  const [noted] = await Promise.allSettled([commit([putRun(run)])]);
  for (const each of [outbox, ...others, noted]) if (each.status === 'rejected') throw each.reason;
  return { carriedOut, failed };
}
