import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { setting } from '../../env.ts';
import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/**
 * Refuses a write that is not from our own pages. Browsers report where a request is from in Sec-Fetch-Site or Origin, which no
 * page can forge.
 */
export function refuseCrossSite({ headers }: APIGatewayProxyEventV2): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const sameSite = site === undefined ? origin !== undefined : site === 'same-origin';
  if (!sameSite || (origin !== undefined && origin !== setting('APP_ORIGIN'))) throw new Refusal('cross_site');
}

export const crossSite = (): Link => ({ before: ({ event }) => refuseCrossSite(event) });
