import { createHash } from 'node:crypto';

/** What a share link is found by: the table's keys do not give the link away. */
export const shareLinkHash = (token: string): string => createHash('sha256').update(token).digest('hex');
