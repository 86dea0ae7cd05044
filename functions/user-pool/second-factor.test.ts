import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { clientId, clientSecret, loadPretendPool, tokensOf } from '../test/pretend-pool.ts';
import { askForCodes, finishSignIn, makeAppKey, verifyAppKey } from './second-factor.ts';
import { signIn } from './user-pool.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const userId = randomUUID();
const tokens = tokensOf(1_750_000_000);
const failure = (name: string, message = name) => Object.assign(new Error(message), { name });

beforeAll(loadPretendPool);
beforeEach(() => {
  pool.reset();
});

describe('a sign-in with two factors', () => {
  it('leads from the password to the second step, whose name goes to the pool with the code', async () => {
    pool.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'a session' });
    pool.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult: tokens });
    const answer = await signIn(userId, 'a good password');
    expect(answer).toEqual({ secondStep: 'a session' });
    await expect(finishSignIn(userId, { secondStep: 'a session' }, '123456')).resolves.toMatchObject({
      accessToken: tokens.AccessToken,
      signedInAt: 1_750_000_000,
    });
    expect(pool.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'test-pool',
      ClientId: clientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'a session',
      ChallengeResponses: {
        USERNAME: userId,
        SOFTWARE_TOKEN_MFA_CODE: '123456',
        SECRET_HASH: createHmac('sha256', clientSecret)
          .update(userId + clientId)
          .digest('base64'),
      },
    });
  });

  it.each(['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException'])(
    'treats %s as a wrong code',
    async (name) => {
      pool.on(AdminRespondToAuthChallengeCommand).rejects(failure(name));
      await expect(finishSignIn(userId, { secondStep: 'a session' }, '123456')).resolves.toBeNull();
    },
  );

  it('does not call a code wrong that the pool has not checked', async () => {
    pool
      .on(AdminRespondToAuthChallengeCommand)
      .rejects(failure('NotAuthorizedException', 'Password attempts exceeded'));
    const answer = finishSignIn(userId, { secondStep: 'a session' }, '123456');
    await expect(answer).rejects.toMatchObject({ code: 'rate_limited' });
    pool.on(AdminRespondToAuthChallengeCommand).rejects(failure('TooManyRequestsException'));
    const busy = finishSignIn(userId, { secondStep: 'a session' }, '123456');
    await expect(busy).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the key of the app', () => {
  it('is made for the person of the access token, and refused to an ended session', async () => {
    pool.on(AssociateSoftwareTokenCommand).resolves({ SecretCode: 'KEY' });
    await expect(makeAppKey('a token')).resolves.toBe('KEY');
    expect(pool.commandCalls(AssociateSoftwareTokenCommand)[0]?.args[0].input).toEqual({ AccessToken: 'a token' });
    pool.on(AssociateSoftwareTokenCommand).rejects(failure('NotAuthorizedException'));
    await expect(makeAppKey('a token')).rejects.toMatchObject({ code: 'unauthenticated' });
    pool.on(AssociateSoftwareTokenCommand).resolves({});
    await expect(makeAppKey('a token')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is verified with a right code only', async () => {
    pool.on(VerifySoftwareTokenCommand).resolves({ Status: 'SUCCESS' });
    await expect(verifyAppKey('a token', '123456')).resolves.toBe(true);
    pool.on(VerifySoftwareTokenCommand).resolves({ Status: 'ERROR' });
    await expect(verifyAppKey('a token', '123456')).resolves.toBe(false);
    pool.on(VerifySoftwareTokenCommand).rejects(failure('EnableSoftwareTokenMFAException'));
    await expect(verifyAppKey('a token', '123456')).resolves.toBe(false);
  });

  it('is asked for at each sign-in only if the pool knows it', async () => {
    pool.on(AdminSetUserMFAPreferenceCommand).resolves({});
    await expect(askForCodes(userId, true)).resolves.toBe(true);
    expect(pool.commandCalls(AdminSetUserMFAPreferenceCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'test-pool',
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    pool.on(AdminSetUserMFAPreferenceCommand).rejects(failure('InvalidParameterException'));
    await expect(askForCodes(userId, true)).resolves.toBe(false);
  });
});
