import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { forwardedHeaders } from '../../edge/forwarded-headers.ts';
import { requestLimits } from '../../edge/limits.ts';
import type { EdgeRequest } from './dispatch.ts';

/** A request that the edge rejects. */
export class EdgeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: 'bad_request' | 'forbidden' | 'too_large',
    message: string,
  ) {
    super(message);
  }
}

/** Returns the target of a request. Throws `EdgeRefusal` if the target is too long or is not a path on this host. */
export function readTarget({ url = '' }: IncomingMessage): URL {
  if (url.length > requestLimits.url) throw new EdgeRefusal(414, 'too_large', 'This address is too long.');
  const address = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(address))
    throw new EdgeRefusal(400, 'bad_request', 'We could not read this address.');
  return new URL(address);
}

function refuseLongHeaders({ method = '', url = '', rawHeaders }: IncomingMessage): void {
  const lines = rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part, 'latin1') + 2, 0);
  if (method.length + url.length + lines > requestLimits.headers)
    throw new EdgeRefusal(431, 'too_large', 'The headers of this request are too large.');
}

/** Reads even a rejected body to the end, because a client that is still sending would not see the answer. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= requestLimits.body) chunks.push(chunk);
  }
  if (size > requestLimits.body) throw new EdgeRefusal(413, 'too_large', 'This is too large.');
  return Buffer.concat(chunks);
}

const digest = (value: string) => createHash('sha256').update(value).digest();
const isAddress = (value: string | undefined): value is string => /^[\d.a-fA-F:]+:\d{1,5}$/.test(value ?? '');

/**
 * Returns the IP address and port of a request's caller. Test clients that know the edge's secret provide their own address,
 * because otherwise they would all share one rate limit. Addresses from other callers are ignored.
 */
function addressOf({ headers, socket }: IncomingMessage, edgeSecret: string): string {
  const given = [headers['x-origin-verify'], headers['cloudfront-viewer-address']].map((value) => value?.toString());
  const isTrusted = timingSafeEqual(digest(given[0] ?? ''), digest(edgeSecret));
  return isTrusted && isAddress(given[1]) ? given[1] : `${socket.remoteAddress ?? ''}:${socket.remotePort ?? 0}`;
}

/** Builds the request that the edge passes on to the functions: the cookies and only the few headers they read. */
export async function readEdgeRequest(request: IncomingMessage, target: URL, edgeSecret: string): Promise<EdgeRequest> {
  refuseLongHeaders(request);
  const headers: Record<string, string> = {};
  for (const name of ['cookie', ...forwardedHeaders]) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value.toString();
  }
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    url: target.pathname + target.search,
    headers,
    body: await readBody(request),
    address: addressOf(request, edgeSecret),
  };
}
