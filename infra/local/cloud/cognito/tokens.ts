import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { attributeValue } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod';
import { accessTokenSeconds, refreshTokenSeconds } from '#functions/token-life.ts';
import { writeWholeFile } from '../../../write-file.ts';

/** The contents of a refresh token, which represents one sign-in. Callers must treat it as opaque, like a real one. */
const session = z.object({
  username: z.string(),
  authTime: z.int(),
  originId: z.string(),
  expiresAt: z.int(),
});
type Session = z.infer<typeof session>;

interface SigningKey {
  id: string;
  privateKey: KeyObject;
  /** The public key, as a JSON Web Key Set lists it. */
  jwk: Record<string, unknown>;
}

const signBytes = promisify(sign);
const toBase64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function loadSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'signing-key.pem');
  let pem = await readFile(file, 'utf8').catch(() => undefined);
  if (pem === undefined) {
    const made = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
    pem = made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeWholeFile(file, pem, 0o600);
  }
  const privateKey = createPrivateKey(pem);
  const { kty, n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  const id = createHash('sha256').update(String(n)).digest('base64url');
  return { id, privateKey, jwk: { kty, n, e, kid: id, alg: 'RS256', use: 'sig' } };
}

export function readRefreshToken(token: string): Session | undefined {
  try {
    return session.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1_000);

/**
 * Makes tokens with the claims and behaviour of real ones: `origin_jti` and `auth_time` identify the sign-in and stay the
 * same through every refresh, which cognito-local's own generator does not do. The session of a refresh comes in the
 * client metadata, the only thing that cognito-local passes through.
 */
export function createTokenGenerator(key: SigningKey, issuer: string, now: () => Date): TokenGenerator {
  const encode = async (claims: Record<string, unknown>) => {
    const text = `${toBase64Url({ kid: key.id, alg: 'RS256' })}.${toBase64Url(claims)}`;
    return `${text}.${(await signBytes('RSA-SHA256', Buffer.from(text), key.privateKey)).toString('base64url')}`;
  };
  return {
    async generate(_context, user, groups, client, metadata) {
      const time = inSeconds(now());
      const current = metadata?.session ? session.parse(JSON.parse(metadata.session)) : undefined;
      const { authTime, originId, expiresAt } = current ?? {
        authTime: time,
        originId: randomUUID(),
        expiresAt: time + refreshTokenSeconds,
      };
      const shared = {
        sub: attributeValue('sub', user.Attributes),
        ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
        iss: issuer,
        origin_jti: originId,
        event_id: randomUUID(),
        auth_time: authTime,
        iat: time,
        exp: time + accessTokenSeconds,
      };
      const [AccessToken, IdToken] = await Promise.all([
        encode({
          ...shared,
          client_id: client.ClientId,
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          jti: randomUUID(),
          username: user.Username,
        }),
        encode({
          ...shared,
          aud: client.ClientId,
          token_use: 'id',
          'cognito:username': user.Username,
          email: attributeValue('email', user.Attributes),
          email_verified: attributeValue('email_verified', user.Attributes) === 'true',
          jti: randomUUID(),
        }),
      ]);
      const signedIn: Session = { username: user.Username, authTime, originId, expiresAt };
      const RefreshToken = `${toBase64Url(signedIn)}.${randomBytes(32).toString('base64url')}`;
      return { AccessToken, IdToken, RefreshToken };
    },
  };
}
