/** The headers of a request that functions read; no other reaches them. CloudFront allows ten. */
export const forwardedHeaders = [
  'cloudfront-viewer-address',
  'content-type',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'x-share-token',
];
