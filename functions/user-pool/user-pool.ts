import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { isPossiblePassword } from '#shared/domain/accounts/possible-password.ts';
import { setting } from '../env.ts';
import { poolClient, secretHash } from './pool-client.ts';
import { expecting, refusedPassword, wrongCredentials } from './pool-errors.ts';

/** Everything the application needs from Cognito. The pool stores the password under our user id. */

const accessResult = z.object({ AccessToken: z.string(), ExpiresIn: z.number() });
const signInResult = accessResult.extend({ RefreshToken: z.string() });
const claims = z.object({ auth_time: z.number(), origin_jti: z.string().optional() });

export interface AccessToken {
  accessToken: string;
  lifetimeSeconds: number;
}

export interface SignedIn extends AccessToken {
  refreshToken: string;
  /** Epoch seconds on the issuer's clock. */
  signedInAt: number;
  /** Identifies the sign-in in each of its access tokens. */
  tokenId: string | undefined;
}

/** The answer if the password was right and the pool also needs a code of the authenticator app. */
export interface SecondStep {
  /** Cognito's session string for this sign-in. It is valid for one answer within minutes, and never leaves the function. */
  secondStep: string;
}

export const isSecondStep = (answer: SignedIn | SecondStep | null): answer is SecondStep =>
  answer !== null && 'secondStep' in answer;

export const pool = () => ({ UserPoolId: setting('USER_POOL_ID') });
export const client = () => ({ ...pool(), ClientId: setting('USER_POOL_CLIENT_ID') });

/** Reads the claims of a token. Its issuer has just sent it, so its signature needs no check here. */
function signInOf(accessToken: string): Pick<SignedIn, 'signedInAt' | 'tokenId'> {
  const [, payload = ''] = accessToken.split('.');
  const { auth_time: signedInAt, origin_jti: tokenId } = claims.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { signedInAt, tokenId };
}

const accessOf = (result: z.output<typeof accessResult>): AccessToken => ({
  accessToken: result.AccessToken,
  lifetimeSeconds: result.ExpiresIn,
});

/** Reads the tokens of a finished sign-in. */
export function signedInFrom(result: AuthenticationResultType): SignedIn {
  const tokens = signInResult.parse(result);
  return { ...accessOf(tokens), ...signInOf(tokens.AccessToken), refreshToken: tokens.RefreshToken };
}

/** Checks a password, and signs in a user who needs no second step. Returns null if the user or the password is wrong. */
export async function signIn(userId: string, password: string): Promise<SignedIn | SecondStep | null> {
  if (!isPossiblePassword(password)) return null;
  const asked = poolClient.send(
    new AdminInitiateAuthCommand({
      ...client(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: userId, PASSWORD: password, SECRET_HASH: secretHash(userId) },
    }),
  );
  const answer = await expecting(asked, wrongCredentials, null);
  if (answer?.ChallengeName === 'SOFTWARE_TOKEN_MFA' && answer.Session) return { secondStep: answer.Session };
  // Any other challenge instead of tokens means that the account's password was never set.
  return answer?.AuthenticationResult ? signedInFrom(answer.AuthenticationResult) : null;
}

/** Renews an access token. Returns null if the refresh token is revoked, expired or invalid. */
export async function refresh(userId: string, refreshToken: string): Promise<AccessToken | null> {
  const asked = poolClient.send(
    new AdminInitiateAuthCommand({
      ...client(),
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken, SECRET_HASH: secretHash(userId) },
    }),
  );
  const answer = await expecting(asked, [...wrongCredentials, 'InvalidParameterException'], null);
  return answer?.AuthenticationResult ? accessOf(accessResult.parse(answer.AuthenticationResult)) : null;
}

/** Creates a user. An existing user is not an error, so the call can be repeated after a lost reply or a crash. */
export async function createUser(userId: string, email: string): Promise<void> {
  const asked = poolClient.send(
    new AdminCreateUserCommand({
      ...pool(),
      Username: userId,
      UserAttributes: [{ Name: 'email', Value: email }],
      MessageAction: 'SUPPRESS',
    }),
  );
  await expecting(asked, ['UsernameExistsException'], null);
}

type PasswordOutcome = 'set' | 'refused' | 'unknownUser';

export async function setPassword(userId: string, password: string): Promise<PasswordOutcome> {
  if (!isPossiblePassword(password)) return 'refused';
  const asked = poolClient.send(
    new AdminSetUserPasswordCommand({ ...pool(), Username: userId, Password: password, Permanent: true }),
  );
  const known = expecting(asked, ['UserNotFoundException'], 'unknownUser' as const);
  const outcome = await expecting(known, refusedPassword, 'refused' as const);
  return typeof outcome === 'string' ? outcome : 'set';
}

export async function deleteUser(userId: string): Promise<void> {
  const asked = poolClient.send(new AdminDeleteUserCommand({ ...pool(), Username: userId }));
  await expecting(asked, ['UserNotFoundException'], null);
}

/** Revokes a token. A revoked or invalid token is not an error, because it no longer works. */
export async function revoke(refreshToken: string): Promise<void> {
  const asked = poolClient.send(
    new RevokeTokenCommand({
      ClientId: setting('USER_POOL_CLIENT_ID'),
      ClientSecret: setting('USER_POOL_CLIENT_SECRET'),
      Token: refreshToken,
    }),
  );
  await expecting(
    asked,
    ['UnsupportedTokenTypeException', 'NotAuthorizedException', 'InvalidParameterException'],
    null,
  );
}
