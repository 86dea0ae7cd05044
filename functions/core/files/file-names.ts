import { objectAddress } from '#shared/domain/jobs/uploads.ts';

/** The address where the application serves this file. A key has nothing in it to encode. */
export const objectPath = (objectKey: string): string => objectAddress.replace('{objectKey}', objectKey);
