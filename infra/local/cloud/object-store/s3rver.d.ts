declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface S3rverOptions {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }

  /** A Koa application. Only the parts this project uses are declared. */
  export default class S3rver {
    constructor(options: S3rverOptions);
    store: object;
    context: { store: object };
    logger: { close(): void; exceptions: { unhandle(): void } };
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}

declare module 's3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string);
  }
}

declare module 's3rver/lib/models/object.js' {
  export default class S3Object {
    constructor(bucket: string, key: string, content: unknown, metadata: Record<string, string | number>);
    static ALLOWED_METADATA: string[];
    range?: { start: number; end: number };
    bucket: string;
    key: string;
    content: NodeJS.ReadableStream & AsyncIterable<Buffer>;
    metadata: Record<string, string>;
  }
}

declare module 's3rver/lib/stores/filesystem.js' {
  /** The default store. This project replaces the way it writes, because it answers before a file is complete. */
  export default class FilesystemStore {
    constructor(rootDirectory: string);
    rootDirectory: string;
    getBucketPath(bucket: string): string;
    getResourcePath(bucket: string, key: string, resource: string): string;
  }
}
