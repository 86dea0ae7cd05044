import { ApiError } from '#shared/api/client.ts';
import { acceptedTypes, alreadySent, onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { api } from '../server/api.ts';
import type { Keeping } from './kept-file.ts';
import type { Progress } from './progress.ts';
import { smallerPhoto } from './smaller-photo.ts';

/** The steps of an upload, each of which can be repeated. */

type AcceptedType = (typeof acceptedTypes)[number];

export interface Step {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
export const tooLarge = (maxBytes: number): string => `Some files exceed the ${megabytes(maxBytes)}MB size limit`;

/** Thrown if the file itself is the reason for a failure, so that a retry would not help. */
export class BadFile extends Error {}

const isAcceptedType = (type: string): type is AcceptedType => (acceptedTypes as readonly string[]).includes(type);

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Returns the file to upload for the chosen file: a large photo becomes smaller. Throws `BadFile` if it is still too large. */
export async function prepareFile(file: File, maxBytes: number, { onProgress, signal }: Step): Promise<File> {
  const preparing = smallerPhoto(file, signal);
  if (preparing) onProgress('preparing');
  const ready = preparing ? await Promise.race([preparing, whenAborted(signal)]) : file;
  signal.throwIfAborted();
  if (ready.size > maxBytes) throw new BadFile(tooLarge(maxBytes));
  return ready;
}

/** Requests the upload URL of a file. Throws `BadFile` for a type that the server does not accept. */
export async function addressFor({ name, type, size }: File, person: string) {
  if (!isAcceptedType(type)) throw new BadFile('Choose an image or a PDF');
  const answer = await api.call('createUpload', {
    person,
    body: { fileName: name.slice(-200), contentType: type, size },
  });
  return { ...answer, at: Date.now() };
}

/** The longest wait for progress. Otherwise, a connection that fails without an error would keep all other files waiting. */
const silenceMilliseconds = 60_000;

/** Uploads the file to its URL. Only XMLHttpRequest reports progress. */
export function putFile(url: string, file: File, { onProgress, signal }: Step): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      clearTimeout(silence);
      reject(new Error(`The file was rejected (${request.status})`));
    };
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        fail();
        request.abort();
      }, silenceMilliseconds);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries({ 'content-type': file.type, ...onlyOnce }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      hear();
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    const hasArrived = () => (request.status >= 200 && request.status < 300) || request.status === alreadySent;
    request.onload = () => {
      clearTimeout(silence);
      if (hasArrived()) resolve();
      else fail();
    };
    request.onerror = fail;
    request.onabort = () => {
      clearTimeout(silence);
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return request.onabort?.(new ProgressEvent('abort'));
    hear();
    request.send(file);
  });
}

/** Asks the server to check and keep the uploaded file or, if `keeping` is `access`, to make it private. */
export async function storeFile(objectKey: string, keeping: Keeping, person: string): Promise<void> {
  if (keeping === 'finalize') await api.call('finalizeUpload', { person, body: { objectKey, visibility: 'private' } });
  else await api.call('setObjectAccess', { person, body: { objectPath: objectKey, visibility: 'private' } });
}

/** Returns whether the server has failed, rather than refused the file. */
const isFailure = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Calls `storeFile` for a file that has just been uploaded. Returns false if the server failed to make the file private. Saving
 * the form then retries this.
 */
export async function storeSentFile(objectKey: string, keeping: Keeping, person: string): Promise<boolean> {
  try {
    await storeFile(objectKey, keeping, person);
    return true;
  } catch (error) {
    if (keeping === 'access' && isFailure(error)) return false;
    throw error;
  }
}

const isNotUploaded = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_uploaded';

/**
 * Calls `storeFile` for a file that may already be uploaded, for example because an earlier answer was lost. Returns false if it
 * is not uploaded.
 */
export async function isStoredAlready(objectKey: string, keeping: Keeping, person: string): Promise<boolean> {
  try {
    await storeFile(objectKey, keeping, person);
    return true;
  } catch (error) {
    if (isNotUploaded(error)) return false;
    throw error;
  }
}
