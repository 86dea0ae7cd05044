/**
 * How long a function waits for a service, and how often it retries. The times are short, because API Gateway gives up after
 * 30 s, and three attempts must leave time for a proper answer. Without `throwOnRequestTimeout`, a timeout is only logged.
 */
const upTo = (requestTimeout: number) => ({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
});

const files = upTo(4_000);

/** The limits by service, in milliseconds for one attempt. Files have a further limit for a download that stalls halfway. */
export const waits = {
  table: upTo(2_000),
  accounts: upTo(2_000),
  keys: upTo(2_000),
  secrets: upTo(2_000),
  // If the queues do not answer, the administrators' page says so, and they can reload it.
  queues: { ...upTo(2_000), maxAttempts: 1 },
  files: { ...files, requestHandler: { ...files.requestHandler, socketTimeout: files.requestHandler.requestTimeout } },
  // One attempt is enough, because the outbox retries a failed email, and a slow email would delay the stream.
  mail: { ...upTo(3_000), maxAttempts: 1 },
} as const;
