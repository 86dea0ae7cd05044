import { createHash } from 'node:crypto';
import { isUuid } from '#shared/domain/ids.ts';

/** The account and the refresh token, which the browser stores to renew its session. */
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

/** Hashes a secret. A fast hash is enough, because the secret has so many random bits that no one can guess it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
