import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const notFound = 404;
const alreadyWriting = 409;
const conditionFailed = 412;

const named = (Key: string) => ({ Bucket: setting('BUCKET_NAME'), Key });
const head = (name: string) => answerOrNull(objectStore().send(new HeadObjectCommand(named(name))), notFound);

/** What is currently stored under a key, or null if nothing has arrived yet. */
export async function findStaged(objectKey: string): Promise<{ etag: string; size: number } | null> {
  const found = await head(stagingName(objectKey));
  return found && { etag: found.ETag ?? '', size: found.ContentLength ?? 0 };
}

/** The bytes with this ETag, or null if they are no longer there. The caller has already checked the size. */
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
 * Copies the file with this ETag to its permanent place, once. False if it has been replaced or something is already kept
 * there. The type comes from its bytes, not from the uploader.
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

/** Removes the upload. A failure does not matter, because the bucket removes it by itself within a day or two. */
export async function discardStaged(objectKey: string): Promise<void> {
  try {
    await objectStore().send(new DeleteObjectCommand(named(stagingName(objectKey))));
  } catch {
    // See above.
  }
}
