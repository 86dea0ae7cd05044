import { ApiError } from '#shared/api/client.ts';
import { alreadySent, onlyOnce, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { api } from '../../lib/server/api.ts';
import { reach } from '../../lib/server/request/connection.ts';
import type { Stamp } from '../../lib/server/request/repetition.ts';

interface Refused {
  title: string;
  text: string;
}

export const notAnImage: Refused = {
  title: 'Invalid file type',
  text: 'Please select an image file (JPG, PNG, etc.)',
};

/** Tells whether the file is an image that can be a logo. An SVG can contain scripts, so it cannot. */
const isImage = ({ type }: File): boolean => type.startsWith('image/') && type !== 'image/svg+xml';

/** Returns why the file cannot be a logo, or null if it can. */
export function refusalOf(file: File): Refused | null {
  if (!isImage(file)) return notAnImage;
  if (file.size > uploadLimits.logo)
    return { title: 'File too large', text: 'Please select an image smaller than 2MB' };
  return null;
}

/** Returns our own error for a failed upload, because the storage's errors are for programs. */
const notStored = (status: number) =>
  new ApiError(status, JSON.stringify({ code: 'internal', message: 'Failed to upload image' }));

/** Requests an upload URL, uploads the picture, and sets it as the company's logo. */
export async function uploadLogo(logo: Blob, { person }: Pick<Stamp, 'person'>): Promise<void> {
  const { uploadURL } = await api.call('createUpload', {
    person,
    body: { fileName: 'logo.png', contentType: 'image/png', size: logo.size },
  });
  const headers = { 'content-type': 'image/png', ...onlyOnce };
  const sent = await reach(uploadURL, { method: 'PUT', headers, body: logo });
  if (!sent.ok && sent.status !== alreadySent) throw notStored(sent.status);
  const [logoURL = uploadURL] = uploadURL.split('?');
  await api.call('setRetailerLogo', { person, body: { logoURL } });
}
