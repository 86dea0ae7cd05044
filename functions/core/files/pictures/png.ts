import { crc32 } from 'node:zlib';
import { onlyOrientation } from './orientation.ts';
import { bigEndian, type Picture, textAt } from './picture.ts';

const signatureBytes = 8;
const needed = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/** The chunks for colours, transparency, the shape of a pixel, and the frames of an animation. */
const welcome = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
];

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Tells whether a viewer needs this chunk to show the picture. The name of such a chunk begins with a capital. */
const isCritical = (kind: string): boolean => /^[A-Z]/.test(kind);

/**
 * Reads a PNG chunk by chunk. Returns null if the header is wrong, a critical chunk is unknown, or the file does not end with its
 * last chunk.
 */
export function readPng(file: Buffer): Picture | null {
  if (bigEndian(file, signatureBytes, 4) !== 13 || textAt(file, 12) !== 'IHDR') return null;
  const parts = [file.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at + 12 <= file.length; ) {
    const kind = textAt(file, at + 4);
    const end = at + 12 + bigEndian(file, at, 4);
    if (end > file.length || (isCritical(kind) && !needed.includes(kind))) return null;
    if (needed.includes(kind) || welcome.includes(kind)) parts.push(file.subarray(at, end));
    if (kind === 'eXIf') {
      const orientation = onlyOrientation(file.subarray(at + 8, end - 4));
      if (orientation) parts.push(chunk(kind, orientation));
    }
    if (kind === 'IEND') {
      const size = { width: bigEndian(file, 16, 4), height: bigEndian(file, 20, 4) };
      return end === file.length ? { ...size, clean: Buffer.concat(parts) } : null;
    }
    at = end;
  }
  return null;
}
