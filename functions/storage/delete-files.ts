import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const keysPerCall = 500;

/** Thrown when S3 could not delete some files. All others were deleted. */
export class FilesKept extends Refusal {
  readonly keys: ReadonlySet<string>;
  constructor(keys: ReadonlySet<string>, cause: unknown) {
    super('unavailable', { retryAfterSeconds: 2, cause });
    this.keys = keys;
  }
}

/** Removes files, wherever they are stored. Files that are already gone count as removed. */
export async function deleteFiles(objectKeys: readonly string[]): Promise<void> {
  const kept = new Map<string, string | undefined>();
  for (let from = 0; from < objectKeys.length; from += keysPerCall) {
    const names = objectKeys.slice(from, from + keysPerCall).flatMap((key) => [stagingName(key), keptName(key)]);
    const command = new DeleteObjectsCommand({
      Bucket: setting('BUCKET_NAME'),
      Delete: { Objects: names.map((Key) => ({ Key })), Quiet: true },
    });
    const answer = await answerOrNull(objectStore().send(command));
    for (const { Key = '', Code } of answer?.Errors ?? []) kept.set(Key.split('/').at(-1) ?? '', Code);
  }
  if (kept.size === 0) return;
  const [code] = kept.values();
  throw new FilesKept(new Set(kept.keys()), new Error(`S3 did not delete ${kept.size} files: ${code}`));
}
