import { alreadySent, onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { api } from '../../lib/server/api.ts';

export interface UploadedPicture {
  objectKey: string;
  /** The server's answer about the uploaded file. */
  details: Record<string, unknown>;
}

/** The failure of one step, with a message for the person who tests uploads. */
export class UploadStepFailed extends Error {}

const orSay = <T>(call: Promise<T>, words: string): Promise<T> =>
  call.catch((error: unknown) => {
    throw new UploadStepFailed(words, { cause: error });
  });

/** Uploads a picture in three steps: requests a URL, sends the file, finalizes it. `UploadStepFailed` names a refused step. */
export async function uploadInSteps(file: File): Promise<UploadedPicture> {
  const asked = api.call('createUpload', {
    body: { fileName: file.name.slice(-200), contentType: file.type as 'image/png', size: file.size },
  });
  const { uploadURL, objectKey } = await orSay(asked, 'Failed to get upload URL');
  const { ok, status } = await fetch(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type, ...onlyOnce },
  });
  if (!ok && status !== alreadySent) throw new UploadStepFailed(`Upload failed: ${status}`);
  const kept = api.call('finalizeUpload', { body: { objectKey, visibility: 'private' } });
  return { objectKey, details: await orSay(kept, 'Failed to finalize upload') };
}
