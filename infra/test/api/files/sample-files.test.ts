import { describe, expect, it } from '@jest/globals';
import { inspectFile } from '#functions/core/files/inspect-file.ts';
import { drawPdf } from '#infra/local/seed/pdf.ts';
import { drawPng } from '#infra/local/seed/png.ts';
import { pdf, png, samplePdf, samplePng } from '#infra/samples/sample-files.ts';

describe('the sample files', () => {
  it('pass the upload check as their own type', async () => {
    const drawn = [png('one'), drawPng(3, 2, (x, y) => [x, y, 9]), samplePng({ bytes: 1_000 })];
    expect(await Promise.all(drawn.map(inspectFile))).toMatchObject([
      { contentType: 'image/png', pixels: 64 },
      { contentType: 'image/png', pixels: 6 },
      { contentType: 'image/png', pixels: 4 },
    ]);
    for (const document of [pdf(), drawPdf('A (heading)', ['a line'])])
      expect(await inspectFile(document)).toMatchObject({ contentType: 'application/pdf', pixels: 0, trouble: null });
  });

  it('differ with their seed', () => {
    expect(png('one').equals(png('two'))).toBe(false);
    expect(pdf('one').equals(pdf('two'))).toBe(false);
  });

  it.each([800, 999, 1_000, 1_001, 10_007, 1_000_000, 10 * 1024 * 1024])(
    'have exactly %d bytes if requested',
    (bytes) => {
      expect(samplePng({ bytes })).toHaveLength(bytes);
      const document = samplePdf({ bytes }).toString('latin1');
      expect(document).toHaveLength(bytes);
      expect(document.slice(Number(/startxref\n(\d+)/.exec(document)?.[1])).startsWith('xref')).toBe(true);
    },
  );
});
