import { isUuid } from '../ids.ts';

/** The file types we accept. A file's first bytes decide its type. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'] as const;

/** The maximum size of a file in bytes, by purpose. */
export const uploadLimits = {
  default: 10 * 1024 * 1024,
  detailPhoto: 5 * 1024 * 1024,
  requirementPhoto: 5 * 1024 * 1024,
  requirementFile: 10 * 1024 * 1024,
  remittance: 10 * 1024 * 1024,
  logo: 2 * 1024 * 1024,
} as const;

/**
 * The header of an upload to a URL that is bound to a file. The store then accepts it once, and answers 412 to every
 * repetition.
 */
export const onlyOnce = { 'if-none-match': '*' } as const;
export const alreadySent = 412;

/** The path where the application serves a file. Every function that names a file needs it, so it is not with the routes. */
export const objectAddress = '/api/objects/{objectKey}';

/** How many photos one requirement can have. */
export const maxRequirementPhotos = 10;
export const maxCaption = 200;

/** Finds the key in any form a client may use: the key itself, its upload URL without the query string, or its API path. */
export function objectKeyIn(reference: string): string | null {
  const key = reference.trim().split('/').at(-1) ?? '';
  return isUuid(key) ? key : null;
}
