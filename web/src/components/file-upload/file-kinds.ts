import { tooLarge } from '../../lib/uploads/send-file.ts';
import { canBecomeSmaller } from '../../lib/uploads/smaller-photo.ts';

export type FileKind = 'image' | 'pdf' | 'document';

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const pdfTypes = ['application/pdf'] as const;

const kinds: Record<FileKind, { types: readonly string[]; words: string; refusal: string }> = {
  image: { types: imageTypes, words: 'JPG, PNG, WebP or GIF', refusal: 'Choose an image (JPG, PNG, WebP or GIF)' },
  pdf: { types: pdfTypes, words: 'PDF', refusal: 'Choose a PDF' },
  document: {
    types: [...imageTypes, ...pdfTypes],
    words: 'PDF or image',
    refusal: 'Choose an image or a PDF',
  },
};

/** Returns the value of a file input's `accept`. */
export const typesOf = (kind: FileKind): string => kinds[kind].types.join(',');

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** Returns the hint for a field, such as "JPG, PNG, WebP or GIF, at most 5 MB". */
export const hintOf = (kind: FileKind, maxBytes: number): string =>
  `${kinds[kind].words}, at most ${megabytes(maxBytes)} MB`;

interface Limits {
  kind: FileKind;
  maxBytes: number;
  maxFiles: number;
}

/** Returns the reason to refuse these files, or null. A photo over `maxBytes` is allowed if the browser can make it smaller. */
export function refusalOf(files: readonly File[], { kind, maxBytes, maxFiles }: Limits): string | null {
  if (files.length > maxFiles) return `Maximum ${maxFiles} file(s) allowed`;
  if (files.some((file) => file.size > maxBytes && !canBecomeSmaller(file))) return tooLarge(maxBytes);
  if (files.some((file) => !kinds[kind].types.includes(file.type))) return kinds[kind].refusal;
  if (files.some((file) => file.size === 0)) return 'The file is empty';
  return null;
}
