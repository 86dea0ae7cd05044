/** Node's codes for a failed connection. They do not tell whether the service processed the request. */
const codes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

export const isNetworkFault = (error: Error): boolean => codes.has(Reflect.get(error, 'code'));
