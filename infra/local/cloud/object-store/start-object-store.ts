import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
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

/** Starts s3rver in this process, without its own port, behind the front that checks requests like S3. */
export async function startObjectStore(options: ObjectStoreOptions): Promise<HttpServer> {
  const { port, dataDir, bucket, allowedOrigin, sizeCap = defaultSizeCap, now } = options;
  const directory = join(dataDir, 'objects');
  await mkdir(directory, { recursive: true });
  const files = new ObjectFiles(directory);
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
  s3rver.store = files;
  s3rver.context.store = files;
  await s3rver.configureBuckets();
  const store = s3rver.callback();
  const account = { ...credentials, region };
  const writes = createQueue();
  const front = createFront({ account, bucket, allowedOrigin, sizeCap, files, writes, store, now });
  const server = await startHttpServer(port, front);
  return {
    ...server,
    close: async () => {
      await server.close();
      s3rver.logger.exceptions.unhandle();
      s3rver.logger.close();
    },
  };
}
