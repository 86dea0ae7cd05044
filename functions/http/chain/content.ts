import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

const maxBodyBytes = 256 * 1024;
const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Returns the parsed JSON of the body, or undefined if there is no body. Throws 413, 415 or 400. */
function parse(event: APIGatewayProxyEventV2, raw: Buffer): unknown {
  if (raw.length > maxBodyBytes) throw new Refusal('too_large');
  if (raw.length === 0) return undefined;
  if (!jsonType.test(event.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (error) {
    throw new Refusal('bad_request', { cause: error });
  }
}

export function readBody(event: APIGatewayProxyEventV2): { parsed: unknown; hash: string } {
  const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  return { parsed: parse(event, raw), hash: createHash('sha256').update(raw).digest('hex') };
}

/** Checks the size and the type of the content, and that it is JSON. */
export const content = (): Link => ({
  before: ({ event }) => {
    const { parsed, hash } = readBody(event);
    event.findings.rawBody = parsed;
    event.findings.bodyHash = hash;
  },
});
