import { createHash } from 'node:crypto';
import { encodePdf } from './pdf.ts';
import { bytesPerRow, encodePng } from './png.ts';

/** Small real files of every type we accept, for `npm run verify` and the tests. Each opens in a viewer. */

/** Returns a square of one colour. Each seed gives a different colour. */
export function png(seed = 'roof', size = 8): Buffer {
  const colour = createHash('sha256').update(seed).digest().subarray(0, 3);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, colour)]);
  const rows = Buffer.concat(Array.from({ length: size }, () => row));
  return encodePng({ width: size, height: size, kind: 'colour', rows });
}

const emptyPage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
];

/** Returns a document with one empty page. Each seed gives a different document. */
export const pdf = (seed = 'certificate'): Buffer => encodePdf(emptyPage, { comment: ` ${seed}` });

/** Returns a document with one empty page in a file of a given size. */
export const samplePdf = ({ bytes }: { bytes?: number } = {}): Buffer => encodePdf(emptyPage, { bytes });

const mostPixelsDrawn = 10_000;

/**
 * Returns a grey picture of any dimensions, in a file of any size. A huge picture has no pixel data, because only its dimensions
 * matter.
 */
export function samplePng({
  width = 2,
  height = 2,
  bytes,
}: {
  width?: number;
  height?: number;
  bytes?: number;
} = {}): Buffer {
  const rowBytes = bytesPerRow({ width, kind: 'grey' });
  const rows = Buffer.alloc(width * height > mostPixelsDrawn ? 1 : rowBytes * height, 0x80);
  for (let start = 0; start < rows.length; start += rowBytes) rows[start] = 0;
  return encodePng({ width, height, kind: 'grey', rows, bytes });
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
