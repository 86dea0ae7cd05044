import { findSession, readSessionsOf } from '#functions/data/accounts/session-queries.ts';
import { deleteSession } from '#functions/data/accounts/session-writes.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { replaceSessionMarks, type SessionMarks } from '#functions/data/accounts/user-writes.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import type { EndedSession, SessionRow, UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { again, retry } from '#functions/retry.ts';
import { accessTokenSeconds } from '#functions/token-life.ts';
import { revoke } from '#functions/user-pool/user-pool.ts';
import { nextEpoch } from '../../credentials-epoch.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/** The claims of an access token about its session. */
export interface AccessFacts {
  userId: string;
  tokenId: string;
  expiresAt: number;
}

const maxEnded = 20;
/**
 * Another tab, or someone with a copy of the session's cookies, may have renewed the token just before the sign-out. The
 * renewed token outlives this one by at most one lifetime. The rest of the margin allows for clocks that differ.
 */
const marginSeconds = 2 * accessTokenSeconds;
const patience = { tries: 20, firstPause: 5, longestPause: 40 };

function marksWith(
  entry: EndedSession,
  { endedSessions = [], sessionsValidAfter, keptSession }: UserRow,
  now: Date,
  asking: string | undefined,
): SessionMarks {
  const nowSeconds = epochSeconds(now);
  const current = [...endedSessions.filter((ended) => ended.expiresAt > nowSeconds), entry];
  if (current.length <= maxEnded) return { endedSessions: current, sessionsValidAfter, keptSession };
  // The list is longer than `maxEnded`. To end all sessions but the caller's is safer than to forget that one of them has ended.
  return { endedSessions: [], sessionsValidAfter: nextEpoch({ sessionsValidAfter }, now), keptSession: asking };
}

/**
 * Ends the access tokens of one session. Simultaneous sign-outs write to the same user row, so each one retries on the current
 * row.
 */
async function endAccess({ userId, tokenId, expiresAt }: AccessFacts, now: Date, asking?: string): Promise<void> {
  const entry = { tokenId, expiresAt: expiresAt + marginSeconds };
  await retry(async (isLast) => {
    const user = await findUser(userId);
    if (!user || user.endedSessions?.some((ended) => ended.tokenId === tokenId)) return;
    try {
      await commit([replaceSessionMarks(user, marksWith(entry, user, now, asking))]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}

/**
 * Returns the facts about the access token of a session. Its row does not record when the token expires, so the token counts as
 * issued now.
 */
const accessOf = ({ userId, tokenId }: SessionRow, now: Date): AccessFacts | null =>
  tokenId ? { userId, tokenId, expiresAt: epochSeconds(now) + accessTokenSeconds } : null;

/**
 * Ends the access tokens of a session, unless the last one has expired. `asking` is the token id of the caller's session, which
 * continues.
 */
export async function endSession(
  { userId, tokenId }: Omit<AccessFacts, 'expiresAt'>,
  usedAt: number,
  now: Date,
  asking: string,
): Promise<void> {
  const second = epochSeconds(now);
  if (usedAt + marginSeconds > second)
    await endAccess({ userId, tokenId, expiresAt: second + accessTokenSeconds }, now, asking);
}

/** Deletes the rows of the session that an access token belongs to, so that it cannot be renewed. */
async function endRenewals({ userId, tokenId }: AccessFacts): Promise<void> {
  const family = (await readSessionsOf(userId)).filter((session) => session.tokenId === tokenId);
  await commit(family.map(deleteSession));
}

async function endRefresh({ userId, refreshToken }: SessionKey): Promise<void> {
  await commit([deleteSession({ userId, tokenHash: hashOf(refreshToken) })]);
  // Our row decides whether the session is valid, so the sign-out succeeds even if the account pool cannot be reached.
  await revoke(refreshToken).catch(() => undefined);
}

/** Ends the whole session that an access token, a session key, or both identify. */
export async function signOut(access: AccessFacts | null, key: SessionKey | null, now: Date): Promise<void> {
  const session = key && (await findSession(key.userId, hashOf(key.refreshToken)));
  const renewed = session && session.tokenId !== access?.tokenId ? accessOf(session, now) : null;
  await Promise.all([
    access && endAccess(access, now),
    access && session?.tokenId !== access.tokenId && endRenewals(access),
    renewed && endAccess(renewed, now),
    key && endRefresh(key),
  ]);
}
