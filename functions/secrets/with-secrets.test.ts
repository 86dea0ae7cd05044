import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { withSecrets } from './with-secrets.ts';

const manager = mockClient(SecretsManagerClient);
const edge = 'arn:aws:secretsmanager:ap-southeast-2:123456789012:secret:edge-a1';
const pool = 'arn:aws:secretsmanager:ap-southeast-2:123456789012:secret:pool-b2';
const deployed = { AWS_LAMBDA_FUNCTION_NAME: 'auth', TABLE_NAME: 'table' };

beforeEach(() => {
  manager.reset();
});

describe('the secrets of a function', () => {
  it('are fetched in AWS, each from the ARN in its variable', async () => {
    manager.on(GetSecretValueCommand, { SecretId: edge }).resolves({ SecretString: 'of the edge' });
    manager.on(GetSecretValueCommand, { SecretId: pool }).resolves({ SecretString: 'of the pool' });
    const source = { ...deployed, ORIGIN_SECRET: edge, USER_POOL_CLIENT_SECRET: pool };
    await expect(withSecrets(source)).resolves.toEqual({
      ...deployed,
      ORIGIN_SECRET: 'of the edge',
      USER_POOL_CLIENT_SECRET: 'of the pool',
    });
  });

  it('are read from the environment on one machine, without a fetch', async () => {
    const source = { ORIGIN_SECRET: 'of this machine' };
    await expect(withSecrets(source)).resolves.toEqual(source);
    expect(manager.calls()).toHaveLength(0);
  });

  it('are refused in AWS if the environment contains them', async () => {
    await expect(withSecrets({ ...deployed, ORIGIN_SECRET: 'in the open' })).rejects.toThrow(/ORIGIN_SECRET$/);
  });

  it('are missing if the service cannot be reached, so the next request retries', async () => {
    manager.on(GetSecretValueCommand).rejectsOnce(new Error('unreachable')).resolves({ SecretString: 'of the edge' });
    const source = { ...deployed, ORIGIN_SECRET: edge };
    await expect(withSecrets(source)).rejects.toThrow('unreachable');
    await expect(withSecrets(source)).resolves.toMatchObject({ ORIGIN_SECRET: 'of the edge' });
  });

  it('are never empty', async () => {
    manager.on(GetSecretValueCommand).resolves({});
    await expect(withSecrets({ ...deployed, ORIGIN_SECRET: edge })).rejects.toThrow(edge);
  });
});
