import { objectAddress } from '#shared/domain/jobs/uploads.ts';

/** Returns the path where the application serves this file. A key contains nothing to encode. */
export const objectPath = (objectKey: string): string => objectAddress.replace('{objectKey}', objectKey);
