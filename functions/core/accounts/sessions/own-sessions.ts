import { readSessionsOf } from '#functions/data/accounts/session-queries.ts';
import { deleteSession } from '#functions/data/accounts/session-writes.ts';
import type { SessionRow, UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import type { SessionView } from '#shared/api/auth.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { endEverySession } from './end-every-session.ts';
import { isCurrent } from './live-sessions.ts';
import { endSession } from './sign-out.ts';

/**
 * A session that its user can end from the list. A session without a `tokenId` is not on the list. Signing out of it, ending all
 * other sessions or changing the password still ends it.
 */
type NamedSession = SessionRow & { tokenId: string };

async function namedSessions({ userId, user }: Actor, now: Date): Promise<NamedSession[]> {
  const isNamed = (row: SessionRow): row is NamedSession => row.tokenId !== undefined;
  return (await readSessionsOf(userId))
    .filter((row) => isCurrent(user, row) && row.ttl > epochSeconds(now))
    .filter(isNamed);
}

const usedAt = ({ usedAt, signedInAt }: SessionRow): number => usedAt ?? signedInAt;
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Lists the user's sessions: the current one first, then by last use. */
export async function listSessions(actor: Actor, now: Date): Promise<{ sessions: SessionView[] }> {
  const isAsking = ({ tokenId }: NamedSession): boolean => tokenId === actor.session.tokenId;
  const rows = (await namedSessions(actor, now)).sort(
    (a, b) => Number(isAsking(b)) - Number(isAsking(a)) || usedAt(b) - usedAt(a),
  );
  const sessions = rows.map((row) => ({
    id: row.tokenId,
    device: row.device ?? null,
    network: row.network ?? null,
    signedInAt: instant(row.signedInAt),
    usedAt: instant(usedAt(row)),
    isCurrent: isAsking(row),
  }));
  return { sessions };
}

async function end(actor: Actor, row: NamedSession, now: Date): Promise<void> {
  await endSession(row, usedAt(row), now, actor.session.tokenId);
  await commitFor(actor, [deleteSession(row)]);
}

/** Ends one session. An ended session and another user's session get the same answer. */
export async function endOneSession(actor: Actor, id: string, now: Date): Promise<void> {
  const row = (await namedSessions(actor, now)).find(({ tokenId }) => tokenId === id);
  if (row) await end(actor, row, now);
}

/**
 * Ends all sessions but the caller's, and every other secret of the account. Returns the account with the new
 * `sessionsValidAfter`.
 */
export async function endSessions({ user, session }: Actor): Promise<UserRow> {
  const sessionsValidAfter = await endEverySession(user.userId, { kept: session.tokenId });
  return { ...user, sessionsValidAfter };
}
