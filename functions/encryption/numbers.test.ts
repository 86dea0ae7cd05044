import { DecryptCommand, EncryptCommand, KMSClient, KMSInvalidStateException } from '@aws-sdk/client-kms';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { loadEnvironment } from '#functions/env.ts';
import { Refusal } from '#functions/refusal.ts';
import { rateLimitNames } from '#shared/api/route/route.ts';
import { decryptNumber } from './decrypt-number.ts';
import { encryptNumber } from './encrypt-number.ts';

const kms = mockClient(KMSClient);
const userId = '7d0a4d52-5a4e-4f0c-9a35-0c4f1f2c6f11';
const rateLimit = { perAccount: 1, perAddress: 1, windowSeconds: 60 };

loadEnvironment('profiles', {
  TABLE_NAME: 'table',
  APP_ORIGIN: 'http://localhost:3000',
  SUPPORT_EMAIL: 'support@example.com',
  ORIGIN_SECRET: 'a-secret-of-the-edge',
  TOKEN_ISSUER: 'http://localhost:9000/pool',
  TOKEN_JWKS_URL: 'http://localhost:9000/pool/jwks',
  USER_POOL_CLIENT_ID: 'client',
  RATE_LIMITS: JSON.stringify(Object.fromEntries(rateLimitNames.map((name) => [name, rateLimit]))),
  INVITE_DAYS: '7',
  SAVED_SEARCHES: '10',
  UPLOAD_QUOTA: JSON.stringify({
    bytesPerUser: 1,
    windowSeconds: 60,
    unbound: { most: 1, windowSeconds: 60 },
  }),
  BUCKET_NAME: 'bucket',
  OBJECT_URL_STYLE: 'path',
  SAA_KEY_ID: 'the-key',
});

describe('a stored SAA number', () => {
  beforeEach(() => {
    kms.reset();
  });

  it('is encrypted with our key for one user', async () => {
    kms.on(EncryptCommand).resolves({ CiphertextBlob: Buffer.from('sealed') });
    expect(await encryptNumber(userId, 'A1234567')).toBe(Buffer.from('sealed').toString('base64'));
    expect(kms.commandCalls(EncryptCommand)[0]!.args[0].input).toEqual({
      KeyId: 'the-key',
      Plaintext: Buffer.from('A1234567'),
      EncryptionContext: { userId },
    });
  });

  it('is decrypted with the same user as context', async () => {
    kms.on(DecryptCommand).resolves({ Plaintext: Buffer.from('Ä1234567') });
    expect(await decryptNumber(userId, Buffer.from('sealed').toString('base64'))).toBe('Ä1234567');
    expect(kms.commandCalls(DecryptCommand)[0]!.args[0].input).toEqual({
      KeyId: 'the-key',
      CiphertextBlob: Buffer.from('sealed'),
      EncryptionContext: { userId },
    });
  });

  it.each([
    ['throttles', Object.assign(new Error('slow down'), { name: 'ThrottlingException' })],
    ['does not answer in time', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
    ['has the key disabled', new KMSInvalidStateException({ message: 'disabled', $metadata: {} })],
  ])('is reported as unavailable when KMS %s', async (_, fault) => {
    kms.on(EncryptCommand).rejects(fault).on(DecryptCommand).rejects(fault);
    await expect(encryptNumber(userId, 'A1234567')).rejects.toMatchObject({ code: 'unavailable', cause: fault });
    await expect(decryptNumber(userId, 'c2VhbGVk')).rejects.toMatchObject({ code: 'unavailable', cause: fault });
  });

  it('is reported as unavailable if KMS returns nothing', async () => {
    kms.on(EncryptCommand).resolves({}).on(DecryptCommand).resolves({});
    await expect(encryptNumber(userId, 'A1234567')).rejects.toBeInstanceOf(Refusal);
    await expect(decryptNumber(userId, 'c2VhbGVk')).rejects.toBeInstanceOf(Refusal);
  });
});
