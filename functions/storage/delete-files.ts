import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { unavailable } from '../refusal.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const keysPerCall = 500;

/** Removes files wherever they lie; those that are gone already count as removed. */
export async function deleteFiles(objectKeys: readonly string[]): Promise<void> {
  for (let from = 0; from < objectKeys.length; from += keysPerCall) {
    const names = objectKeys.slice(from, from + keysPerCall).flatMap((key) => [stagingName(key), keptName(key)]);
    const command = new DeleteObjectsCommand({
      Bucket: setting('BUCKET_NAME'),
      Delete: { Objects: names.map((Key) => ({ Key })), Quiet: true },
    });
    const answer = await answerOrNull(objectStore().send(command));
    const [failed] = answer?.Errors ?? [];
    if (failed) throw unavailable(new Error(`S3 did not delete ${answer?.Errors?.length} files: ${failed.Code}`));
  }
}
