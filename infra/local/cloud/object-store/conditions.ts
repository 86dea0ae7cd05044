import type { IncomingHttpHeaders } from 'node:http';
import { decode } from './canonical-request.ts';
import { notImplemented, ObjectStoreError, preconditionFailed } from './errors.ts';
import type { ObjectFiles } from './object-files.ts';
import { isVersion } from './versions.ts';

/** Conditional writes: `If-None-Match: *` only creates new objects, and `If-Match` only replaces the version that was read. */
export function checkWriteConditions(headers: IncomingHttpHeaders, found: { etag: string } | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (noneMatch) {
    if (noneMatch !== '*') throw notImplemented('If-None-Match other than *');
    if (found) throw preconditionFailed();
  }
  const match = headers['if-match'];
  if (match) {
    if (!found) throw new ObjectStoreError(404, 'NoSuchKey', 'The specified key does not exist.');
    if (!isVersion(found, match)) throw preconditionFailed();
  }
}

/** The conditions of a copy on its source, which s3rver ignores. */
export async function checkCopySource(headers: IncomingHttpHeaders, files: ObjectFiles, bucket: string): Promise<void> {
  const source = headers['x-amz-copy-source'];
  if (typeof source !== 'string') return;
  const [sourceBucket, ...key] = decode(source).replace(/^\//, '').split('/');
  if (sourceBucket !== bucket) throw new ObjectStoreError(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const found = await files.find(bucket, key.join('/'));
  if (!found) throw new ObjectStoreError(404, 'NoSuchKey', 'The specified key does not exist.');
  const match = headers['x-amz-copy-source-if-match'];
  if (typeof match === 'string' && !isVersion(found, match)) throw preconditionFailed();
  const noneMatch = headers['x-amz-copy-source-if-none-match'];
  if (typeof noneMatch === 'string' && isVersion(found, noneMatch)) throw preconditionFailed();
}
