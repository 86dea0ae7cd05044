import { describe, expect, it } from 'vitest';
import { refusalOf } from './file-kinds.ts';

const megabyte = 1024 * 1024;
const file = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'a', { type });
const limits = { kind: 'image', maxBytes: megabyte, maxFiles: 2 } as const;

describe('chosen files', () => {
  it('are accepted up to the allowed number and size', () => {
    expect(refusalOf([file(megabyte), file(1)], limits)).toBeNull();
  });

  it('are refused when there are too many of them', () => {
    expect(refusalOf([file(1), file(1), file(1)], limits)).toBe('Maximum 2 file(s) allowed');
  });

  it('are refused when one is too large', () => {
    expect(refusalOf([file(1), file(megabyte + 1)], limits)).toBe('Some files exceed the 1MB size limit');
  });

  it('are refused if they are the wrong type', () => {
    expect(refusalOf([file(1, 'application/pdf')], limits)).toBe('Choose an image (JPG, PNG, WebP or GIF)');
    expect(refusalOf([file(1)], { ...limits, kind: 'pdf' })).toBe('Choose a PDF');
    expect(refusalOf([file(1, 'image/svg+xml')], { ...limits, kind: 'document' })).toBe('Choose an image or a PDF');
  });

  it('are refused if they are empty', () => {
    expect(refusalOf([file(0)], limits)).toBe('The file is empty');
  });
});
