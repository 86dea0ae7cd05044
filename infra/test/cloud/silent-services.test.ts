import { createServer, type Server } from 'node:http';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { EncryptCommand } from '@aws-sdk/client-kms';
import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailLimits } from '../../edge/limits.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';

/** The time that API Gateway waits for a function, 30 s. */
const gatewayMs = 30_000;

interface Outcome {
  afterMs: number;
  error: unknown;
}
const outcomes = new Map<string, Outcome>();
let silent: Server;

async function outcomeOf(asking: Promise<unknown>): Promise<Outcome> {
  const since = performance.now();
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, afterMs: performance.now() - since };
}

beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const service of ['DYNAMODB', 'COGNITO_IDENTITY_PROVIDER', 'KMS', 'S3', 'SESV2'])
    process.env[`AWS_ENDPOINT_URL_${service}`] = `http://127.0.0.1:${port}`;
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    TABLE_NAME: 'table',
    BUCKET_NAME: 'bucket',
    OBJECT_URL_STYLE: 'path',
    APP_ORIGIN: 'http://localhost:3000',
    MAIL_FROM: 'no-reply@example.com',
    SUPPORT_EMAIL: 'support@example.com',
    USER_POOL_ID: 'pool',
    LETTER_LIMITS: JSON.stringify(emailLimits),
  });
  const { loadEnvironment } = await import('#functions/env.ts');
  loadEnvironment('consumer');
  const { dynamo } = await import('#functions/data/client.ts');
  const { poolClient } = await import('#functions/user-pool/pool-client.ts');
  const { kms } = await import('#functions/encryption/key.ts');
  const { objectStore } = await import('#functions/storage/client.ts');
  const { sendMail } = await import('#functions/mail/send-mail.ts');
  const { ListUserPoolsCommand } = await import('@aws-sdk/client-cognito-identity-provider');
  const asked = {
    'the table': dynamo.send(new ListTablesCommand()),
    'the account pool': poolClient.send(new ListUserPoolsCommand({ MaxResults: 1 })),
    'the key service': kms.send(new EncryptCommand({ KeyId: 'key', Plaintext: new Uint8Array([1]) })),
    'the object store': objectStore().send(new HeadBucketCommand({ Bucket: 'bucket' })),
    'the mail service': sendMail({ to: 'a@example.com', subject: 'Hello', text: 'Hello' }),
  };
  await Promise.all(Object.entries(asked).map(async ([name, asking]) => outcomes.set(name, await outcomeOf(asking))));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

describe('when a service never answers', () => {
  it.each(['the table', 'the account pool', 'the key service', 'the object store', 'the mail service'])(
    'the call to %s ends early enough for an answer to the caller',
    (name) => {
      const { error, afterMs } = outcomes.get(name) as Outcome;
      expect(error).toMatchObject({ name: 'TimeoutError' });
      expect(afterMs).toBeLessThan(gatewayMs);
    },
  );
});
