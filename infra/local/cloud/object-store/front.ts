import { randomUUID } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { BodyTooLargeError, readBody } from '../serving/http-server.ts';
import type { Queue } from '../serving/queue.ts';
import { decode, splitUrl } from './canonical-request.ts';
import { checkBody } from './check-body.ts';
import { checkCopySource, checkWriteConditions } from './conditions.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { notImplemented, ObjectStoreError, renderError } from './errors.ts';
import { renderList } from './list.ts';
import type { ObjectFiles } from './object-files.ts';
import { normaliseRange } from './range.ts';
import { type Account, verifySignature } from './verify-signature.ts';
import { wantedVersion } from './versions.ts';

interface FrontOptions {
  account: Account;
  bucket: string;
  allowedOrigin: string;
  /** The maximum size of a body in bytes. */
  sizeCap: number;
  files: ObjectFiles;
  /** Writes run one at a time, so that a condition still holds when its write happens. */
  writes: Queue;
  store: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  now?: () => Date;
}

interface Target {
  bucket: string;
  key: string;
  query: Map<string, string>;
}

const plainParameters = /^(x-id|X-Amz-.*|x-amz-.*|response-(content-type|content-disposition|cache-control))$/;
const listParameters = /^(x-id|list-type|prefix|max-keys|continuation-token|start-after)$/;

function parseTarget(url: string): Target {
  const { path, query } = splitUrl(url);
  const [, bucket = '', ...key] = path.split('/').map(decode);
  if (key.some((part) => part === '..' || part === '.' || part.includes('\0') || part.includes('/'))) {
    throw new ObjectStoreError(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  return { bucket, key: key.join('/'), query: new Map(query) };
}

/** Only allows what the application uses. A call that S3 would treat differently must fail here instead of passing silently. */
function requireSupported(method: string, { key, query }: Target): void {
  const names = [...query.keys()];
  if (key === '') {
    if (method === 'HEAD') return;
    if (method === 'GET' && query.get('list-type') === '2' && names.every((name) => listParameters.test(name))) return;
    if (method === 'POST' && names.every((name) => name === 'delete' || name === 'x-id') && query.has('delete')) return;
    if (method === 'POST') throw new ObjectStoreError(405, 'MethodNotAllowed', 'Uploads by form are not allowed here.');
  } else if (['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) && names.every((name) => plainParameters.test(name))) {
    return;
  }
  throw notImplemented(`operation ${method} with these parameters: ${names.join(', ') || 'none'}`);
}

function checkLength(request: IncomingMessage, sizeCap: number): void {
  const length = request.headers['content-length'];
  if (length === undefined && request.method === 'PUT' && !request.headers['x-amz-copy-source']) {
    throw new ObjectStoreError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  if (Number(length ?? 0) > sizeCap) {
    throw new ObjectStoreError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  }
}

/** The hashes that the caller declared, in headers or, for presigned requests, in the query. */
function promisedHashes(request: IncomingMessage, query: Map<string, string>): Map<string, string> {
  const all = [...query, ...Object.entries(request.headers)].map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return new Map(
    all.filter(([name = '']) => name === 'content-md5' || name.startsWith('x-amz-checksum-')) as [string, string][],
  );
}

/** The verified request in the form s3rver expects: signed by its one built-in account. */
function forStore(request: IncomingMessage, { query }: Target, body: Buffer): IncomingMessage {
  const inner = new IncomingMessage(request.socket);
  const kept = [...query].filter(([name]) => !/^x-amz-|^x-id$/i.test(name));
  const search = new URLSearchParams(kept).toString().replaceAll('+', '%20');
  const { path } = splitUrl(request.url ?? '/');
  inner.method = request.method;
  inner.url = search ? `${path}?${search}` : path;
  inner.headers = {
    ...request.headers,
    'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    authorization: 'AWS4-HMAC-SHA256 Credential=S3RVER/verified, SignedHeaders=host, Signature=verified',
  };
  inner.complete = true;
  inner.push(body);
  inner.push(null);
  return inner;
}

async function serve(options: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { account, bucket, sizeCap, files, writes, store, now = () => new Date() } = options;
  const { method = 'GET', url = '/', headers } = request;
  const { payloadHash } = verifySignature({ method, url, headers }, account, now());
  const target = parseTarget(url);
  if (target.bucket !== bucket) {
    throw new ObjectStoreError(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  requireSupported(method, target);
  checkLength(request, sizeCap);
  const body = await readBody(request, sizeCap);
  checkBody(body, payloadHash, promisedHashes(request, target.query));

  if (method === 'GET' && target.key === '') {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(await renderList(files, bucket, target.query));
    return;
  }
  if (method === 'HEAD' && target.key === '') {
    response.writeHead(200).end();
    return;
  }
  const inner = forStore(request, target, body);
  if (method === 'GET' || method === 'HEAD') {
    const found = target.key === '' ? undefined : await files.find(bucket, target.key);
    normaliseRange(inner.headers, found?.size);
    return wantedVersion.run(headers['if-match'], () => store(inner, response));
  }
  await writes(async () => {
    checkWriteConditions(headers, await files.find(bucket, target.key));
    await checkCopySource(headers, files, bucket);
    await store(inner, response);
  });
}

/** The listener in front of s3rver. It checks what S3 checks, because s3rver accepts any signature and any hash. */
export function createFront(options: FrontOptions): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    const handle = async () => {
      if (request.method === 'OPTIONS') return answerPreflight(request, response, options.allowedOrigin);
      allowOrigin(request, response, options.allowedOrigin);
      return serve(options, request, response);
    };
    handle().catch((error: unknown) => {
      const known = asObjectStoreError(error);
      if (response.headersSent) return response.destroy();
      // An unread body must not keep the connection busy.
      if (!request.complete) response.setHeader('connection', 'close');
      response.writeHead(known.status, { 'content-type': 'application/xml' });
      return response.end(request.method === 'HEAD' ? undefined : renderError(known, requestId));
    });
  };
}

function asObjectStoreError(error: unknown): ObjectStoreError {
  if (error instanceof ObjectStoreError) return error;
  if (error instanceof BodyTooLargeError) return new ObjectStoreError(400, 'EntityTooLarge', error.message);
  return new ObjectStoreError(500, 'InternalError', error instanceof Error ? error.message : String(error));
}
