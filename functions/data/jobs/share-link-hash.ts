import { createHash } from 'node:crypto';

/** Returns the key of a share link, which is a hash, so that the table's keys do not reveal the link. */
export const shareLinkHash = (token: string): string => createHash('sha256').update(token).digest('hex');
