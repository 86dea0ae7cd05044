import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { setting } from '../env.ts';
import { keptName, objectStore, stagingName } from './client.ts';

const openSeconds = 60;
const boundSeconds = 5 * 60;
const readSeconds = 45;

/**
 * Where a browser may send one file. Bound to a type and a length, S3 takes nothing else and the address may live
 * longer; unbound it lives a minute, and the file is measured when it is checked.
 */
export function signUpload(objectKey: string, bound?: { contentType: string; size: number }): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: setting('BUCKET_NAME'),
    Key: stagingName(objectKey),
    ...(bound ? { ContentType: bound.contentType, ContentLength: bound.size } : {}),
  });
  return getSignedUrl(
    objectStore(),
    command,
    bound
      ? { expiresIn: boundSeconds, signableHeaders: new Set(['content-type', 'content-length']) }
      : { expiresIn: openSeconds },
  );
}

/** The upload address of a key without its signature: one of the names clients know a file by. */
export async function uploadAddress(objectKey: string): Promise<string> {
  const [address = ''] = (await signUpload(objectKey)).split('?');
  return address;
}

/** Where a kept file can be fetched for a short while, as the type and under the disposition we choose. */
export function signRead(objectKey: string, as: { contentType: string; disposition: string }): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: setting('BUCKET_NAME'),
    Key: keptName(objectKey),
    ResponseContentType: as.contentType,
    ResponseContentDisposition: as.disposition,
  });
  return getSignedUrl(objectStore(), command, { expiresIn: readSeconds });
}
