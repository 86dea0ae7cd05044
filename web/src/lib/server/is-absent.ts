import type { ApiError } from '#shared/api/client.ts';

/** The API answers a malformed id or token the same way as one that does not exist. */
export const isAbsent = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 422;
