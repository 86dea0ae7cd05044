import { PutObjectCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { unavailable } from '../refusal.ts';
import { answerOrNull, copyPartName, objectStore } from './client.ts';
import { deleteNamed } from './delete-files.ts';

/** Writes and removes the files in the bucket that belong to data copies. */

const named = (Key: string) => ({ Bucket: setting('BUCKET_NAME'), Key });

export async function putCopyPart(copyId: string, part: number, content: Buffer): Promise<void> {
  const put = new PutObjectCommand({
    ...named(copyPartName(copyId, part)),
    Body: content,
    ContentType: 'application/zip',
  });
  await answerOrNull(objectStore().send(put));
}

/** Removes the first `parts` parts of a data copy. Parts that are already gone count as removed. */
export async function removeCopyParts(copyId: string, parts: number): Promise<void> {
  const kept = await deleteNamed(Array.from({ length: parts }, (_, index) => copyPartName(copyId, index + 1)));
  const [code] = kept.values();
  if (kept.size > 0) throw unavailable(new Error(`S3 did not delete ${kept.size} parts of a copy: ${code}`));
}
