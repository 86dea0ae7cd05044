import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG chunk: length, type, data and checksum. */
function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const samples = { grey: 1, colour: 3 } as const;
const colourType = { grey: 0, colour: 2 } as const;
const emptyChunkBytes = 12;

export interface Pixels {
  width: number;
  height: number;
  kind: keyof typeof samples;
  /** The rows, each with a filter byte of 0 in front. */
  rows: Buffer;
  /** Pads the file to exactly this many bytes while keeping it valid. */
  bytes?: number;
}

export const bytesPerRow = ({ width, kind }: Pick<Pixels, 'width' | 'kind'>): number => 1 + width * samples[kind];

export function encodePng({ width, height, kind, rows, bytes }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType[kind], 0, 0, 0], 8);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const plain = Buffer.concat(parts);
  if (bytes === undefined) return plain;
  // The padding is a colour profile, because the application keeps colour profiles. Viewers ignore a profile that they cannot
  // read.
  const padding = chunk('iCCP', Buffer.alloc(bytes - plain.length - emptyChunkBytes));
  return Buffer.concat([...parts.slice(0, 2), padding, ...parts.slice(2)]);
}
