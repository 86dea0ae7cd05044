import { bigEndian, littleEndian } from './picture.ts';

/**
 * Keeps the orientation of a picture, because browsers rotate the picture by it. A phone writes the orientation into the same
 * Exif block as the location and the camera. A new block with only the orientation replaces that block.
 */

const orientationTag = 0x0112;
const entryBytes = 12;
const upright = 1;

/** Returns the orientation in an Exif block, or 1 (upright) if the block has none. The block must begin with its byte order. */
function orientationIn(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return upright;
  const read = order === 'II*\0' ? littleEndian : bigEndian;
  const list = read(exif, 4, 4);
  const entries = Math.min(read(exif, list, 2), Math.floor(exif.length / entryBytes));
  for (let index = 0; index < entries; index += 1) {
    const entry = list + 2 + index * entryBytes;
    if (read(exif, entry, 2) === orientationTag) return read(exif, entry + 8, 2);
  }
  return upright;
}

/** Returns an Exif block with only this block's orientation, or null if the picture is upright. */
export function onlyOrientation(exif: Buffer): Buffer | null {
  const orientation = orientationIn(exif);
  if (orientation <= upright || orientation > 8) return null;
  const block = Buffer.alloc(26);
  block.write('MM\0*', 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(orientationTag, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}
