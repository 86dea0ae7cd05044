import { createHash } from 'node:crypto';
import { isUuid } from '#shared/domain/ids.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import type { UserRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';

/** What the browser keeps to renew its session: the account and the refresh token. */
export interface SessionKey {
  userId: string;
  refreshToken: string;
}

export const writeSessionKey = ({ userId, refreshToken }: SessionKey): string => `${userId}.${refreshToken}`;

export function readSessionKey(value: string | undefined): SessionKey | null {
  const at = value?.indexOf('.') ?? -1;
  if (!value || at < 0) return null;
  const [userId, refreshToken] = [value.slice(0, at), value.slice(at + 1)];
  return isUuid(userId) && refreshToken ? { userId, refreshToken } : null;
}

export const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url');
export const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The user behind a session that may still be renewed; null when there is none. */
export async function findRenewable({ userId, refreshToken }: SessionKey): Promise<UserRow | null> {
  const [{ data: session }, user] = await Promise.all([
    rows()
      .session.get({ userId, tokenHash: hashOf(refreshToken) })
      .go({ consistent: true }),
    findUser(userId),
  ]);
  const isLive =
    session && user && session.signedInAt >= user.sessionsValidAfter && session.ttl > inSeconds(new Date());
  return isLive ? user : null;
}
