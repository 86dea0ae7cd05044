import { ApiError } from '#shared/api/client.ts';
import { acceptedTypes, alreadySent, onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { api } from '../../lib/server/api.ts';
import type { Progress } from '../../lib/uploads/progress.ts';
import { tooLarge } from './file-kinds.ts';
import { smallerPhoto } from './smaller-photo.ts';

type AcceptedType = (typeof acceptedTypes)[number];

/** What happens after the upload: `finalize` keeps or rejects the file, `access` makes it private. */
export type Keeping = 'finalize' | 'access';

export interface SentFile {
  /** What was sent: a photo may have become smaller. */
  file: File;
  objectKey: string;
  /** The file has arrived but could not be made private yet. Saving the item it is attached to tries again. */
  isUnfinished: boolean;
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
  /** For what it is made to be. Photos only have to fit when they have become smaller. */
  maxBytes: number;
  keeping?: Keeping | undefined;
}

export const isAcceptedType = (type: string): type is AcceptedType =>
  (acceptedTypes as readonly string[]).includes(type);

/** Only XMLHttpRequest reports upload progress. */
function put(url: string, file: File, { onProgress, signal }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The file was rejected (${request.status})`));
    request.open('PUT', url);
    for (const [name, value] of Object.entries({ 'content-type': file.type, ...onlyOnce }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    const hasArrived = () => (request.status >= 200 && request.status < 300) || request.status === alreadySent;
    request.onload = () => (hasArrived() ? resolve() : fail());
    request.onerror = fail;
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return request.onabort?.(new ProgressEvent('abort'));
    request.send(file);
  });
}

/** The same words as for a file that could be refused when it was chosen. */
class TooLarge extends Error {}

/** Rejected because of its content, so retrying or waiting would not help. */
export const isAboutTheFile = (error: unknown): error is ApiError | TooLarge =>
  error instanceof TooLarge ||
  (error instanceof ApiError &&
    ['invalid', 'unsupported_media_type', 'too_large', 'rate_limited'].includes(error.code));

async function keep(objectKey: string, keeping: Keeping): Promise<boolean> {
  if (keeping === 'finalize') {
    await api.call('finalizeUpload', { body: { objectKey, visibility: 'private' } });
    return true;
  }
  try {
    await api.call('setObjectAccess', { body: { objectPath: objectKey, visibility: 'private' } });
    return true;
  } catch (error) {
    if (isAboutTheFile(error)) throw error;
    return false;
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** What is sent of the chosen file. Throws if that does not fit. */
export async function prepareFile(file: File, { onProgress, signal, maxBytes }: SendOptions): Promise<File> {
  const preparing = smallerPhoto(file, signal);
  if (preparing) onProgress('preparing');
  const ready = preparing ? await Promise.race([preparing, whenAborted(signal)]) : file;
  signal.throwIfAborted();
  if (ready.size > maxBytes) throw new TooLarge(tooLarge(maxBytes));
  return ready;
}

/** Prepares the file, requests an upload address, sends it there, and keeps it. */
export async function sendFile(chosen: File, options: SendOptions): Promise<SentFile> {
  const file = await prepareFile(chosen, options);
  if (!isAcceptedType(file.type)) throw new Error('Please choose an image or a PDF');
  options.onProgress(0);
  const { uploadURL, objectKey } = await api.call('createUpload', {
    body: { fileName: file.name.slice(-200), contentType: file.type, size: file.size },
  });
  await put(uploadURL, file, options);
  const isKept = await keep(objectKey, options.keeping ?? 'finalize');
  options.signal.throwIfAborted();
  return { file, objectKey, isUnfinished: !isKept };
}
