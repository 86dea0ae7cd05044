import type { ApiError } from '#shared/api/client.ts';

/** The statuses of answers about something that does not exist: unknown or deleted (404), or with a malformed id (422). */
const absent: ReadonlySet<number | undefined> = new Set([404, 422]);

export const isAbsent = (error: ApiError | null): boolean => absent.has(error?.status);
