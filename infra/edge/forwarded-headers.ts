/** The request headers that functions read. CloudFront forwards only these headers, and allows ten at most. */
export const forwardedHeaders = [
  'cloudfront-viewer-address',
  'content-type',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-person',
  'x-share-token',
];
