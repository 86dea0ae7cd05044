import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { setting } from '../env.ts';
import { answerOrNull, keptName, objectStore, stagingName } from './client.ts';

const notFound = 404;
const alreadyWriting = 409;
const conditionFailed = 412;

const named = (Key: string) => ({ Bucket: setting('BUCKET_NAME'), Key });
const head = (name: string) => answerOrNull(objectStore().send(new HeadObjectCommand(named(name))), notFound);

/** The type of the empty file that replaces an upload. */
const usedUp = 'application/x-used-up';
const nothing = Buffer.alloc(0);

/** Returns the upload of a key, or null if none has arrived yet or `closeStaged` closed it. */
export async function findStaged(objectKey: string): Promise<{ etag: string; size: number } | null> {
  const found = await head(stagingName(objectKey));
  if (!found || found.ContentType === usedUp) return null;
  return { etag: found.ETag ?? '', size: found.ContentLength ?? 0 };
}

async function read(input: { Key: string; IfMatch?: string }): Promise<Buffer> {
  const { Body } = await objectStore().send(new GetObjectCommand({ ...named(input.Key), ...input }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** Returns the bytes with this ETag, or null if they are no longer there. The caller has already checked the size. */
export const readStaged = (objectKey: string, etag: string): Promise<Buffer | null> =>
  answerOrNull(read({ Key: stagingName(objectKey), IfMatch: etag }), notFound, conditionFailed);

/** Returns the bytes of a kept file, or null if it has been removed. */
export const readKept = (objectKey: string): Promise<Buffer | null> =>
  answerOrNull(read({ Key: keptName(objectKey) }), notFound);

/** Writes a checked file to its permanent place, once. Returns false if a file is already kept there. */
export async function keepChecked(objectKey: string, content: Buffer, contentType: string): Promise<boolean> {
  const put = new PutObjectCommand({
    ...named(keptName(objectKey)),
    Body: content,
    IfNoneMatch: '*',
    ContentType: contentType,
  });
  return (await answerOrNull(objectStore().send(put), alreadyWriting, conditionFailed)) !== null;
}

export async function findKept(objectKey: string): Promise<{ contentType: string; size: number } | null> {
  const found = await head(keptName(objectKey));
  return found && { contentType: found.ContentType ?? '', size: found.ContentLength ?? 0 };
}

/**
 * Replaces the upload with an empty file. The upload URL then no longer works, because it only creates a file that does not exist
 * yet. A failure does not matter: the bucket removes uploads automatically within a day or two, and no URL can read them.
 */
export async function closeStaged(objectKey: string): Promise<void> {
  try {
    const place = named(stagingName(objectKey));
    await objectStore().send(new PutObjectCommand({ ...place, Body: nothing, ContentType: usedUp }));
  } catch {
    // A failure does not matter, as explained above.
  }
}
