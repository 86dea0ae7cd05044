import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented, ObjectStoreError } from './errors.ts';

const digest = (algorithm: string) => (body: Buffer) => createHash(algorithm).update(body).digest('base64');

function crc32Base64(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

const checksums: Record<string, (body: Buffer) => string> = {
  'content-md5': digest('md5'),
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha1': digest('sha1'),
  'x-amz-checksum-sha256': digest('sha256'),
};

function checkPayloadHash(body: Buffer, payloadHash: string): void {
  if (payloadHash === 'UNSIGNED-PAYLOAD') return;
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented(`body of the kind ${payloadHash}`);
  if (createHash('sha256').update(body).digest('hex') !== payloadHash) {
    throw new ObjectStoreError(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

/** Throws if a body differs from a hash that came with it: in the signature, in a header or in the query. */
export function checkBody(body: Buffer, payloadHash: string, promises: ReadonlyMap<string, string>): void {
  checkPayloadHash(body, payloadHash);
  for (const [name, expected] of promises) {
    const compute = checksums[name];
    if (compute) {
      if (compute(body) !== expected) {
        throw new ObjectStoreError(400, 'BadDigest', `The ${name} you specified did not match the calculated one.`);
      }
    } else if (/^x-amz-checksum-(?!mode$|algorithm$|type$)/.test(name)) {
      throw notImplemented(`checksum ${name}`);
    }
  }
}
