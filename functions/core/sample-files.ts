import { crc32, deflateSync } from 'node:zlib';

/** Small real files of every kind we take, for tests: each opens in a viewer. */

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG. With `bytes` it is padded, legally, to exactly that many. */
export function samplePng({
  width = 2,
  height = 2,
  bytes,
}: {
  width?: number;
  height?: number;
  bytes?: number;
} = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // The pixels of a huge picture are left out: only its size is of interest.
  const rows = width * height > 10_000 ? Buffer.alloc(1) : Buffer.alloc((width + 1) * height, 0x80).fill(0, 0, 1);
  for (let row = 0; row < rows.length; row += width + 1) rows[row] = 0;
  const parts = [pngSignature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const plain = Buffer.concat(parts);
  if (bytes === undefined) return plain;
  const padding = chunk('teSt', Buffer.alloc(bytes - plain.length - 12));
  return Buffer.concat([...parts.slice(0, 2), padding, ...parts.slice(2)]);
}

export const sampleJpeg = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx' +
      'NDQ0Hyc5PTgyPC4zNDL/wAALCAACAAIBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF' +
      'BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW' +
      'V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi' +
      '4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/2Q==',
    'base64',
  );

export const sampleGif = (): Buffer => Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

export const sampleWebp = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** One empty page. With `bytes` it is padded to exactly that many. */
export function samplePdf({ bytes }: { bytes?: number } = {}): Buffer {
  const start = '%PDF-1.4\n';
  const end = `1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
  const padding = bytes === undefined ? '' : `%${'x'.repeat(bytes - start.length - end.length - 2)}\n`;
  return Buffer.from(start + padding + end, 'latin1');
}
