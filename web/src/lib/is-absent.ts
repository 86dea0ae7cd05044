import type { ApiError } from '#shared/api/client.ts';

/** An id or a token that is none is answered like one that leads nowhere. */
export const isAbsent = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 422;
