import { objectAddress } from '#shared/domain/jobs/uploads.ts';

/** Returns the path where the application serves this file. A key is a UUID, so it needs no URL encoding. */
export const objectPath = (objectKey: string): string => objectAddress.replace('{objectKey}', objectKey);
