import { isUuid } from '#shared/domain/ids.ts';

/** What clients call a file. */

/** The key in any form a client may name a file by: the key itself, its upload address without the query, or its path here. */
export function objectKeyIn(reference: string): string | null {
  const key = reference.trim().split('/').at(-1) ?? '';
  return isUuid(key) ? key : null;
}

export const objectPath = (objectKey: string): string => `/api/objects/${objectKey}`;
