/**
 * How long a function waits for a service, and how often it tries. Short, because API Gateway gives up after 30 s: three
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
  // A page for administrators says that they did not answer, and they can look again.
  queues: { ...upTo(2_000), maxAttempts: 1 },
  files: { ...files, requestHandler: { ...files.requestHandler, socketTimeout: files.requestHandler.requestTimeout } },
  // The outbox tries a failed email again, and a slow one would hold up the stream.
  mail: { ...upTo(3_000), maxAttempts: 1 },
} as const;
