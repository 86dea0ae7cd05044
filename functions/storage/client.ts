import { S3Client } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { unavailable } from '../refusal.ts';
import { waits } from '../waits.ts';
import { keptPrefix, stagingPrefix } from './prefixes.ts';

const build = () =>
  new S3Client({
    forcePathStyle: setting('OBJECT_URL_STYLE') === 'path',
    // Otherwise a signed upload address promises the checksum of an empty body, and S3 refuses every file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...waits.files,
  });
let client: S3Client | undefined;

/** Made on first use, when the function's environment has been read. */
export const objectStore = (): S3Client => {
  client ??= build();
  return client;
};

/** People send files here; whoever holds a signed address may still replace them. */
export const stagingName = (objectKey: string): string => `${stagingPrefix}${objectKey}`;
/** What was checked and kept; only we write here. */
export const keptName = (objectKey: string): string => `${keptPrefix}${objectKey}`;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error
    ? (error as Error & { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    : undefined;

/**
 * The answer, or null when S3 declines with one of the named statuses. No answer, a busy store and a fault of its own
 * end in a 503; what is left, such as a missing permission, is our mistake and stays an error.
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
