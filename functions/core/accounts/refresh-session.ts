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
 * Renews the access token. Our own row is looked at before and after the pool has answered: the new token may carry the
 * moment of its issue as that of its sign-in, so a session ended meanwhile must be noticed here.
 */
export async function refreshSession(key: SessionKey | null): Promise<{ user: UserRow; access: AccessToken }> {
  if (!key) throw new Refusal('unauthenticated');
  await requireSession(key);
  const access = await refresh(key.userId, key.refreshToken);
  if (!access) throw new Refusal('unauthenticated');
  return { user: await requireSession(key), access };
}
