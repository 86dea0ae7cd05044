import { zipSync } from 'fflate';

export interface Entry {
  name: string;
  content: Uint8Array;
  /** True if compression helps. Pictures and PDFs are already compressed. */
  isText: boolean;
}

/** Returns one ZIP file. Builds the file in memory, so callers must limit the size of the entries. */
export const pack = (entries: readonly Entry[], mtime: Date): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        entries.map(({ name, content, isText }) => [name, [content, { level: isText ? 6 : 0, mtime }]]),
      ),
    ),
  );
