import { createHash } from 'node:crypto';
import { isUuid } from '#shared/domain/ids.ts';

/** What the browser stores to renew its session: the account and the refresh token. */
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

/** Hashes a secret. The secret has so many random bits that guessing it is impossible. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
