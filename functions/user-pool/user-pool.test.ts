import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { clientId, clientSecret, loadPretendPool, tokensOf } from '../test/pretend-pool.ts';
import { createUser, deleteUser, refresh, revoke, setPassword, signIn } from './user-pool.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const userId = randomUUID();
const password = 'a good password';

const tokens = tokensOf(1_750_000_000);
const accessToken = tokens.AccessToken;

const failure = (name: string, message = name) => Object.assign(new Error(message), { name });
const passing = [
  'TooManyRequestsException',
  'LimitExceededException',
  'InternalErrorException',
  'ThrottlingException',
  'TimeoutError',
];
const wrong = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
];

beforeAll(loadPretendPool);

beforeEach(() => {
  pool.reset();
});

describe('signing in', () => {
  it('uses our own user id and proves the client secret', async () => {
    pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: tokens });
    await expect(signIn(userId, password)).resolves.toEqual({
      accessToken,
      refreshToken: 'a-refresh-token',
      lifetimeSeconds: 600,
      signedInAt: 1_750_000_000,
    });
    expect(pool.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'test-pool',
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: userId,
        PASSWORD: password,
        SECRET_HASH: createHmac('sha256', clientSecret)
          .update(userId + clientId)
          .digest('base64'),
      },
    });
  });

  it.each(wrong)('treats %s as a wrong password', async (name) => {
    pool.on(AdminInitiateAuthCommand).rejects(failure(name));
    await expect(signIn(userId, password)).resolves.toBeNull();
  });

  it('treats a challenge as a wrong password', async () => {
    pool.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    await expect(signIn(userId, password)).resolves.toBeNull();
  });

  it('does not ask the pool about a password that could never be set', async () => {
    for (const impossible of ['', ' ends with blanks ', 'two\nlines', 'half \ud800 pair'])
      await expect(signIn(userId, impossible)).resolves.toBeNull();
    expect(pool.calls()).toHaveLength(0);
  });

  it.each(passing)('answers 503 with a waiting time on %s', async (name) => {
    pool.on(AdminInitiateAuthCommand).rejects(failure(name));
    await expect(signIn(userId, password)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  });

  it('answers 503 when the pool cannot be reached', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    await expect(signIn(userId, password)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not blame the user for a wrong client secret', async () => {
    const error = failure('NotAuthorizedException', 'Unable to verify secret hash for client test-client');
    pool.on(AdminInitiateAuthCommand).rejects(error);
    await expect(signIn(userId, password)).rejects.toBe(error);
  });

  it('does not call a password wrong that the pool has not checked', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(failure('NotAuthorizedException', 'Password attempts exceeded'));
    await expect(signIn(userId, password)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 60 });
  });

  it('passes on an unexpected error', async () => {
    const error = failure('ResourceNotFoundException');
    pool.on(AdminInitiateAuthCommand).rejects(error);
    await expect(signIn(userId, password)).rejects.toBe(error);
  });
});

describe('refreshing a session', () => {
  it('gives a new access token', async () => {
    const { RefreshToken: _, ...renewed } = tokens;
    pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: renewed });
    await expect(refresh(userId, 'a-refresh-token')).resolves.toEqual({ accessToken, lifetimeSeconds: 600 });
    expect(pool.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: 'a-refresh-token' },
    });
  });

  it.each([...wrong, 'InvalidParameterException'])('treats %s as an ended session', async (name) => {
    pool.on(AdminInitiateAuthCommand).rejects(failure(name));
    await expect(refresh(userId, 'a-refresh-token')).resolves.toBeNull();
  });

  it.each(passing)('answers 503 on %s', async (name) => {
    pool.on(AdminInitiateAuthCommand).rejects(failure(name));
    await expect(refresh(userId, 'a-refresh-token')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('creating an account', () => {
  it('sends no welcome message', async () => {
    pool.on(AdminCreateUserCommand).resolves({});
    await createUser(userId, 'ann@example.com');
    expect(pool.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'test-pool',
      Username: userId,
      UserAttributes: [{ Name: 'email', Value: 'ann@example.com' }],
      MessageAction: 'SUPPRESS',
    });
  });

  it('succeeds if the account already exists', async () => {
    pool.on(AdminCreateUserCommand).rejects(failure('UsernameExistsException'));
    await expect(createUser(userId, 'ann@example.com')).resolves.toBeUndefined();
  });

  it.each(passing)('answers 503 on %s', async (name) => {
    pool.on(AdminCreateUserCommand).rejects(failure(name));
    await expect(createUser(userId, 'ann@example.com')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('setting a password', () => {
  it('sets it permanently', async () => {
    pool.on(AdminSetUserPasswordCommand).resolves({});
    await expect(setPassword(userId, password)).resolves.toBe('set');
    expect(pool.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'test-pool',
      Username: userId,
      Password: password,
      Permanent: true,
    });
  });

  it('reports a password that the pool rejects', async () => {
    pool.on(AdminSetUserPasswordCommand).rejects(failure('InvalidPasswordException'));
    await expect(setPassword(userId, password)).resolves.toBe('refused');
    await expect(setPassword(userId, 'ends with a blank ')).resolves.toBe('refused');
    expect(pool.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(1);
  });

  it('reports a user that the pool does not know', async () => {
    pool.on(AdminSetUserPasswordCommand).rejects(failure('UserNotFoundException'));
    await expect(setPassword(userId, password)).resolves.toBe('unknownUser');
  });

  it.each(passing)('answers 503 on %s', async (name) => {
    pool.on(AdminSetUserPasswordCommand).rejects(failure(name));
    await expect(setPassword(userId, password)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('deleting an account or revoking a token', () => {
  it('succeeds if it is already gone', async () => {
    pool.on(AdminDeleteUserCommand).rejects(failure('UserNotFoundException'));
    await expect(deleteUser(userId)).resolves.toBeUndefined();
    pool.on(RevokeTokenCommand).rejects(failure('UnsupportedTokenTypeException'));
    await expect(revoke('a-refresh-token')).resolves.toBeUndefined();
  });

  it.each(passing)('answers 503 on %s', async (name) => {
    pool.on(AdminDeleteUserCommand).rejects(failure(name));
    await expect(deleteUser(userId)).rejects.toMatchObject({ code: 'unavailable' });
    pool.on(RevokeTokenCommand).rejects(failure(name));
    await expect(revoke('a-refresh-token')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
