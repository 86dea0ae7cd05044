import { S3Client } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { unavailable } from '../refusal.ts';
import { waits } from '../waits.ts';
import { copiesPrefix, keptPrefix, stagingPrefix } from './prefixes.ts';

const build = () =>
  new S3Client({
    forcePathStyle: setting('OBJECT_URL_STYLE') === 'path',
    // Otherwise a signed upload URL declares the checksum of an empty body, and S3 rejects every file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...waits.files,
  });
let client: S3Client | undefined;

/** Returns the S3 client. Creates it on first use, because it needs the function's environment. */
export const objectStore = (): S3Client => {
  client ??= build();
  return client;
};

/** Returns the name of an upload. Anyone with the signed URL can still replace the file. */
export const stagingName = (objectKey: string): string => `${stagingPrefix}${objectKey}`;
/** Returns the name of a checked and kept file. Only our code writes such files. */
export const keptName = (objectKey: string): string => `${keptPrefix}${objectKey}`;

/** Returns the name of one part of a user's data copy. Parts are counted from 1. */
export const copyPartName = (copyId: string, part: number): string => `${copiesPrefix}${copyId}/${part}.zip`;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error
    ? (error as Error & { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    : undefined;

/**
 * Returns the answer, or null if S3 answers with one of the named statuses. No answer, a busy store and S3's own faults
 * become a 503. Any other fault, such as a missing permission, is our mistake and stays an error.
 */
export async function answerOrNull<T>(request: Promise<T>, ...declined: number[]): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && declined.includes(status)) return null;
    if (status === undefined || status === 429 || status >= 500) throw unavailable(error);
    throw error;
  }
}
