import { isUuid } from '#shared/domain/ids.ts';

/** What clients call a file. */

/** Finds the key in any form a client may use: the key itself, its upload address without the query string, or its API path. */
export function objectKeyIn(reference: string): string | null {
  const key = reference.trim().split('/').at(-1) ?? '';
  return isUuid(key) ? key : null;
}

export const objectPath = (objectKey: string): string => `/api/objects/${objectKey}`;
