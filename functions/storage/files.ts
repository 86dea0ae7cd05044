import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const notFound = 404;
const alreadyWriting = 409;
const conditionFailed = 412;

const named = (Key: string) => ({ Bucket: setting('BUCKET_NAME'), Key });
const head = (name: string) => answerOrNull(objectStore().send(new HeadObjectCommand(named(name))), notFound);

/** What has arrived under a key, as it is now; null before anything has. */
export async function findStaged(objectKey: string): Promise<{ etag: string; size: number } | null> {
  const found = await head(stagingName(objectKey));
  return found && { etag: found.ETag ?? '', size: found.ContentLength ?? 0 };
}

/** The bytes that had this ETag; null when they are there no more. The caller has looked at the size. */
export async function readStaged(objectKey: string, etag: string): Promise<Buffer | null> {
  const read = async (): Promise<Buffer> => {
    const { Body } = await objectStore().send(
      new GetObjectCommand({ ...named(stagingName(objectKey)), IfMatch: etag }),
    );
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };
  return answerOrNull(read(), notFound, conditionFailed);
}

/**
 * Copies what had this ETag to its lasting place, once: false when it was replaced meanwhile or when something is kept
 * there already. The type is what its bytes say, not what the uploader said.
 */
export async function keepStaged(objectKey: string, etag: string, contentType: string): Promise<boolean> {
  const copy = new CopyObjectCommand({
    ...named(keptName(objectKey)),
    CopySource: `${setting('BUCKET_NAME')}/${stagingName(objectKey)}`,
    CopySourceIfMatch: etag,
    IfNoneMatch: '*',
    MetadataDirective: 'REPLACE',
    ContentType: contentType,
  });
  return (await answerOrNull(objectStore().send(copy), notFound, alreadyWriting, conditionFailed)) !== null;
}

export async function findKept(objectKey: string): Promise<{ contentType: string; size: number } | null> {
  const found = await head(keptName(objectKey));
  return found && { contentType: found.ContentType ?? '', size: found.ContentLength ?? 0 };
}

/** Clears away what was sent. A failure changes nothing for anybody: the bucket removes it within a day or two itself. */
export async function discardStaged(objectKey: string): Promise<void> {
  try {
    await objectStore().send(new DeleteObjectCommand(named(stagingName(objectKey))));
  } catch {
    // See above.
  }
}
