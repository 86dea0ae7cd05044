import type { ApiError } from '#shared/api/client.ts';

/**
 * Returns whether the server answers that a thing is absent. Deleted things and malformed ids get the same answer as things
 * that never existed.
 */
const absent: ReadonlySet<number | undefined> = new Set([404, 410, 422]);

export const isAbsent = (error: ApiError | null): boolean => absent.has(error?.status);
