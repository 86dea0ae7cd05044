import { onlyOrientation } from './orientation.ts';
import { bigEndian, littleEndian, type Picture, textAt } from './picture.ts';

interface Chunk {
  kind: string;
  data: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/** Returns the chunks from here to the end, or null if the last one is cut off. */
function chunksOf(file: Buffer, from: number): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = from; at < file.length; ) {
    const length = littleEndian(file, at + 4, 4);
    const end = at + 8 + length;
    if (end > file.length) return null;
    chunks.push({ kind: textAt(file, at), data: file.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
}

function written({ kind, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function sizeOf({ kind, data }: Chunk): Size | null {
  switch (kind) {
    case 'VP8X':
      return { width: littleEndian(data, 4, 3) + 1, height: littleEndian(data, 7, 3) + 1 };
    case 'VP8L': {
      const sides = littleEndian(data, 1, 4);
      return data[0] === 0x2f ? { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 } : null;
    }
    case 'VP8 ': {
      const side = (at: number) => littleEndian(data, at, 2) & 0x3fff;
      return bigEndian(data, 3, 3) === 0x9d012a ? { width: side(6), height: side(8) } : null;
    }
    default:
      return null;
  }
}

const pixels = ['VP8 ', 'VP8L', 'ALPH'];
const welcome = [...pixels, 'VP8X', 'ANIM', 'ANMF', 'ICCP'];
const frameHeadBytes = 16;
const [saysExif, saysXmp] = [0x08, 0x04] as const;

/** Cleans a frame of an animation, which contains further chunks. Returns null if it cannot be read. */
function cleanFrame({ kind, data }: Chunk): Chunk | null {
  const inner = chunksOf(data, frameHeadBytes);
  if (!inner || data.length < frameHeadBytes) return null;
  const kept = inner.filter((each) => pixels.includes(each.kind)).map(written);
  return { kind, data: Buffer.concat([data.subarray(0, frameHeadBytes), ...kept]) };
}

function cleanHead({ kind, data }: Chunk, hasOrientation: boolean): Chunk {
  const head = Buffer.from(data);
  head[0] = ((head[0] ?? 0) & ~(saysExif | saysXmp)) | (hasOrientation ? saysExif : 0);
  return { kind, data: head };
}

function cleanExif({ kind, data }: Chunk): Chunk | null {
  const begins = data.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const orientation = onlyOrientation(data.subarray(begins));
  return orientation && { kind, data: orientation };
}

/**
 * Reads a WebP chunk by chunk. Returns null if the file's length differs from the length that the file states, or if its size, a
 * chunk or a frame cannot be read.
 */
export function readWebp(file: Buffer): Picture | null {
  if (littleEndian(file, 4, 4) + 8 !== file.length) return null;
  const chunks = chunksOf(file, 12);
  const [first] = chunks ?? [];
  const size = first && sizeOf(first);
  if (!chunks || !size) return null;
  const exif = chunks.filter(({ kind }) => kind === 'EXIF').flatMap((each) => cleanExif(each) ?? []);
  const kept: Chunk[] = [];
  for (const each of chunks) {
    if (!welcome.includes(each.kind)) continue;
    const clean = each.kind === 'ANMF' ? cleanFrame(each) : each;
    if (!clean) return null;
    kept.push(each.kind === 'VP8X' ? cleanHead(each, exif.length > 0) : clean);
    // A viewer may use the size of the pixels instead of the size of their frame, so the larger one counts.
    const own = sizeOf(each);
    if (own) Object.assign(size, { width: Math.max(size.width, own.width), height: Math.max(size.height, own.height) });
  }
  if (first?.kind === 'VP8X') kept.push(...exif.slice(0, 1));
  const clean = Buffer.concat([file.subarray(0, 12), ...kept.map(written)]);
  clean.writeUInt32LE(clean.length - 8, 4);
  return { ...size, clean };
}
