/** Reads a picture's dimensions from its structure, or null if the structure is not valid for its type. */

export interface PictureSize {
  width: number;
  height: number;
}

/** Bytes beyond the end read as 0, so a truncated file fails the checks instead of throwing. */
const bigEndian = (file: Buffer, at: number, bytes: number): number => {
  let value = 0;
  for (let index = 0; index < bytes; index += 1) value = value * 256 + (file[at + index] ?? 0);
  return value;
};
const littleEndian = (file: Buffer, at: number, bytes: number): number => {
  let value = 0;
  for (let index = bytes - 1; index >= 0; index -= 1) value = value * 256 + (file[at + index] ?? 0);
  return value;
};
const textAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);

/** Reads chunk by chunk. A PNG ends with its last chunk. */
export function pngSize(file: Buffer): PictureSize | null {
  if (bigEndian(file, 8, 4) !== 13 || textAt(file, 12) !== 'IHDR') return null;
  for (let at = 8; at + 12 <= file.length; ) {
    const isLast = textAt(file, at + 4) === 'IEND';
    at += 12 + bigEndian(file, at, 4);
    if (isLast) return at === file.length ? { width: bigEndian(file, 16, 4), height: bigEndian(file, 20, 4) } : null;
  }
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Reads segment by segment up to the scan, which must end properly. Phones append videos and depth maps after it. */
export function jpegSize(file: Buffer): PictureSize | null {
  let size: PictureSize | null = null;
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return file.indexOf(endOfImage, at) > 0 ? size : null;
    const length = bigEndian(file, at + 2, 2);
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || length < 2) return null;
    if (isFrameHeader(marker)) size = { height: bigEndian(file, at + 5, 2), width: bigEndian(file, at + 7, 2) };
    at += 2 + length;
  }
  return null;
}

/** Two letters read as a dimension give 8,224 or more. A script that wants to pass for a GIF begins like that (`GIF89a/*`). */
const longestGifSide = 8_191;

export function gifSize(file: Buffer): PictureSize | null {
  const [width, height] = [littleEndian(file, 6, 2), littleEndian(file, 8, 2)];
  return Math.max(width, height) <= longestGifSide ? { width, height } : null;
}

export function webpSize(file: Buffer): PictureSize | null {
  if (littleEndian(file, 4, 4) + 8 !== file.length) return null;
  switch (textAt(file, 12)) {
    case 'VP8X':
      return { width: littleEndian(file, 24, 3) + 1, height: littleEndian(file, 27, 3) + 1 };
    case 'VP8L': {
      const sides = littleEndian(file, 21, 4);
      return file[20] === 0x2f ? { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 } : null;
    }
    case 'VP8 ': {
      const isKeyFrame = bigEndian(file, 23, 3) === 0x9d012a;
      const side = (at: number) => littleEndian(file, at, 2) & 0x3fff;
      return isKeyFrame ? { width: side(26), height: side(28) } : null;
    }
    default:
      return null;
  }
}
