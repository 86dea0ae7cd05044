import type { ApiError } from '#shared/api/client.ts';

/** The statuses of answers about an absent thing. Deleted things and malformed ids count like things that never existed. */
const absent: ReadonlySet<number | undefined> = new Set([404, 410, 422]);

export const isAbsent = (error: ApiError | null): boolean => absent.has(error?.status);
