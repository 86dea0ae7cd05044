import { rateLimitNames } from '#shared/api/route/route.ts';
import { loadEnvironment } from '../env.ts';
import { accessTokenSeconds } from '../token-life.ts';

/** Helpers for tests that replace Cognito. */

export const clientId = 'test-client';
export const clientSecret = 'test-secret';

const limit = { perAccount: 1, perAddress: 1, windowSeconds: 1 };

const once = { most: 1, windowSeconds: 1 };
export const oneEmail = JSON.stringify({
  toConfirm: once,
  fromOnePerson: once,
  aboutOneThing: once,
  aboutSignIns: once,
});

export function loadPretendPool(): void {
  loadEnvironment('auth', {
    TABLE_NAME: 'table',
    APP_ORIGIN: 'http://localhost:3000',
    SUPPORT_EMAIL: 'support@example.com',
    ORIGIN_SECRET: 'a secret of the edge',
    TOKEN_ISSUER: 'https://cognito.invalid/test-pool',
    TOKEN_JWKS_URL: 'http://localhost/jwks',
    USER_POOL_ID: 'test-pool',
    USER_POOL_CLIENT_ID: clientId,
    USER_POOL_CLIENT_SECRET: clientSecret,
    RATE_LIMITS: JSON.stringify(Object.fromEntries(rateLimitNames.map((name) => [name, limit]))),
    LETTER_LIMITS: oneEmail,
  });
}

/** Returns Cognito's answer to a sign-in at `signedInAt`, in epoch seconds. */
export function tokensOf(signedInAt: number) {
  const payload = Buffer.from(JSON.stringify({ auth_time: signedInAt })).toString('base64url');
  return {
    AccessToken: `head.${payload}.signature`,
    RefreshToken: 'a-refresh-token',
    IdToken: 'id',
    ExpiresIn: accessTokenSeconds,
  };
}
