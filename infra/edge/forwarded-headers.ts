/** The request headers that functions read. No others reach them. CloudFront allows ten. */
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
