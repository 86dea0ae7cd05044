import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import S3Object from 's3rver/lib/models/object.js';
import FilesystemStore from 's3rver/lib/stores/filesystem.js';
import * as z from 'zod';
import { writeWholeFile } from '../../../write-file.ts';
import { requireWanted } from './versions.ts';

const storedObject = z.object({
  content: z.string(),
  etag: z.string(),
  size: z.int(),
  modified: z.string(),
  headers: z.record(z.string(), z.string()),
});
type StoredObject = z.infer<typeof storedObject>;

type Headers = Record<string, string | undefined>;

function keptHeaders(headers: Headers): Record<string, string> {
  const names = Object.keys(headers).filter(
    (name) => S3Object.ALLOWED_METADATA.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
}

// Not `instanceof Error`, because under jest, file system errors come from outside its sandbox.
const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

function toHeaders({ headers, etag, size, modified }: StoredObject): Record<string, string | number> {
  return { ...headers, etag, 'last-modified': modified, 'content-length': size };
}

function openContent(path: string, range: { start: number; end: number }): Promise<ReadStream> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(path, range);
    stream.once('error', reject).once('open', () => resolve(stream));
  });
}

/**
 * Replaces the way s3rver writes files, because it answers before a file is complete and keeps each object in three files.
 * Here the content gets its own file that never changes, and a small record, written last, points to it. Readers, and the
 * next start after a kill, see either the old object or the new one.
 */
export class ObjectFiles extends FilesystemStore {
  private recordPath(bucket: string, key: string): string {
    return this.getResourcePath(bucket, key, 'object');
  }

  private contentPath(bucket: string, key: string, content: string): string {
    return join(dirname(this.recordPath(bucket, key)), content);
  }

  async find(bucket: string, key: string): Promise<StoredObject | undefined> {
    try {
      return storedObject.parse(JSON.parse(await readFile(this.recordPath(bucket, key), 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Every key of a bucket, in S3's order. */
  async keys(bucket: string): Promise<string[]> {
    const root = this.getBucketPath(bucket);
    const end = '._S3rver_object';
    const names = await readdir(root, { recursive: true });
    return names
      .filter((name) => name.endsWith(end))
      .map((name) => name.slice(0, -end.length).split(sep).join('/'))
      .sort();
  }

  private async prepare(bucket: string, key: string): Promise<string> {
    const path = this.recordPath(bucket, key);
    await mkdir(dirname(path), { recursive: true });
    return `${basename(path)}.${randomUUID()}`;
  }

  private async commit(bucket: string, key: string, record: StoredObject): Promise<void> {
    const before = await this.find(bucket, key);
    await writeWholeFile(this.recordPath(bucket, key), JSON.stringify(record));
    if (before) await rm(this.contentPath(bucket, key, before.content), { force: true });
  }

  async putObject(object: S3Object): Promise<{ size: number; md5: string }> {
    const { bucket, key, metadata } = object;
    const chunks: Buffer[] = [];
    for await (const chunk of object.content) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const content = await this.prepare(bucket, key);
    await writeFile(this.contentPath(bucket, key, content), bytes, { mode: 0o600 });
    const md5 = createHash('md5').update(bytes).digest('hex');
    const modified = new Date().toUTCString();
    const headers = keptHeaders(metadata);
    await this.commit(bucket, key, { content, etag: JSON.stringify(md5), size: bytes.length, modified, headers });
    return { size: bytes.length, md5 };
  }

  async copyObject(fromBucket: string, fromKey: string, bucket: string, key: string, replacement: Headers | null) {
    const source = await this.find(fromBucket, fromKey);
    if (!source) throw Object.assign(new Error('The source of the copy is gone.'), { code: 'ENOENT' });
    const content = await this.prepare(bucket, key);
    await copyFile(this.contentPath(fromBucket, fromKey, source.content), this.contentPath(bucket, key, content));
    const headers = replacement ? keptHeaders(replacement) : source.headers;
    await this.commit(bucket, key, { ...source, content, modified: new Date().toUTCString(), headers });
    return this.getMetadata(bucket, key);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const before = await this.find(bucket, key);
    if (!before) return;
    await rm(this.recordPath(bucket, key), { force: true });
    await rm(this.contentPath(bucket, key, before.content), { force: true });
  }

  async getMetadata(bucket: string, key: string): Promise<Record<string, string | number>> {
    const record = await this.find(bucket, key);
    if (!record) throw Object.assign(new Error(`There is no object ${key}.`), { code: 'ENOENT' });
    requireWanted(record);
    return toHeaders(record);
  }

  async getObject(
    bucket: string,
    key: string,
    wanted: { start?: number; end?: number } = {},
  ): Promise<S3Object | null> {
    const record = await this.find(bucket, key);
    if (!record) return null;
    requireWanted(record);
    const last = Math.max(0, record.size - 1);
    const range = { start: wanted.start ?? 0, end: Math.min(wanted.end ?? last, last) };
    const isSatisfiable = range.start <= range.end && (wanted.start === undefined || range.start < record.size);
    try {
      const content = isSatisfiable ? await openContent(this.contentPath(bucket, key, record.content), range) : null;
      const object = new S3Object(bucket, key, content, toHeaders(record));
      if (wanted.start !== undefined) object.range = range;
      return object;
    } catch (error) {
      // The object was replaced between the two reads. The new one is complete.
      if (isMissing(error)) return this.getObject(bucket, key, wanted);
      throw error;
    }
  }
}
