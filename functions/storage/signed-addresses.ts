import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { setting } from '../env.ts';
import { copyPartName, keptName, objectStore, stagingName } from './client.ts';

const openSeconds = 60;
const boundSeconds = 5 * 60;
const readSeconds = 45;

/**
 * Signs a URL to which a browser may upload one file. If the URL is bound to a type and length, S3 accepts only such a file, and
 * only once (the browser sends `If-None-Match: *`), so the URL is valid for 5 minutes. Otherwise it is valid for one minute, and
 * our code checks the file's size afterwards.
 */
export function signUpload(objectKey: string, bound?: { contentType: string; size: number }): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: setting('BUCKET_NAME'),
    Key: stagingName(objectKey),
    ...(bound ? { ContentType: bound.contentType, ContentLength: bound.size, IfNoneMatch: '*' } : {}),
  });
  return getSignedUrl(
    objectStore(),
    command,
    bound
      ? { expiresIn: boundSeconds, signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']) }
      : { expiresIn: openSeconds },
  );
}

/** Returns the upload URL of a key without its signature. Clients may use it to name a file. */
export async function uploadAddress(objectKey: string): Promise<string> {
  const [address = ''] = (await signUpload(objectKey)).split('?');
  return address;
}

/** Signs a short-lived URL for downloading a kept file, with the type and disposition that we choose. */
export function signRead(objectKey: string, as: { contentType: string; disposition: string }): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: setting('BUCKET_NAME'),
    Key: keptName(objectKey),
    ResponseContentType: as.contentType,
    ResponseContentDisposition: as.disposition,
  });
  return getSignedUrl(objectStore(), command, { expiresIn: readSeconds });
}

/** Signs a short-lived URL for downloading one part of a user's data copy. */
export function signCopyPart(copyId: string, part: number, fileName: string): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: setting('BUCKET_NAME'),
    Key: copyPartName(copyId, part),
    ResponseContentType: 'application/zip',
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
  });
  return getSignedUrl(objectStore(), command, { expiresIn: readSeconds });
}
