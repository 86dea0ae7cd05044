/**
 * How long a function waits for a service, and how often it retries. Short, because API Gateway gives up after 30 s: three
 * attempts leave time for a proper answer. Without `throwOnRequestTimeout`, a timeout is only logged.
 */
const upTo = (requestTimeout: number) => ({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
});

const files = upTo(4_000);

/** In milliseconds, for one attempt. A download may also stall halfway. */
export const waits = {
  table: upTo(2_000),
  accounts: upTo(2_000),
  keys: upTo(2_000),
  secrets: upTo(2_000),
  // The page for administrators shows that the queues did not answer, and they can reload it.
  queues: { ...upTo(2_000), maxAttempts: 1 },
  files: { ...files, requestHandler: { ...files.requestHandler, socketTimeout: files.requestHandler.requestTimeout } },
  // The outbox retries a failed email, and a slow one would delay the stream.
  mail: { ...upTo(3_000), maxAttempts: 1 },
} as const;
