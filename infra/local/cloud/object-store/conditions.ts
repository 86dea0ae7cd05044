import type { IncomingHttpHeaders } from 'node:http';
import { noSuchKey, notImplemented, preconditionFailed } from './errors.ts';

const unquoted = (etag: string) => etag.replace(/^"|"$/g, '');

/** Tells whether this object is the one that an `If-Match` names. */
const isVersion = (found: { etag: string }, etag: string): boolean =>
  etag === '*' || unquoted(found.etag) === unquoted(etag);

/**
 * Throws if a conditional write must not happen. `If-None-Match: *` only creates new objects, and `If-Match` only replaces the
 * version that it names.
 */
export function checkWriteConditions(headers: IncomingHttpHeaders, found: { etag: string } | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (noneMatch) {
    if (noneMatch !== '*') throw notImplemented('If-None-Match other than *');
    if (found) throw preconditionFailed();
  }
  const match = headers['if-match'];
  if (match) {
    if (!found) throw noSuchKey();
    if (!isVersion(found, match)) throw preconditionFailed();
  }
}

/** Throws if the source of a copy does not meet the copy's conditions. */
export function checkCopyConditions(headers: IncomingHttpHeaders, source: { etag: string }): void {
  const match = headers['x-amz-copy-source-if-match'];
  if (typeof match === 'string' && !isVersion(source, match)) throw preconditionFailed();
  const noneMatch = headers['x-amz-copy-source-if-none-match'];
  if (typeof noneMatch === 'string' && isVersion(source, noneMatch)) throw preconditionFailed();
}

/**
 * Tells whether to answer a read with the object: false if the copy that the reader has is current. Throws if `If-Match` names
 * another version.
 */
export function isToSend(headers: IncomingHttpHeaders, found: { etag: string; modified: string }): boolean {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-modified-since': since } = headers;
  if (match !== undefined && !isVersion(found, match)) throw preconditionFailed();
  if (noneMatch !== undefined) return !isVersion(found, noneMatch);
  return since === undefined || !(new Date(found.modified) <= new Date(since));
}
