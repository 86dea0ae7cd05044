import { AsyncLocalStorage } from 'node:async_hooks';
import S3Error from 's3rver/lib/models/error.js';
import { preconditionFailed } from './errors.ts';

const unquoted = (etag: string) => etag.replace(/^"|"$/g, '');

/** Whether this object is the one that an `If-Match` names. */
export const isVersion = (found: { etag: string } | undefined, etag: string): boolean =>
  found !== undefined && (etag === '*' || unquoted(found.etag) === unquoted(etag));

/** The `If-Match` of the read that is being answered. s3rver hands its store no headers. */
export const wantedVersion = new AsyncLocalStorage<string | undefined>();

/** Checks the very object that is answered with, because another one may take its place at any time before. */
export function requireWanted(found: { etag: string }): void {
  const wanted = wantedVersion.getStore();
  if (wanted === undefined || isVersion(found, wanted)) return;
  const { code, message } = preconditionFailed();
  throw new S3Error(code, message);
}
