import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The types of built files that CloudFront compresses. The formats of the other files are compressed already. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg']);
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];
/** The highest quality would add three seconds to the first start. CloudFront does not use the highest quality either. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ways = [
  ['.br', (content: Buffer) => brotli(content, quality)],
  ['.gz', (content: Buffer) => gz(content)],
] as const;

/** Writes a brotli and a gzip copy next to each file. In AWS, the edge compresses automatically. */
export async function compressFiles(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const content = await readFile(file);
      await Promise.all(ways.map(async ([ending, compress]) => writeFile(file + ending, await compress(content))));
    }),
  );
}
