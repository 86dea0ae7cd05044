import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { cacheControlOf } from '../../edge/site-cache.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Pages {
  bucket: string;
  /** The folder of the built application. */
  folder: string;
  /** The contents of files that are not in the folder, by the name under which they are published. */
  others: Record<string, string>;
}

type Page = [name: string, read: () => Promise<Buffer | string>];

async function listFiles({ folder, others }: Pages): Promise<Page[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return [
    ...files.map((file): Page => [relative(folder, file).replaceAll(sep, '/'), () => readFile(file)]),
    ...Object.entries(others).map(([name, content]): Page => [name, async () => content]),
  ];
}

const opening = 'index.html';
/**
 * Returns a file's position in the order of upload, lowest first. Pages follow the files that they name. The opening page comes
 * last, because browsers read it to find out whether there is a new release.
 */
const turnOf = (name: string): number => (name === opening ? 2 : name.endsWith('.html') ? 1 : 0);

/**
 * Uploads the files to the bucket that CloudFront reads, and the pages last, because they name the other files. Files of earlier
 * versions remain, so that an older page that is still open keeps working. Returns the number of files.
 */
export async function publishPages(client: S3Client, pages: Pages): Promise<number> {
  const files = await listFiles(pages);
  const send = async ([name, read]: Page) => {
    const ContentType = contentTypes[extname(name)];
    if (!ContentType)
      throw new Error(`There is no content type for ${name}. Please add it in infra/aws/site/publish-pages.ts.`);
    const Body = await read();
    const CacheControl = cacheControlOf(name);
    await client.send(new PutObjectCommand({ Bucket: pages.bucket, Key: name, Body, ContentType, CacheControl }));
  };
  if (!files.some(([name]) => name === opening)) throw new Error(`${pages.folder} has no ${opening}.`);
  for (const each of files.sort(([a], [b]) => turnOf(a) - turnOf(b))) await send(each);
  return files.length;
}
