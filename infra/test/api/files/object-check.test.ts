import { describe, expect, it } from '@jest/globals';
import { inspectFile } from '#functions/core/files/inspect-file.ts';
import { sampleGif, sampleJpeg, samplePdf, samplePng, sampleWebp } from '#infra/samples/sample-files.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

/** The last record of an empty ZIP archive. Every archive ends with such a record. */
const archiveEnd = joined('PK\x05\x06', Buffer.alloc(18));
const archiveEndWithComment = joined('PK\x05\x06', Buffer.alloc(16), Buffer.from([5, 0]), 'PK\x05\x06!');

function withSegmentBeforeFrame(jpeg: Buffer, bytes: number): Buffer {
  const marker = Buffer.from([0xff, 0xe1, bytes >> 8, bytes & 0xff]);
  return joined(jpeg.subarray(0, 2), marker, Buffer.alloc(bytes - 2, 7), jpeg.subarray(2));
}

function extendedWebp(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write('VP8X', 0, 'latin1');
  chunk.writeUInt32LE(10, 4);
  chunk.writeUIntLE(width - 1, 12, 3);
  chunk.writeUIntLE(height - 1, 15, 3);
  const file = joined('RIFF\0\0\0\0WEBP', chunk, sampleWebp().subarray(12));
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

describe('checking a file', () => {
  it.each([
    ['a PNG', samplePng({ width: 3, height: 5 }), 'image/png', 15],
    ['a PNG with a long description before its pixels', samplePng({ bytes: 90_000 }), 'image/png', 4],
    ['a JPEG', sampleJpeg(), 'image/jpeg', 4],
    ['a JPEG that starts with camera data', withSegmentBeforeFrame(sampleJpeg(), 65_000), 'image/jpeg', 4],
    ['a JPEG followed by a short video', joined(sampleJpeg(), Buffer.alloc(9_000, 3)), 'image/jpeg', 4],
    ['a GIF', sampleGif(), 'image/gif', 1],
    ['a lossless WebP', sampleWebp(), 'image/webp', 1],
    ['a WebP with a canvas', extendedWebp(300, 200), 'image/webp', 60_000],
    ['a JPEG that mentions an archive', joined(sampleJpeg(), 'PK\x05\x06', Buffer.alloc(40, 1)), 'image/jpeg', 4],
    ['a PDF', samplePdf(), 'application/pdf', 0],
  ])('recognises %s', async (_, file, contentType, pixels) => {
    expect(await inspectFile(file)).toMatchObject({ contentType, pixels, trouble: null });
  });

  it('measures a picture that would be too large to open', async () => {
    expect(await inspectFile(samplePng({ width: 20_000, height: 20_000 }))).toMatchObject({ pixels: 400_000_000 });
  });

  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['plain text', text('Hello')],
    ['a web page', text('<!DOCTYPE html><html><script>alert(1)</script></html>')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG with an XML head', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG signature before a web page', joined(samplePng().subarray(0, 8), '<html><script>alert(1)</script>')],
    ['a PNG header before a web page', joined(samplePng().subarray(0, 33), '<html><script>alert(1)</script>')],
    ['a whole PNG before a web page', joined(samplePng(), '<html><script>alert(1)</script>')],
    ['a truncated PNG', samplePng().subarray(0, -5)],
    ['a PNG with a width of zero', samplePng({ width: 0, height: 2 })],
    ['a truncated JPEG', sampleJpeg().subarray(0, 200)],
    ['a JPEG without an end marker', sampleJpeg().subarray(0, -2)],
    ['a JPEG start before a web page', joined(sampleJpeg().subarray(0, 20), '<html><script>alert(1)</script>')],
    ['a GIF that is also a script', joined('GIF89a/*', sampleGif().subarray(8), '*/=1;alert(1)//')],
    ['a GIF that is a script from its first character', joined('GIF89a=1;', sampleGif().subarray(9), 'alert(1)//')],
    ['a GIF start before a web page', text('GIF89a<html><script>alert(1)</script>')],
    ['a GIF followed by an archive', joined(sampleGif(), 'PK\x03\x04class', archiveEnd)],
    ['a JPEG followed by an archive', joined(sampleJpeg(), archiveEnd)],
    ['a JPEG followed by an archive with a comment', joined(sampleJpeg(), archiveEndWithComment)],
    ['a PDF followed by an archive', joined(samplePdf(), archiveEnd)],
    [
      'a JPEG with a script in its comment',
      joined(sampleJpeg().subarray(0, 2), '\xff\xfe\x00\x0c<script>xx', sampleJpeg().subarray(2)),
    ],
    ['a WebP followed by other content', joined(sampleWebp(), '<html></html>')],
    ['a truncated WebP', sampleWebp().subarray(0, 25)],
    ['a PDF with something before it', joined('\n', samplePdf())],
    ['a PDF without a version', text('%PDF-x\n')],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0])],
    ['a BMP', joined('BM', Buffer.alloc(60))],
    ['a ZIP archive', joined('PK\x03\x04', Buffer.alloc(40), archiveEnd)],
    ['the test virus', text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
  ])('refuses %s', async (_, file) => {
    expect(await inspectFile(file)).toBeNull();
  });
});
