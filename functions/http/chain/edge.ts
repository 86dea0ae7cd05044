import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RequestFacts } from '../../core/actor.ts';
import { setting } from '../../env.ts';
import { Refusal } from '../../refusal.ts';
import { readCookies } from '../cookies.ts';
import type { Link } from './findings.ts';

const sameSecret = (given: string, expected: string): boolean => {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

/**
 * Reads the facts that the edge adds. Only the edge knows the secret, so only the edge can say where a request is from. Refuses
 * a request without the secret.
 */
export function readFacts(event: APIGatewayProxyEventV2): RequestFacts {
  if (!sameSecret(event.headers['x-origin-verify'] ?? '', setting('ORIGIN_SECRET'))) throw new Refusal('forbidden');
  const viewer = event.headers['cloudfront-viewer-address'] ?? '';
  const shareToken = event.headers['x-share-token'];
  const userAgent = event.headers['user-agent'];
  return {
    requestId: event.requestContext.requestId,
    now: new Date(event.requestContext.timeEpoch),
    address: viewer.replace(/:\d+$/, '') || event.requestContext.http.sourceIp,
    cookies: readCookies(event.cookies),
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(shareToken === undefined ? {} : { shareToken }),
  };
}

export const edge = (): Link => ({
  before: ({ event }) => {
    event.findings = {
      request: readFacts(event),
      actor: null,
      rawBody: undefined,
      bodyHash: '',
      params: {},
      loaded: undefined,
      query: undefined,
      body: undefined,
    };
  },
});
