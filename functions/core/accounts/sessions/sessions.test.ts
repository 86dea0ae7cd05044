import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { loadPretendPool, tokensOf } from '#functions/test/pretend-pool.ts';
import { signIn } from '#functions/user-pool/user-pool.ts';
import { readSessionKey, writeSessionKey } from './session-keys.ts';
import { signInFrom } from './sessions.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const credentials = { userId: '0b6a6f9e-2f6e-4a57-9d0e-3f1f0a6f7c11', password: 'a good password' };
const second = 1_750_000_000;
const tokens = (signedInAt: number) => ({ AuthenticationResult: tokensOf(signedInAt) });
const asked = () => pool.commandCalls(AdminInitiateAuthCommand).length;

beforeAll(loadPretendPool);
beforeEach(() => {
  pool.reset();
});

describe('a sign-in after older sessions were ended', () => {
  it('is valid from the first second of the new epoch on', async () => {
    pool.on(AdminInitiateAuthCommand).resolves(tokens(second));
    const first = await signIn(credentials.userId, credentials.password);
    await expect(signInFrom(second, credentials, first)).resolves.toBe(first);
    expect(asked()).toBe(1);
  });

  it('is repeated if it happened one second too early', async () => {
    pool
      .on(AdminInitiateAuthCommand)
      .resolvesOnce(tokens(second - 1))
      .resolves(tokens(second));
    const first = await signIn(credentials.userId, credentials.password);
    await expect(signInFrom(second, credentials, first)).resolves.toMatchObject({ signedInAt: second });
    expect(asked()).toBe(2);
  });

  it('waits for a clock that is slightly slow, and gives up on one that is far too slow', async () => {
    pool
      .on(AdminInitiateAuthCommand)
      .resolvesOnce(tokens(second - 1))
      .resolvesOnce(tokens(second - 1))
      .resolves(tokens(second));
    await expect(signInFrom(second, credentials)).resolves.toMatchObject({ signedInAt: second });
    pool.on(AdminInitiateAuthCommand).resolves(tokens(second - 60));
    await expect(signInFrom(second, credentials)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('fails if the password was changed in the meantime', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(Object.assign(new Error(), { name: 'NotAuthorizedException' }));
    await expect(signInFrom(second, credentials)).resolves.toBeNull();
  });
});

describe('the key of a session', () => {
  it('contains the account and a refresh token that has dots in it', () => {
    const key = { userId: credentials.userId, refreshToken: 'head.body.tail' };
    expect(readSessionKey(writeSessionKey(key))).toEqual(key);
  });

  it.each([undefined, '', '.', 'no-id.token', `${credentials.userId}.`, credentials.userId, '../..token'])(
    'is not accepted when it is %j',
    (value) => {
      expect(readSessionKey(value)).toBeNull();
    },
  );
});
