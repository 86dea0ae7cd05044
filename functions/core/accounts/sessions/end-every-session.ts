import { setTimeout as pause } from 'node:timers/promises';
import { readSessionsOf } from '#functions/data/accounts/session-queries.ts';
import { deleteSession } from '#functions/data/accounts/session-writes.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { epochWrite, moveEpoch } from '#functions/data/accounts/user-writes.ts';
import { ConditionLost, commit, type NamedWrite } from '#functions/data/commit.ts';
import { Refusal } from '#functions/refusal.ts';
import { again, retry } from '#functions/retry.ts';
import { nextEpoch } from '../../credentials-epoch.ts';

const deletesAtOnce = 50;

/** Removes the rows of ended sessions. The new `sessionsValidAfter` has already ended them, so a failure halfway does no harm. */
async function removeSessions(userId: string, before: number, kept: string | undefined): Promise<void> {
  const ended = (await readSessionsOf(userId)).filter(
    ({ signedInAt, tokenId }) => signedInAt < before && (kept === undefined || tokenId !== kept),
  );
  for (let at = 0; at < ended.length; at += deletesAtOnce) {
    await commit(ended.slice(at, at + deletesAtOnce).map(deleteSession));
  }
}

const patience = { tries: 20, firstPause: 5, longestPause: 40 };

const until = (second: number): Promise<void> => pause(Math.max(0, second * 1000 - Date.now()));

/**
 * Moves the credentials epoch (`sessionsValidAfter`). This ends every session but `kept`, and every other secret made so far.
 * The transaction also writes `extra`, and `isOneFactor` turns two-factor sign-in off. Then waits for the second from which new
 * secrets are valid, and returns that second.
 */
export async function endEverySession(
  userId: string,
  { kept, extra = [], isOneFactor }: { kept?: string; extra?: readonly NamedWrite[]; isOneFactor?: boolean } = {},
): Promise<number> {
  const second = await retry(async (isLast) => {
    const user = await findUser(userId);
    if (!user) throw new Refusal('unauthenticated');
    const { sessionsValidAfter: before } = user;
    const after = nextEpoch(user, new Date());
    try {
      await commit([moveEpoch(userId, { before, after, kept, isOneFactor }), ...extra]);
      return after;
    } catch (error) {
      if (!(error instanceof ConditionLost) || !error.names.includes(epochWrite) || isLast) throw error;
      return again;
    }
  }, patience);
  await removeSessions(userId, second, kept).catch(() => undefined);
  await until(second);
  return second;
}
