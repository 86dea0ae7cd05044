import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes } from '#shared/domain/uploads.ts';
import { gifSize, jpegSize, type PictureSize, pngSize, webpSize } from './picture-size.ts';

/** Determines a file's type from its bytes alone. Its name and the uploader's claims do not count. */

export type AcceptedType = (typeof acceptedTypes)[number];

export interface InspectedFile {
  contentType: AcceptedType;
  /** 0 for types without fixed dimensions, such as PDFs. */
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

/** Archives are read from the end, so one can hide behind any other content. Its last record ends where the file ends. */
function endsAsArchive(file: Buffer): boolean {
  const tail = file.subarray(-(archiveRecordBytes + longestArchiveComment));
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    const end = at + archiveRecordBytes;
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
  }
  return false;
}

/** The type of a file, or null if we do not accept it or it could pass for two types at once. */
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
