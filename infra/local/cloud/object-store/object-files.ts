import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '#infra/write-file.ts';
import type { Range } from './range.ts';

const storedObject = z.object({
  content: z.string(),
  etag: z.string(),
  size: z.int(),
  modified: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type StoredObject = z.infer<typeof storedObject>;

/** The end of a record's file name. It must not change, because existing data folders use it. */
const recordEnd = '._S3rver_object';

// Not `instanceof Error`, because under jest, file system errors come from outside its sandbox.
const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

function openContent(path: string, range: Range | undefined): Promise<ReadStream> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(path, range);
    stream.once('error', reject).once('open', () => resolve(stream));
  });
}

/**
 * The objects of a bucket in a folder. The content of each object has its own file that never changes. A small record points to
 * the content and is written last. Readers, and the next start after a kill, see either the old object or the new one.
 */
export class ObjectFiles {
  constructor(private readonly folder: string) {}

  private recordPath(key: string): string {
    return join(this.folder, `${key}${recordEnd}`);
  }

  private contentPath(key: string, content: string): string {
    return join(dirname(this.recordPath(key)), content);
  }

  async find(key: string): Promise<StoredObject | undefined> {
    try {
      return storedObject.parse(JSON.parse(await readFile(this.recordPath(key), 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Returns all keys in S3's order. */
  async keys(): Promise<string[]> {
    const names = await readdir(this.folder, { recursive: true });
    return names
      .filter((name) => name.endsWith(recordEnd))
      .map((name) => name.slice(0, -recordEnd.length).split(sep).join('/'))
      .sort();
  }

  private async prepare(key: string): Promise<string> {
    const path = this.recordPath(key);
    await mkdir(dirname(path), { recursive: true });
    return `${basename(path)}.${randomUUID()}`;
  }

  private async commit(key: string, record: StoredObject): Promise<StoredObject> {
    const before = await this.find(key);
    await writeWholeFile(this.recordPath(key), JSON.stringify(record));
    if (before) await rm(this.contentPath(key, before.content), { force: true });
    return record;
  }

  async put(key: string, bytes: Buffer, headers: Record<string, string>): Promise<StoredObject> {
    const content = await this.prepare(key);
    await writeFile(this.contentPath(key, content), bytes, { mode: 0o600 });
    const etag = JSON.stringify(createHash('md5').update(bytes).digest('hex'));
    return this.commit(key, { content, etag, size: bytes.length, modified: new Date().toUTCString(), headers });
  }

  async copy(fromKey: string, source: StoredObject, key: string, headers: Record<string, string>) {
    const content = await this.prepare(key);
    await copyFile(this.contentPath(fromKey, source.content), this.contentPath(key, content));
    return this.commit(key, { ...source, content, modified: new Date().toUTCString(), headers });
  }

  async delete(key: string): Promise<void> {
    const before = await this.find(key);
    if (!before) return;
    await rm(this.recordPath(key), { force: true });
    await rm(this.contentPath(key, before.content), { force: true });
  }

  /** Opens the content of exactly this object. Returns null if a write has replaced the object since `find`. */
  async open(key: string, { content }: StoredObject, range: Range | null): Promise<ReadStream | null> {
    try {
      return await openContent(this.contentPath(key, content), range ?? undefined);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
