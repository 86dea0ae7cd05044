import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes } from '#shared/api/objects.ts';
import { gifSize, jpegSize, type PictureSize, pngSize, webpSize } from './picture-size.ts';

/** Finds out what a file is from its bytes alone; its name and what the uploader called it do not count. */

export type AcceptedType = (typeof acceptedTypes)[number];

export interface InspectedFile {
  contentType: AcceptedType;
  /** 0 for what has no fixed size, such as a PDF. */
  pixels: number;
}

const sniffedBytes = 4_100;

const sizeReaders: Record<Exclude<AcceptedType, 'application/pdf'>, (file: Buffer) => PictureSize | null> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
};

const markup = /<(script|html|svg|body|iframe|!doctype|\?php)[\s>/]/i;

/** Archives are read from their end, so one can hide behind anything: its last record ends where the file does. */
function endsAsArchive(file: Buffer): boolean {
  const recordBytes = 22;
  const longestComment = 0xffff;
  const earliest = Math.max(0, file.length - recordBytes - longestComment);
  for (
    let at = file.lastIndexOf('PK\x05\x06');
    at >= earliest;
    at = at > 0 ? file.lastIndexOf('PK\x05\x06', at - 1) : -1
  ) {
    if (at + recordBytes <= file.length && at + recordBytes + file.readUInt16LE(at + 20) === file.length) return true;
  }
  return false;
}

/** What a file is, or null when it is none of what we take or pretends to be two things at once. */
export async function inspectFile(file: Buffer): Promise<InspectedFile | null> {
  const start = file.subarray(0, sniffedBytes);
  const sniffed = await fileTypeFromBuffer(start);
  const contentType = acceptedTypes.find((type) => type === sniffed?.mime);
  if (!contentType || endsAsArchive(file)) return null;
  if (contentType === 'application/pdf') {
    return /^%PDF-\d\.\d/.test(start.toString('latin1', 0, 8)) ? { contentType, pixels: 0 } : null;
  }
  const size = sizeReaders[contentType](file);
  if (!size || size.width < 1 || size.height < 1 || markup.test(start.toString('latin1'))) return null;
  return { contentType, pixels: size.width * size.height };
}
