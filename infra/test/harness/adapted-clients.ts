const patienceMs = 120_000;

/** Removes the logger of an SDK client. Copying each answer for a logger, even a silent one, takes a tenth of a test's time. */
export const withoutLogger = (config: object) => Object.assign(config, { logger: undefined });

/** Raises the timeouts of all SDK clients, because the services share this machine with the tests and can be slow. */
export async function adaptClients(): Promise<void> {
  const clients = await Promise.all([
    import('#functions/data/client.ts').then(({ dynamo }) => dynamo),
    import('#functions/user-pool/pool-client.ts').then(({ poolClient }) => poolClient),
    import('#functions/storage/client.ts').then(({ objectStore }) => objectStore()),
    import('#functions/encryption/key.ts').then(({ kms }) => kms),
    import('#functions/mail/send-mail.ts').then(({ ses }) => ses),
  ]);
  for (const { config } of clients) {
    // Every handler has this method, but the SDK's types do not show it.
    const handler = config.requestHandler as unknown as { updateHttpClientConfig(key: string, value: number): void };
    handler.updateHttpClientConfig('connectionTimeout', patienceMs);
    handler.updateHttpClientConfig('requestTimeout', patienceMs);
    withoutLogger(config);
  }
}
