import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Refusal, unavailable } from '../refusal.ts';
import { poolClient, secretHash } from './pool-client.ts';
import { expecting, wrongCode } from './pool-errors.ts';
import { client, pool, type SecondStep, type SignedIn, signedInFrom } from './user-pool.ts';

/**
 * Two-factor sign-in in Cognito. The pool keeps the key of the user's authenticator app, checks the app's codes, and accepts each
 * code once.
 */

/**
 * Creates a new key for the authenticator app. The key has no effect until one of its codes is verified. Throws 401 for an ended
 * session.
 */
export async function makeAppKey(accessToken: string): Promise<string> {
  const asked = poolClient.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  const answer = await expecting(asked, ['NotAuthorizedException'], null);
  if (answer === null) throw new Refusal('unauthenticated');
  if (!answer.SecretCode) throw unavailable(new Error('The account pool made no key.'));
  return answer.SecretCode;
}

/** Tells whether the code is from the user's authenticator app. If it is, the pool can ask for codes of this key from then on. */
export async function verifyAppKey(accessToken: string, code: string): Promise<boolean> {
  const asked = poolClient.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
  return (await expecting(asked, wrongCode, null))?.Status === 'SUCCESS';
}

/**
 * Sets whether the pool asks for a code at each sign-in. Returns false if the pool does not know the user, or has no key of the
 * user.
 */
export async function askForCodes(userId: string, isOn: boolean): Promise<boolean> {
  const asked = poolClient.send(
    new AdminSetUserMFAPreferenceCommand({
      ...pool(),
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
    }),
  );
  return (await expecting(asked, ['UserNotFoundException', 'InvalidParameterException'], null)) !== null;
}

/** Finishes a sign-in with the code of the authenticator app. Returns null if the code is wrong or was used before. */
export async function finishSignIn(userId: string, { secondStep }: SecondStep, code: string): Promise<SignedIn | null> {
  const asked = poolClient.send(
    new AdminRespondToAuthChallengeCommand({
      ...client(),
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: secondStep,
      ChallengeResponses: {
        USERNAME: userId,
        SOFTWARE_TOKEN_MFA_CODE: code,
        SECRET_HASH: secretHash(userId),
      },
    }),
  );
  const answer = await expecting(asked, wrongCode, null);
  return answer?.AuthenticationResult ? signedInFrom(answer.AuthenticationResult) : null;
}
