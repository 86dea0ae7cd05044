const patienceMs = 120_000;

/** Even a silent SDK logger gets a filtered copy of every answer, which takes a tenth of a test's time. */
export const withoutLogger = (config: object) => Object.assign(config, { logger: undefined });

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
