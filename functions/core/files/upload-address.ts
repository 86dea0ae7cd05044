import { randomUUID } from 'node:crypto';
import type { objectRoutes } from '#shared/api/objects.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import type { Actor } from '../actor.ts';
import { createFileRow } from './create-file-row.ts';
import { countUnboundUpload, countUpload } from './upload-quota.ts';

type UploadInput = BodyOf<typeof objectRoutes.createUpload>;

/** Creates the upload of one file. Returns its signed URL and the file's key. */
export async function createUpload(
  actor: Actor,
  { fileName, contentType, size }: UploadInput,
  now: Date,
): Promise<{ uploadURL: string; objectKey: string }> {
  // The store's client is large, so it loads on demand.
  const { signUpload } = await import('../../storage/signed-addresses.ts');
  const objectKey = randomUUID();
  const bound = contentType && size ? { contentType, size } : undefined;
  const uploadURL = await signUpload(objectKey, bound);
  await createFileRow(
    actor,
    { objectKey, fileName, declaredType: contentType, declaredSize: size },
    bound ? [countUpload(actor, bound.size, now)] : countUnboundUpload(actor, now),
    now,
  );
  return { uploadURL, objectKey };
}
