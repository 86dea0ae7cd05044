import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes } from '#shared/domain/jobs/uploads.ts';
import { type PdfTrouble, troubleIn } from './pdf-contents.ts';
import { readGif } from './pictures/gif.ts';
import { readJpeg } from './pictures/jpeg.ts';
import type { Picture } from './pictures/picture.ts';
import { readPng } from './pictures/png.ts';
import { readWebp } from './pictures/webp.ts';

/** Determines a file's type from its bytes alone. Its name and the uploader's claims do not count. */

export type AcceptedType = (typeof acceptedTypes)[number];

export interface InspectedFile {
  contentType: AcceptedType;
  /** 0 for a PDF, which has no fixed dimensions. */
  pixels: number;
  /** The bytes to keep: a picture without its camera's metadata, and a PDF unchanged. */
  clean: Buffer;
  /** The kind of dangerous content in a PDF, which the caller must refuse. Null if there is none. */
  trouble: PdfTrouble | null;
}

const sniffedBytes = 4_100;

const readers: Record<Exclude<AcceptedType, 'application/pdf'>, (file: Buffer) => Picture | null> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
};

const markup = /<(script|html|svg|body|iframe|!doctype|\?php)[\s>/]/i;

const archiveRecordBytes = 22;
const longestArchiveComment = 0xffff;

/**
 * Tells whether a file ends like an archive: the last record of an archive ends where the file ends. Programs read an archive
 * from its end, so an archive can hide behind any other content.
 */
function endsAsArchive(file: Buffer): boolean {
  const tail = file.subarray(-(archiveRecordBytes + longestArchiveComment));
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    const end = at + archiveRecordBytes;
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
  }
  return false;
}

/** Returns the type of a file, or null if we do not accept it or it could pass for two types. */
export async function inspectFile(file: Buffer): Promise<InspectedFile | null> {
  const start = file.subarray(0, sniffedBytes);
  const sniffed = await fileTypeFromBuffer(start);
  const contentType = acceptedTypes.find((type) => type === sniffed?.mime);
  if (!contentType || endsAsArchive(file)) return null;
  if (contentType === 'application/pdf') {
    const isWhole = /^%PDF-\d\.\d/.test(start.toString('latin1', 0, 8));
    return isWhole ? { contentType, pixels: 0, clean: file, trouble: troubleIn(file) } : null;
  }
  const picture = readers[contentType](file);
  if (!picture || picture.width < 1 || picture.height < 1 || markup.test(start.toString('latin1'))) return null;
  return { contentType, pixels: picture.width * picture.height, clean: picture.clean, trouble: null };
}
