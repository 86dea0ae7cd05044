import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RequestFacts } from '../core/actor.ts';
import { setting } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { readCookies } from './cookies.ts';

const maxBodyBytes = 256 * 1024;

const sameSecret = (given: string, expected: string): boolean => {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

/** Only the edge knows the secret, so only it can say where a request came from; anything else did not pass the edge. */
export function readFacts(event: APIGatewayProxyEventV2): RequestFacts {
  if (!sameSecret(event.headers['x-origin-verify'] ?? '', setting('ORIGIN_SECRET'))) throw new Refusal('forbidden');
  const viewer = event.headers['cloudfront-viewer-address'] ?? '';
  const shareToken = event.headers['x-share-token'];
  return {
    requestId: event.requestContext.requestId,
    now: new Date(event.requestContext.timeEpoch),
    address: viewer.replace(/:\d+$/, '') || event.requestContext.http.sourceIp,
    cookies: readCookies(event.cookies),
    ...(shareToken === undefined ? {} : { shareToken }),
  };
}

/** A write must come from our own pages: browsers say so in Sec-Fetch-Site or Origin, and pages cannot forge either. */
export function refuseCrossSite(event: APIGatewayProxyEventV2): void {
  const site = event.headers['sec-fetch-site'];
  const origin = event.headers.origin;
  const sameSite = site === undefined ? origin !== undefined : site === 'same-origin';
  if (!sameSite || (origin !== undefined && origin !== setting('APP_ORIGIN'))) throw new Refusal('cross_site');
}

/** The body as sent, or undefined when there is none. */
export function readBody(event: APIGatewayProxyEventV2): { parsed: unknown; hash: string } {
  const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const hash = createHash('sha256').update(raw).digest('hex');
  if (raw.length > maxBodyBytes) throw new Refusal('too_large');
  if (raw.length === 0) return { parsed: undefined, hash };
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw new Refusal('unsupported_media_type');
  try {
    return { parsed: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw)), hash };
  } catch (error) {
    throw new Refusal('bad_request', { cause: error });
  }
}

const keyPattern = /^[\x21-\x7e]{8,255}$/;

export function readIdempotencyKey(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers['idempotency-key'];
  if (key !== undefined && !keyPattern.test(key))
    throw new Refusal('bad_request', { message: 'The Idempotency-Key must be 8 to 255 printable characters.' });
  return key;
}
