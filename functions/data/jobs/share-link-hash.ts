import { createHash } from 'node:crypto';

/** The key of a share link. It is a hash, so the table's keys do not reveal the link. */
export const shareLinkHash = (token: string): string => createHash('sha256').update(token).digest('hex');
