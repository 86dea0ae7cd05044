import { isUuid } from '../ids.ts';

/** The file types that we accept. The server detects a file's type from its first bytes. */
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
 * The header of an upload to a URL for one file. It makes the file store accept the file once and answer 412 to every further
 * upload.
 */
export const onlyOnce = { 'if-none-match': '*' } as const;
export const alreadySent = 412;

/** The path of a file. It is not in `shared/api/objects.ts`, so that functions can build paths without loading the routes. */
export const objectAddress = '/api/objects/{objectKey}';

/** The maximum number of photos of one requirement. */
export const maxRequirementPhotos = 10;
export const maxCaption = 200;

/** Returns the key in a reference, which is the key itself, its upload URL without the query string, or its API path. */
export function objectKeyIn(reference: string): string | null {
  const key = reference.trim().split('/').at(-1) ?? '';
  return isUuid(key) ? key : null;
}
