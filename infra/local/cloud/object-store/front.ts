import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLargeError, readBody } from '../serving/http-server.ts';
import type { Queue } from '../serving/queue.ts';
import { answerDelete, answerDeleteAll, answerPut, answerRead } from './answers.ts';
import { decode, splitUrl } from './canonical-request.ts';
import { checkBody } from './check-body.ts';
import { checkWriteConditions } from './conditions.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { noSuchBucket, notImplemented, ObjectStoreError, renderError } from './errors.ts';
import { renderList } from './list.ts';
import type { ObjectFiles } from './object-files.ts';
import { type Account, verifySignature } from './verify-signature.ts';

interface FrontOptions {
  account: Account;
  bucket: string;
  allowedOrigin: string;
  /** The maximum size of a body in bytes. */
  sizeCap: number;
  files: ObjectFiles;
  /** Writes run one at a time, so that a condition still holds when its write happens. */
  writes: Queue;
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

/** Throws for calls that the application does not use. Otherwise, a call could pass here that S3 would treat differently. */
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

/** Returns the hashes that the caller declared, in headers or, for presigned requests, in the query. */
function promisedHashes(request: IncomingMessage, query: Map<string, string>): Map<string, string> {
  const all = [...query, ...Object.entries(request.headers)].map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return new Map(
    all.filter(([name = '']) => name === 'content-md5' || name.startsWith('x-amz-checksum-')) as [string, string][],
  );
}

async function serve(options: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { account, bucket, sizeCap, files, writes, now = () => new Date() } = options;
  const { method = 'GET', url = '/', headers } = request;
  const { payloadHash } = verifySignature({ method, url, headers }, account, now());
  const target = parseTarget(url);
  if (target.bucket !== bucket) throw noSuchBucket();
  requireSupported(method, target);
  checkLength(request, sizeCap);
  const body = await readBody(request, sizeCap);
  checkBody(body, payloadHash, promisedHashes(request, target.query));

  const { key, query } = target;
  if (key === '') {
    if (method === 'HEAD') response.writeHead(200).end();
    else if (method === 'POST') await writes(() => answerDeleteAll(files, body, response));
    else response.writeHead(200, { 'content-type': 'application/xml' }).end(await renderList(files, bucket, query));
    return;
  }
  if (method === 'GET' || method === 'HEAD') return answerRead(files, target, request, response);
  await writes(async () => {
    checkWriteConditions(headers, await files.find(key));
    if (method === 'PUT') await answerPut(files, target, request, body, response);
    else await answerDelete(files, key, response);
  });
}

/** Returns the store's listener, which makes the same checks as S3 before it reads or writes an object. */
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
      // The connection must not wait for the rest of a body that we do not read.
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
