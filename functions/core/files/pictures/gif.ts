import { littleEndian, type Picture } from './picture.ts';

const [extension, frame, trailer] = [0x21, 0x2c, 0x3b] as const;
const [frameSettings, application] = [0xf9, 0xff] as const;
/** The application blocks that say how often an animation repeats. The blocks of all other applications may contain anything. */
const repeats = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/**
 * The longest accepted side, in pixels. Two printable characters, read as a dimension, give at least 8,224. A script disguised
 * as a GIF begins with such characters (`GIF89a/*`).
 */
const longestSide = 8_191;

/** Returns the number of bytes of the colour table that these flags announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the end of the data blocks. Each block begins with its length, and an empty one is the last. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  while (file[at]) at += 1 + (file[at] ?? 0);
  return at + 1;
}

function isWelcome(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  if (label === frameSettings) return true;
  return label === application && repeats.includes(file.toString('latin1', at + 3, at + 14));
}

/** Reads a GIF block by block, without comments and application data. */
export function readGif(file: Buffer): Picture | null {
  let [width, height] = [littleEndian(file, 6, 2), littleEndian(file, 8, 2)];
  let at = 13 + tableBytes(file[10] ?? 0);
  const parts = [file.subarray(0, at)];
  while (at < file.length) {
    const kind = file[at];
    if (kind === trailer) {
      const clean = Buffer.concat([...parts, file.subarray(at, at + 1)]);
      return Math.max(width, height) <= longestSide ? { width, height, clean } : null;
    }
    if (kind !== frame && kind !== extension) return null;
    const data = kind === frame ? at + 11 + tableBytes(file[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(file, data);
    if (kind === frame) {
      // Viewers enlarge the picture for a frame that does not fit, so the frame counts towards the size.
      width = Math.max(width, littleEndian(file, at + 1, 2) + littleEndian(file, at + 5, 2));
      height = Math.max(height, littleEndian(file, at + 3, 2) + littleEndian(file, at + 7, 2));
    }
    if (kind === frame || isWelcome(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
  return null;
}
