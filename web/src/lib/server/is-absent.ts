import type { ApiError } from '#shared/api/client.ts';

/** What is gone, and a malformed id or token, look the same as what never existed. */
const absent: ReadonlySet<number | undefined> = new Set([404, 410, 422]);

export const isAbsent = (error: ApiError | null): boolean => absent.has(error?.status);
