import type { AcceptedType } from './inspect-file.ts';

const extensions: Record<AcceptedType, readonly [string, ...string[]]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
};

/** The characters that could confuse a file system, a header or the reading direction. */
const unsafe = /[\p{Cc}\p{Cf}"'\\/:*?<>|%;]/gu;

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the uploaded name of a file in a form that every system accepts, with the extension of the file's real type. */
export function safeFileName(fileName: string | undefined, contentType: string | undefined): string {
  const type = Object.entries(extensions).find(([known]) => known === contentType)?.[1];
  const clean =
    (fileName ?? '')
      .toWellFormed()
      .replace(unsafe, '_')
      .replace(/^[.\s]+/, '')
      .trim() || 'file';
  const endsRight = !type || type.some((extension) => clean.toLowerCase().endsWith(`.${extension}`));
  return endsRight ? clean : `${clean}.${type[0]}`;
}

/** Returns the Content-Disposition header that saves a file under its uploaded name. */
export function attachmentHeader(fileName: string | undefined, contentType: string | undefined): string {
  const name = safeFileName(fileName, contentType);
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`;
}
