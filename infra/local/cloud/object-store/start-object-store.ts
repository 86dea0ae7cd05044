import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpServer, startHttpServer } from '../serving/http-server.ts';
import { credentials, region } from '../serving/local-account.ts';
import { createQueue } from '../serving/queue.ts';
import { createFront } from './front.ts';
import { ObjectFiles } from './object-files.ts';

interface ObjectStoreOptions {
  port: number;
  dataDir: string;
  bucket: string;
  /** The only origin whose pages may upload and read. */
  allowedOrigin: string;
  sizeCap?: number;
  now?: () => Date;
}

const defaultSizeCap = 30 * 1_024 * 1_024;

/** Starts the object store with one bucket, whose objects are in the data folder. */
export async function startObjectStore(options: ObjectStoreOptions): Promise<HttpServer> {
  const { port, dataDir, bucket, allowedOrigin, sizeCap = defaultSizeCap, now } = options;
  const folder = join(dataDir, 'objects', bucket);
  await mkdir(folder, { recursive: true });
  const files = new ObjectFiles(folder);
  const account = { ...credentials, region };
  return startHttpServer(
    port,
    createFront({ account, bucket, allowedOrigin, sizeCap, files, writes: createQueue(), now }),
  );
}
