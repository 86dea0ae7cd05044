import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import type { SessionToken } from '../core/accounts/sessions/live-sessions.ts';
import { setting } from '../env.ts';
import { Refusal, unavailable } from '../refusal.ts';

const claims = z.object({
  username: z.uuid(),
  client_id: z.string(),
  token_use: z.literal('access'),
  auth_time: z.number(),
  exp: z.number(),
  jti: z.string(),
  origin_jti: z.string().optional(),
});

/** Fetches the issuer's public keys, which the verifier then caches. `env.ts` checks their URL in deployed functions. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    try {
      const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.arrayBuffer();
    } catch (error) {
      // Throws the verifier's own type of error, so that a token that could not be checked gets a 503 instead of a 401.
      throw new FetchError(uri, error);
    }
  },
};

const build = () =>
  JwtVerifier.create(
    { issuer: setting('TOKEN_ISSUER'), audience: null, jwksUri: setting('TOKEN_JWKS_URL'), graceSeconds: 0 },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
let verifier: ReturnType<typeof build> | undefined;

/**
 * Checks an access token's signature, issuer, expiry, client and use. Throws 401 for a wrong or expired token, and 503 if the
 * issuer's keys cannot be fetched. The user name in the pool is our user id.
 */
export async function verifyAccessToken(token: string): Promise<SessionToken> {
  verifier ??= build();
  try {
    const payload = claims.parse(await verifier.verify(token));
    if (payload.client_id !== setting('USER_POOL_CLIENT_ID')) throw new Refusal('unauthenticated');
    return {
      userId: payload.username,
      tokenId: payload.origin_jti ?? payload.jti,
      signedInAt: payload.auth_time,
      expiresAt: payload.exp,
    };
  } catch (error) {
    if (error instanceof JwtExpiredError) throw new Refusal('token_expired', { cause: error });
    if (error instanceof FetchError) throw unavailable(error);
    throw new Refusal('unauthenticated', { cause: error });
  }
}
