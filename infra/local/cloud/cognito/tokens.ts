import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { accessTokenSeconds, refreshTokenSeconds } from '#functions/token-life.ts';
import { writeWholeFile } from '#infra/write-file.ts';
import type { User } from './user-store.ts';

/** The contents of a refresh token, which represents one sign-in. Callers must treat the token as opaque, like Cognito's. */
const session = z.object({
  username: z.string(),
  authTime: z.int(),
  originId: z.string(),
  expiresAt: z.int(),
});
export type Session = z.infer<typeof session>;

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  /** The public key, as a JSON Web Key Set lists it. */
  jwk: Record<string, unknown>;
}

const signBytes = promisify(sign);
const toBase64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads the signing key of a folder, and creates one on the first start. */
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

/** Returns the sign-in that a refresh token represents, or undefined for any other text. */
export function readRefreshToken(token: string): Session | undefined {
  try {
    return session.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1_000);

interface Tokens {
  AccessToken: string;
  IdToken: string;
}

export interface Signer {
  key: SigningKey;
  issuer: string;
  clientId: string;
  now: () => Date;
}

type Person = Pick<User, 'Username' | 'Attributes'>;

const attributeOf = ({ Attributes }: Person, name: string): string | undefined =>
  Attributes.find(({ Name }) => Name === name)?.Value;

const accessClaims = z.object({ username: z.string(), token_use: z.literal('access'), exp: z.int() });

/** Returns the user name in an access token that this pool signed and that has not expired. */
export function readAccessToken({ key, now }: Pick<Signer, 'key' | 'now'>, token: string): string | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const isOurs = verify('RSA-SHA256', signed, createPublicKey(key.privateKey), Buffer.from(signature, 'base64url'));
  if (!isOurs) return undefined;
  const claims = accessClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return claims.success && claims.data.exp > inSeconds(now()) ? claims.data.username : undefined;
}

/** Returns a new sign-in and the refresh token that represents it. */
export function beginSession({ Username }: Person, now: Date): { session: Session; RefreshToken: string } {
  const authTime = inSeconds(now);
  const begun = {
    username: Username,
    authTime,
    originId: randomUUID(),
    expiresAt: authTime + refreshTokenSeconds,
  };
  return { session: begun, RefreshToken: `${toBase64Url(begun)}.${randomBytes(32).toString('base64url')}` };
}

/**
 * Returns tokens with the claims of Cognito's tokens. `origin_jti` and `auth_time` identify the sign-in and stay the same through
 * every refresh.
 */
export async function makeTokens(
  { key, issuer, clientId, now }: Signer,
  user: Person,
  { authTime, originId }: Session,
): Promise<Tokens> {
  const encode = async (claims: Record<string, unknown>) => {
    const text = `${toBase64Url({ kid: key.id, alg: 'RS256' })}.${toBase64Url(claims)}`;
    return `${text}.${(await signBytes('RSA-SHA256', Buffer.from(text), key.privateKey)).toString('base64url')}`;
  };
  const time = inSeconds(now());
  const common = {
    sub: attributeOf(user, 'sub'),
    iss: issuer,
    origin_jti: originId,
    event_id: randomUUID(),
    auth_time: authTime,
    iat: time,
    exp: time + accessTokenSeconds,
  };
  const [AccessToken, IdToken] = await Promise.all([
    encode({
      ...common,
      client_id: clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      jti: randomUUID(),
      username: user.Username,
    }),
    encode({
      ...common,
      aud: clientId,
      token_use: 'id',
      'cognito:username': user.Username,
      email: attributeOf(user, 'email'),
      email_verified: attributeOf(user, 'email_verified') === 'true',
      jti: randomUUID(),
    }),
  ]);
  return { AccessToken, IdToken };
}
