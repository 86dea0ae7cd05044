import { timingSafeEqual } from 'node:crypto';
import { canonicalRequest, computeSignature, type Scope, type SignedRequest, splitUrl } from './canonical-request.ts';
import { accessDenied, ObjectStoreError } from './errors.ts';

export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Claim {
  credential: string;
  timestamp: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

const skewMs = 15 * 60 * 1_000;
const longestExpiry = 7 * 24 * 60 * 60;

function parseTime(timestamp: string): number {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(timestamp);
  if (!parts) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

function readPresigned(request: SignedRequest, query: Map<string, string>, now: Date): Claim {
  const malformed = (message: string) => new ObjectStoreError(400, 'AuthorizationQueryParametersError', message);
  const need = (name: string) => {
    const value = query.get(name);
    if (value === undefined) throw malformed(`Query-string authentication version 4 requires the parameter ${name}.`);
    return value;
  };
  if (need('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') throw malformed('X-Amz-Algorithm only supports AWS4-HMAC-SHA256');
  const timestamp = need('X-Amz-Date');
  const signedAt = parseTime(timestamp);
  const expires = Number(need('X-Amz-Expires'));
  if (!Number.isInteger(expires) || expires < 1 || expires > longestExpiry) {
    throw malformed('X-Amz-Expires must be between 1 and 604800 seconds');
  }
  if (now.getTime() > signedAt + expires * 1_000) throw accessDenied('Request has expired');
  if (signedAt > now.getTime() + skewMs) throw accessDenied('Request is not valid yet');
  return {
    credential: need('X-Amz-Credential'),
    timestamp,
    signedHeaders: need('X-Amz-SignedHeaders').split(';'),
    signature: need('X-Amz-Signature'),
    payloadHash: String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'),
  };
}

function readAuthorization(request: SignedRequest, authorization: string, now: Date): Claim {
  const parts = /^AWS4-HMAC-SHA256 +Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]+)$/.exec(
    authorization,
  );
  if (!parts) throw new ObjectStoreError(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const timestamp = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(now.getTime() - parseTime(timestamp)) > skewMs) {
    throw new ObjectStoreError(403, 'RequestTimeTooSkewed', 'The difference between the times is too large.');
  }
  const payloadHash = request.headers['x-amz-content-sha256'];
  if (typeof payloadHash !== 'string') {
    throw new ObjectStoreError(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  return { credential, timestamp, signedHeaders: signedHeaders.split(';'), signature, payloadHash };
}

function checkScope(claim: Claim, account: Account): Scope {
  const [accessKeyId, date = '', region = '', service = '', end] = claim.credential.split('/');
  if (accessKeyId !== account.accessKeyId) {
    throw new ObjectStoreError(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist.');
  }
  if (region !== account.region || service !== 's3' || end !== 'aws4_request' || !claim.timestamp.startsWith(date)) {
    throw new ObjectStoreError(
      400,
      'AuthorizationHeaderMalformed',
      `The credential scope is wrong: expecting ${account.region}/s3.`,
    );
  }
  return { date, region, service };
}

/** Throws if the signature does not cover the host and every amz header of the request, as S3 requires. */
function checkSignedHeaders({ headers }: SignedRequest, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (!signedHeaders.includes('host') || unsigned.length > 0) {
    throw accessDenied(`There were headers present in the request which were not signed: ${unsigned.join(', ')}`);
  }
}

/** Checks the signature of a header-signed or presigned request, and returns the hash that the request declares for its body. */
export function verifySignature(request: SignedRequest, account: Account, now: Date): { payloadHash: string } {
  const query = new Map(splitUrl(request.url).query);
  const authorization = request.headers.authorization;
  const isPresigned = query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');
  if (isPresigned && authorization) {
    throw new ObjectStoreError(400, 'InvalidArgument', 'Only one auth mechanism allowed.');
  }
  if (!isPresigned && !authorization) throw accessDenied();
  const claim = isPresigned ? readPresigned(request, query, now) : readAuthorization(request, authorization ?? '', now);
  const scope = checkScope(claim, account);
  checkSignedHeaders(request, claim.signedHeaders);
  const canonical = canonicalRequest(request, claim.signedHeaders, claim.payloadHash);
  const expected = Buffer.from(computeSignature(account.secretAccessKey, scope, claim.timestamp, canonical));
  const given = Buffer.from(claim.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ObjectStoreError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return { payloadHash: claim.payloadHash };
}
