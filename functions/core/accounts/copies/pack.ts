import { zipSync } from 'fflate';

export interface Entry {
  name: string;
  content: Uint8Array;
  /** Pictures and PDFs are compressed already. */
  isText: boolean;
}

/** One ZIP file. All of it is in memory, so whoever calls keeps it small. */
export const pack = (entries: readonly Entry[], mtime: Date): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        entries.map(({ name, content, isText }) => [name, [content, { level: isText ? 6 : 0, mtime }]]),
      ),
    ),
  );
