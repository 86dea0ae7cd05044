import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ObjectStoreError } from './errors.ts';

export interface SignedRequest {
  method: string;
  /** The path and query exactly as received. */
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Scope {
  date: string;
  region: string;
  service: string;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes a part of a URL. Throws `InvalidURI` like S3 if it is malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ObjectStoreError(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Splits a URL into its undecoded path and its decoded query. */
export function splitUrl(url: string): { path: string; query: [name: string, value: string][] } {
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: [] };
  const parts = url
    .slice(mark + 1)
    .split('&')
    .filter((part) => part !== '');
  return {
    path: url.slice(0, mark),
    query: parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decode(name), decode(value.join('='))];
    }),
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function canonicalQuery(query: readonly [string, string][]): string {
  return query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort((a, b) => byText(a[0], b[0]) || byText(a[1], b[1]))
    .map((pair) => pair.join('='))
    .join('&');
}

function headerValue(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ');
}

/**
 * Returns the text that client and server hash, as S3 defines it. S3 encodes the path only once, while other services encode it
 * twice.
 */
export function canonicalRequest(
  request: SignedRequest,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const { path, query } = splitUrl(request.url);
  const canonicalPath = path.split('/').map(decode).map(encode).join('/');
  const headers = signedHeaders.map((name) => `${name}:${headerValue(request.headers, name)}\n`).join('');
  return [request.method, canonicalPath, canonicalQuery(query), headers, signedHeaders.join(';'), payloadHash].join(
    '\n',
  );
}

/** Computes the Signature Version 4 of a canonical request in hexadecimal. */
export function computeSignature(secret: string, scope: Scope, timestamp: string, canonical: string): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const { date, region, service } = scope;
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = [
    'AWS4-HMAC-SHA256',
    timestamp,
    `${date}/${region}/${service}/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  return hmac(key, text).toString('hex');
}
