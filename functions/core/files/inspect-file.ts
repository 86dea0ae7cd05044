import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes } from '#shared/domain/uploads.ts';
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

const archiveRecordBytes = 22;
const longestArchiveComment = 0xffff;

/** Archives are read from their end, so one can hide behind anything: its last record ends where the file does. */
function endsAsArchive(file: Buffer): boolean {
  const tail = file.subarray(-(archiveRecordBytes + longestArchiveComment));
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    const end = at + archiveRecordBytes;
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
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
