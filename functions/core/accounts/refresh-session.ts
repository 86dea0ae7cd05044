import type { UserRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { type AccessToken, refresh } from '../../user-pool/user-pool.ts';
import { findRenewable } from './live-sessions.ts';
import type { SessionKey } from './session-keys.ts';

async function requireSession(key: SessionKey): Promise<UserRow> {
  const user = await findRenewable(key);
  if (!user) throw new Refusal('unauthenticated');
  if (user.suspended) throw new Refusal('suspended');
  return user;
}

/**
 * Renews the access token. It checks our own row before and after the pool answers: the new token may give its issue time
 * as its sign-in time, so we must notice here if the session ended in between.
 */
export async function refreshSession(key: SessionKey | null): Promise<{ user: UserRow; access: AccessToken }> {
  if (!key) throw new Refusal('unauthenticated');
  await requireSession(key);
  const access = await refresh(key.userId, key.refreshToken);
  if (!access) throw new Refusal('unauthenticated');
  return { user: await requireSession(key), access };
}
