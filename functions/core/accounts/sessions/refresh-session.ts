import { touchSession } from '#functions/data/accounts/session-writes.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { Refusal } from '#functions/refusal.ts';
import { type AccessToken, refresh } from '#functions/user-pool/user-pool.ts';
import { findRenewable, requireOpenCompany } from './live-sessions.ts';
import { hashOf, type SessionKey } from './session-keys.ts';
import type { OpenSession, SeenFrom } from './sessions.ts';

/** A person and their company. */
type Signed = Pick<OpenSession, 'user' | 'company'>;

async function requireSession(key: SessionKey): Promise<Signed> {
  const user = await findRenewable(key);
  if (!user) throw new Refusal('unauthenticated');
  return { user, company: await requireOpenCompany(user) };
}

/**
 * Renews the access token. Reads our own rows before and after the account pool answers, because the session may end in
 * between. Later checks would not notice that: the new token may give its issue time as the time of the sign-in.
 */
export async function refreshSession(
  key: SessionKey | null,
  seen: SeenFrom,
  now: Date,
): Promise<Signed & { access: AccessToken }> {
  if (!key) throw new Refusal('unauthenticated');
  await requireSession(key);
  const access = await refresh(key.userId, key.refreshToken);
  if (!access) throw new Refusal('unauthenticated');
  const row = { userId: key.userId, tokenHash: hashOf(key.refreshToken) };
  await commit([touchSession(row, { ...seen, usedAt: epochSeconds(now) })]).catch((error: unknown) => {
    throw error instanceof ConditionLost ? new Refusal('unauthenticated', { cause: error }) : error;
  });
  return { ...(await requireSession(key)), access };
}
