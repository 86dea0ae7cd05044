import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const namesPerCall = 1000;

/** The error if S3 could not delete some files. `keys` has the keys of these files. All other files were deleted. */
export class FilesKept extends Refusal {
  readonly keys: ReadonlySet<string>;
  constructor(keys: ReadonlySet<string>, cause: unknown) {
    super('unavailable', { retryAfterSeconds: 2, cause });
    this.keys = keys;
  }
}

/** Removes the files with these names. Returns the names that S3 could not delete, and why. Missing files count as removed. */
export async function deleteNamed(names: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = new Map<string, string | undefined>();
  for (let from = 0; from < names.length; from += namesPerCall) {
    const some = names.slice(from, from + namesPerCall);
    const command = new DeleteObjectsCommand({
      Bucket: setting('BUCKET_NAME'),
      Delete: { Objects: some.map((Key) => ({ Key })), Quiet: true },
    });
    const answer = await answerOrNull(objectStore().send(command));
    for (const { Key = '', Code } of answer?.Errors ?? []) kept.set(Key, Code);
  }
  return kept;
}

/** Removes the uploads and the kept files of these keys. Throws `FilesKept` if S3 could not delete some of them. */
export async function deleteFiles(objectKeys: readonly string[]): Promise<void> {
  const kept = await deleteNamed(objectKeys.flatMap((key) => [stagingName(key), keptName(key)]));
  if (kept.size === 0) return;
  const [code] = kept.values();
  const keys = new Set([...kept.keys()].map((name) => name.split('/').at(-1) ?? ''));
  throw new FilesKept(keys, new Error(`S3 did not delete ${keys.size} files: ${code}`));
}
