import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { decode } from './canonical-request.ts';
import { checkCopyConditions, isToSend } from './conditions.ts';
import { escapeXml, noSuchBucket, noSuchKey, ObjectStoreError, renderXml, unescapeXml } from './errors.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { readRange } from './range.ts';

/** Answers requests after `front.ts` has checked their signature and body. */

/** The request headers that S3 keeps with an object, besides the caller's own `x-amz-meta-` headers. */
const kept = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = Object.keys(headers).filter((name) => kept.includes(name) || name.startsWith('x-amz-meta-'));
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/** Returns the headers of an answer. A signed URL may replace the headers that are kept with the object. */
const overridden = ({ headers }: StoredObject, query: ReadonlyMap<string, string>): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...headers,
  ...Object.fromEntries(
    ['content-type', 'content-disposition', 'cache-control'].flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** Answers GET and HEAD of an object, or of a part of it. */
export async function answerRead(
  files: ObjectFiles,
  { key, query }: { key: string; query: ReadonlyMap<string, string> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await files.find(key);
  if (!found) throw noSuchKey();
  const { etag, size, modified } = found;
  const about = { etag, 'last-modified': modified, 'accept-ranges': 'bytes' };
  if (!isToSend(request.headers, found)) {
    response.writeHead(304, about).end();
    return;
  }
  const range = readRange(request.headers.range, size);
  const content = request.method === 'HEAD' ? undefined : await files.open(key, found, range);
  // A write has replaced the object since `find`. The new object is complete, so we answer with that one.
  if (content === null) return answerRead(files, { key, query }, request, response);
  const part = range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {};
  const length = range ? range.end + 1 - range.start : size;
  response.writeHead(range ? 206 : 200, { ...overridden(found, query), ...about, ...part, 'content-length': length });
  if (content) await pipeline(content, response);
  else response.end();
}

const answerXml = (response: ServerResponse, xml: string): unknown =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);

async function answerCopy(
  files: ObjectFiles,
  { bucket, key }: { bucket: string; key: string },
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [sourceBucket, ...parts] = decode(String(headers['x-amz-copy-source'])).replace(/^\//, '').split('/');
  if (sourceBucket !== bucket) throw noSuchBucket();
  const sourceKey = parts.join('/');
  const source = await files.find(sourceKey);
  if (!source) throw noSuchKey();
  checkCopyConditions(headers, source);
  const isReplacing = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (sourceKey === key && !isReplacing)
    throw new ObjectStoreError(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    );
  const { etag, modified } = await files.copy(
    sourceKey,
    source,
    key,
    isReplacing ? keptHeaders(headers) : source.headers,
  );
  const when = new Date(modified).toISOString();
  answerXml(
    response,
    renderXml('CopyObjectResult', `<LastModified>${when}</LastModified><ETag>${escapeXml(etag)}</ETag>`),
  );
}

/** Answers PUT of an object: the body, or a copy of another object. */
export async function answerPut(
  files: ObjectFiles,
  target: { bucket: string; key: string },
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-amz-copy-source'] !== undefined) return answerCopy(files, target, request, response);
  const { etag } = await files.put(target.key, body, keptHeaders(request.headers));
  response.writeHead(200, { etag }).end();
}

/** Answers DELETE of an object, even if there is no such object. */
export async function answerDelete(files: ObjectFiles, key: string, response: ServerResponse): Promise<void> {
  await files.delete(key);
  response.writeHead(204).end();
}

/** Answers POST ?delete, which deletes up to a thousand objects in one request. */
export async function answerDeleteAll(files: ObjectFiles, body: Buffer, response: ServerResponse): Promise<void> {
  const text = body.toString();
  const keys = [...text.matchAll(/<Object>.*?<Key>([^<]+)<\/Key>.*?<\/Object>/gs)].map(([, key = '']) =>
    unescapeXml(key),
  );
  if (keys.length === 0) throw new ObjectStoreError(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  for (const key of keys) await files.delete(key);
  const deleted = keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  answerXml(response, renderXml('DeleteResult', /<Quiet>true<\/Quiet>/.test(text) ? '' : deleted.join('')));
}
