import { crc32, deflateSync } from 'node:zlib';
import { sampleGif, sampleJpeg, samplePng, sampleWebp } from './sample-files.ts';

/** Pictures as phones and programs write them, with a position, a camera and comments in every place that can hold them. */

/** A text in all the metadata that must be removed. No kept file may contain it. */
export const secretWord = 'S33-51.5E151-12.6-PHONE';

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const secret = Buffer.from(secretWord);

/** Returns an Exif block with an orientation, a camera and a position. */
export function exifBlock(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const block = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  const two = (value: number, at: number) =>
    order === 'II' ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const four = (value: number, at: number) =>
    order === 'II' ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  block.write(order, 'latin1');
  two(42, 2);
  four(8, 4);
  two(3, 8);
  const entry = (index: number, tag: number, kind: number, count: number, value: number) => {
    const at = 10 + index * 12;
    two(tag, at);
    two(kind, at + 2);
    four(count, at + 4);
    if (kind === 3) two(value, at + 8);
    else four(value, at + 8);
  };
  entry(0, 0x0110, 2, secret.length, block.length);
  entry(1, 0x0112, 3, 1, orientation);
  entry(2, 0x8825, 4, 1, block.length);
  return Buffer.concat([block, secret]);
}

function jpegSegment(marker: number, ...parts: (Buffer | string)[]): Buffer {
  const data = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = bytes(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const exifName = 'Exif\0\0';

export function jpegWithMetadata(orientation = 6): Buffer {
  const plain = sampleJpeg();
  const pixels = plain.subarray(20);
  const preview = jpegSegment(0xe0, 'JFIF\0', bytes(1, 1, 0, 0, 1, 0, 1, 8, 1), secret);
  return Buffer.concat([
    plain.subarray(0, 2),
    preview,
    jpegSegment(0xe1, exifName, exifBlock(orientation)),
    jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>', secret),
    jpegSegment(0xe2, 'MPF\0', secret),
    jpegSegment(0xe2, 'ICC_PROFILE\0', bytes(1, 1), 'colours'),
    jpegSegment(0xed, 'Photoshop 3.0\0', secret),
    jpegSegment(0xee, 'Adobe', Buffer.alloc(7)),
    jpegSegment(0xfe, secret),
    pixels,
    // Some phones add data after the picture: a film, or a second picture with its own position.
    plain.subarray(0, 2),
    jpegSegment(0xe1, exifName, exifBlock(1)),
    pixels,
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export function pngWithMetadata(orientation = 6): Buffer {
  const plain = samplePng();
  return Buffer.concat([
    plain.subarray(0, 33),
    pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret])),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(secret)])),
    pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), secret])),
    pngChunk('tIME', bytes(7, 234, 11, 23, 2, 0, 0)),
    pngChunk('eXIf', exifBlock(orientation, 'MM')),
    pngChunk('prVt', secret),
    pngChunk('gAMA', bytes(0, 0, 0xb1, 0x8f)),
    plain.subarray(33),
  ]);
}

export function gifWithMetadata(): Buffer {
  const plain = sampleGif();
  const blocks = Buffer.concat([bytes(secret.length), secret, bytes(0)]);
  const repeat = Buffer.concat([bytes(0x21, 0xff, 11), Buffer.from('NETSCAPE2.0'), bytes(3, 1, 0, 0, 0)]);
  const comment = Buffer.concat([bytes(0x21, 0xfe), blocks]);
  const xmp = Buffer.concat([bytes(0x21, 0xff, 11), Buffer.from('XMP DataXMP'), blocks]);
  return Buffer.concat([plain.subarray(0, 19), repeat, comment, xmp, plain.subarray(19), secret]);
}

function webpChunk(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

export function webpWithMetadata(orientation = 6): Buffer {
  const file = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    webpChunk('VP8X', bytes(0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    sampleWebp().subarray(12),
    webpChunk('EXIF', exifBlock(orientation)),
    webpChunk('XMP ', secret),
    webpChunk('note', secret),
  ]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
