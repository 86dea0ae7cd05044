import { onlyOrientation } from './orientation.ts';
import { bigEndian, type Picture } from './picture.ts';

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda] as const;
const [jfif, exif, profile, adobe] = [0xe0, 0xe1, 0xe2, 0xee] as const;
/** Each scan makes a viewer process the whole picture again, so thousands of scans would block it. Cameras write about 10. */
const mostScans = 100;

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/**
 * Tells whether a segment is needed to decode the pixels: frame, Huffman and arithmetic tables, quantisation, number of lines,
 * restarts.
 */
const isForPixels = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xdb && marker <= 0xdd);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const beginsWith = (data: Buffer, name: string): boolean => data.toString('latin1', 0, name.length) === name;

/** Returns the part of a segment to keep: data for the pixels and their colours, and the orientation. */
function kept(marker: number, data: Buffer): Buffer | null {
  if (isForPixels(marker)) return segment(marker, data);
  // The last two bytes are the size of a preview that follows them. Both become 0, and the preview is dropped.
  if (marker === jfif && beginsWith(data, 'JFIF\0') && data.length >= 14)
    return segment(marker, Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)]));
  if (marker === exif && beginsWith(data, 'Exif\0\0')) {
    const orientation = onlyOrientation(data.subarray(6));
    return orientation && segment(marker, Buffer.concat([data.subarray(0, 6), orientation]));
  }
  if (marker === profile && beginsWith(data, 'ICC_PROFILE\0')) return segment(marker, data);
  if (marker === adobe && beginsWith(data, 'Adobe')) return segment(marker, data);
  return null;
}

/** Returns the end of the pixels that begin here: the next marker that is not part of them. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return file.length;
}

/**
 * Reads a JPEG segment by segment to the end of the picture. It drops what follows, because phones append videos and depth maps
 * with their own location metadata.
 */
export function readJpeg(file: Buffer): Picture | null {
  const parts: Buffer[] = [Buffer.from([0xff, startOfImage])];
  let size: { width: number; height: number } | null = null;
  let scans = 0;
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage)
      return size && scans > 0 ? { ...size, clean: Buffer.concat([...parts, file.subarray(at, at + 2)]) } : null;
    const end = at + 2 + bigEndian(file, at + 2, 2);
    if (marker < 0xc0 || isRestart(marker) || marker === startOfImage || end < at + 4 || end > file.length) return null;
    if (marker === startOfScan) {
      scans += 1;
      const next = endOfScan(file, end);
      if (scans > mostScans || !size) return null;
      parts.push(file.subarray(at, next));
      at = next;
      continue;
    }
    if (isFrameHeader(marker)) {
      // A second frame header could state another size. A viewer could use that size, and this check the first one.
      if (size) return null;
      size = { height: bigEndian(file, at + 5, 2), width: bigEndian(file, at + 7, 2) };
    }
    const stays = kept(marker, file.subarray(at + 4, end));
    if (stays) parts.push(stays);
    at = end;
  }
  return null;
}
