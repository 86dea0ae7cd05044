import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import type { EndedSession, UserRow } from '../../data/rows.ts';
import { revoke } from '../../user-pool/user-pool.ts';
import { hashOf, inSeconds, type SessionKey } from './session-keys.ts';

/** What an access token says of the session it belongs to. */
export interface AccessFacts {
  userId: string;
  tokenId: string;
  expiresAt: number;
}

const maxEnded = 20;
/** A copy of the session may have been renewed just before, and then its token outlives the one at hand. */
const marginSeconds = 60 * 60;
const tries = 20;

const endWrite = (user: UserRow, entry: EndedSession, now: Date): NamedWrite => {
  const before = user.endedSessions;
  const current = [...(before ?? []).filter((ended) => ended.expiresAt > inSeconds(now)), entry];
  // More than the row remembers: rather than forget one, end all there are.
  const isFull = current.length > maxEnded;
  const set = isFull
    ? { endedSessions: [], sessionsValidAfter: Math.max(user.sessionsValidAfter, inSeconds(now) + 1) }
    : { endedSessions: current };
  return write('user', (entities) =>
    entities.user
      .patch({ userId: user.userId })
      .set(set)
      .where(
        ({ endedSessions, sessionsValidAfter }, { eq, notExists }) =>
          `${before ? eq(endedSessions, before) : notExists(endedSessions)} AND ${eq(sessionsValidAfter, user.sessionsValidAfter)}`,
      )
      .commit(),
  );
};

async function endAccess({ userId, tokenId, expiresAt }: AccessFacts, now: Date): Promise<void> {
  const entry = { tokenId, expiresAt: expiresAt + marginSeconds };
  for (let attempt = 1; ; attempt += 1) {
    const user = await findUser(userId);
    if (!user || user.endedSessions?.some((ended) => ended.tokenId === tokenId)) return;
    try {
      await commit([endWrite(user, entry, now)]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt >= tries) throw error;
    }
  }
}

async function endRefresh({ userId, refreshToken }: SessionKey): Promise<void> {
  const tokenHash = hashOf(refreshToken);
  await commit([write('session', (entities) => entities.session.delete({ userId, tokenHash }).commit())]);
  // Our row was what counted, so a pool out of reach does not hold the person back.
  await revoke(refreshToken).catch(() => undefined);
}

/** Ends whatever of a session is at hand: neither part is needed for the other. */
export async function signOut(access: AccessFacts | null, key: SessionKey | null, now: Date): Promise<void> {
  await Promise.all([access && endAccess(access, now), key && endRefresh(key)]);
}
