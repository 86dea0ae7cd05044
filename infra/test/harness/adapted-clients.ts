import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { region } from '../../local/cloud/serving/local-account.ts';

const patienceMs = 120_000;

/** Even a silent SDK logger gets a filtered copy of every answer, which takes a tenth of a test's time. */
export const withoutLogger = (config: object) => Object.assign(config, { logger: undefined });

/** Steps of each call that the embedded engine does not need: signing above all. Together they take half of a call's time. */
const needlessSteps = [
  'httpSigningMiddleware',
  'httpAuthSchemeMiddleware',
  'loggerMiddleware',
  'recursionDetectionMiddleware',
  'getUserAgentMiddleware',
  'hostHeaderMiddleware',
];

/** The engine wants to see a signature, but does not check it. */
const anySignature = {
  authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
  'x-amz-date': '20260101T000000Z',
};

export function leaveOutNeedlessSteps({ middlewareStack }: DynamoDBClient): void {
  for (const step of needlessSteps) if (!middlewareStack.remove(step)) throw new Error(`The SDK has no step ${step}.`);
  middlewareStack.add(
    (next) => async (args) => {
      Object.assign((args.request as { headers: Record<string, string> }).headers, anySignature);
      return next(args);
    },
    { step: 'build', name: 'anySignature' },
  );
}

/** The services share this machine with the tests, and may be much slower than AWS. */
export async function adaptClients(): Promise<void> {
  const clients = await Promise.all([
    import('#functions/data/client.ts').then(({ dynamo }) => dynamo),
    import('#functions/user-pool/pool-client.ts').then(({ poolClient }) => poolClient),
    import('#functions/storage/client.ts').then(({ objectStore }) => objectStore()),
    import('#functions/encryption/key.ts').then(({ kms }) => kms),
    import('#functions/mail/send-mail.ts').then(({ ses }) => ses),
  ]);
  for (const { config } of clients) {
    // The SDK's types hide the method, which every handler has.
    const handler = config.requestHandler as unknown as { updateHttpClientConfig(key: string, value: number): void };
    handler.updateHttpClientConfig('connectionTimeout', patienceMs);
    handler.updateHttpClientConfig('requestTimeout', patienceMs);
    withoutLogger(config);
  }
}
