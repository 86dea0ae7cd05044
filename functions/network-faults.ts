/** What Node calls a connection that failed. Nobody can tell from it whether the other side did its part. */
const codes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

export const isNetworkFault = (error: Error): boolean => codes.has(Reflect.get(error, 'code'));
