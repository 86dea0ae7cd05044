import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectAclCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpServer } from '../../local/cloud/http-server.ts';
import { credentials, region } from '../../local/cloud/local-account.ts';
import { startObjectStore } from '../../local/cloud/object-store/start-object-store.ts';
import { keepPorts } from '../../local/cloud/ports.ts';

const Bucket = 'uploads';
const allowedOrigin = 'http://localhost:3000';
const sizeCap = 200_000;

let store: HttpServer;
let dataDir: string;
let port: number;
let client: S3Client;
let clockShift = 0;

const openStore = () =>
  startObjectStore({
    port,
    dataDir,
    bucket: Bucket,
    allowedOrigin,
    sizeCap,
    now: () => new Date(Date.now() + clockShift),
  });

const newClient = (identity: object = {}, checksums: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED' = 'WHEN_REQUIRED') =>
  new S3Client({
    endpoint: store.origin,
    region,
    credentials: { ...credentials, ...identity },
    forcePathStyle: true,
    requestChecksumCalculation: checksums,
    maxAttempts: 1,
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'objects-'));
  ({ port } = await keepPorts(['port']));
  store = await openStore();
  client = newClient();
});

afterAll(async () => {
  client.destroy();
  await store.close();
  await rm(dataDir, { recursive: true });
});

let Key: string;

beforeEach(() => {
  clockShift = 0;
  Key = `staging/${randomUUID()}`;
});

const file = Buffer.from('%PDF-1.7 a small file');
const putFile = (name = Key, Body: Buffer = file) =>
  client.send(new PutObjectCommand({ Bucket, Key: name, Body, ContentType: 'application/pdf' }));
const read = async (name = Key, Range?: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key: name, Range }))).Body?.transformToString();

const signUpload = (by = client, ContentLength = file.length) =>
  getSignedUrl(by, new PutObjectCommand({ Bucket, Key, ContentType: 'application/pdf', ContentLength }), {
    expiresIn: 60,
    signableHeaders: new Set(['content-length', 'content-type']),
  });
const upload = (url: string, body: Buffer<ArrayBuffer> = file, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'application/pdf', ...headers } });
const signDownload = (input: object = {}) =>
  getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ...input }), { expiresIn: 45 });

async function refusal(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<Code>(.+)<\/Code>/.exec(await response.text())?.[1]];
}

describe('a presigned upload', () => {
  it('stores exactly the bytes and the type that were signed', async () => {
    const response = await upload(await signUpload());
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(`"${createHash('md5').update(file).digest('hex')}"`);
    expect(await read()).toBe(file.toString());
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
    expect([head.ContentType, head.ContentLength]).toEqual(['application/pdf', file.length]);
  });

  it('carries no checksum parameter, because a browser could not keep that promise', async () => {
    expect(await signUpload()).not.toMatch(/checksum/i);
  });

  it('is refused when the checksum its signer put into the URL does not fit', async () => {
    const eager = newClient({}, 'WHEN_SUPPORTED');
    const url = await getSignedUrl(eager, new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    expect(url).toMatch(/x-amz-checksum-crc32/);
    expect(await refusal(await upload(url))).toEqual([400, 'BadDigest']);
  });

  it.each([
    ['another length', Buffer.from('longer than what was signed'), {}],
    ['another type', file, { 'content-type': 'text/html' }],
  ])('is refused with %s', async (_name, body, headers) => {
    expect(await refusal(await upload(await signUpload(), body, headers))).toEqual([403, 'SignatureDoesNotMatch']);
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is refused with an amz header that was not signed', async () => {
    const response = await upload(await signUpload(), file, { 'x-amz-meta-note': 'smuggled' });
    expect(await refusal(response)).toEqual([403, 'AccessDenied']);
  });

  it('is refused after it expired, and accepted just before', async () => {
    const url = await signUpload();
    clockShift = 62_000;
    expect(await refusal(await upload(url))).toEqual([403, 'AccessDenied']);
    clockShift = 50_000;
    expect((await upload(url)).status).toBe(200);
  });

  it.each([
    ['signed with a wrong secret', () => signUpload(newClient({ secretAccessKey: 'wrong' })), 'SignatureDoesNotMatch'],
    ['signed by an unknown account', () => signUpload(newClient({ accessKeyId: 'nobody' })), 'InvalidAccessKeyId'],
    [
      'moved to another key',
      async () => (await signUpload()).replace('staging/', 'permanent/'),
      'SignatureDoesNotMatch',
    ],
    [
      'with a longer expiry',
      async () => (await signUpload()).replace('Expires=60', 'Expires=600'),
      'SignatureDoesNotMatch',
    ],
    ['without its query', async () => (await signUpload()).split('?')[0] ?? '', 'AccessDenied'],
  ])('is refused when %s', async (_name, makeUrl, code) => {
    expect(await refusal(await upload(await makeUrl()))).toEqual([403, code]);
  });

  it('cannot be used to read or delete', async () => {
    const url = await signUpload();
    await upload(url);
    expect(await refusal(await fetch(url))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await refusal(await fetch(url, { method: 'DELETE' }))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('is refused above the size cap', async () => {
    const body = Buffer.alloc(sizeCap + 1);
    const url = await signUpload(client, body.length);
    const outcome = await upload(url, body).then(refusal, () => 'connection closed');
    expect([[400, 'EntityTooLarge'], 'connection closed']).toContainEqual(outcome);
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is refused when its length is not told', async () => {
    const url = new URL(await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 }));
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      call.on('error', reject).end('in chunks');
    });
    expect(status).toBe(411);
  });

  it('by form is not possible', async () => {
    const body = new FormData();
    body.set('key', Key);
    body.set('file', new Blob([file]));
    const response = await fetch(`${store.origin}/${Bucket}`, { method: 'POST', body });
    expect(response.status).toBe(403);
  });
});

describe('a header-signed upload', () => {
  it('is refused when the body is not the one that was hashed', async () => {
    const tampering = newClient();
    tampering.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: Buffer.from('%PDF-1.7 another file') });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const put = tampering.send(new PutObjectCommand({ Bucket, Key, Body: file }));
    await expect(put).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });

  it('keeps its checksum promise or is refused', async () => {
    const good = createHash('sha256').update(file).digest('base64');
    await client.send(new PutObjectCommand({ Bucket, Key, Body: file, ChecksumSHA256: good }));
    const bad = createHash('sha256').update('other').digest('base64');
    const put = client.send(new PutObjectCommand({ Bucket, Key, Body: file, ChecksumSHA256: bad }));
    await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
  });

  it('is refused when its clock is far off', async () => {
    clockShift = 16 * 60_000;
    await expect(putFile()).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('makes only new objects with If-None-Match', async () => {
    const put = () => client.send(new PutObjectCommand({ Bucket, Key, Body: file, IfNoneMatch: '*' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, put));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put()).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('replaces a whole object for every reader', async () => {
    const versions = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(100_000)));
    await putFile(Key, versions[0]);
    const writing = (async () => {
      for (let i = 1; i <= 10; i += 1) await putFile(Key, versions[i % 2]);
    })();
    for (let i = 0; i < 20; i += 1) expect(versions.map(String)).toContain(await read());
    await writing;
  });
});

describe('a copy', () => {
  const target = () => Key.replace('staging/', 'permanent/');
  const copy = (CopySourceIfMatch?: string, more: object = {}) =>
    client.send(
      new CopyObjectCommand({ Bucket, Key: target(), CopySource: `${Bucket}/${Key}`, CopySourceIfMatch, ...more }),
    );

  it('is made while the object is still the one that was checked', async () => {
    const { ETag } = await putFile();
    const { CopyObjectResult } = await copy(ETag);
    expect(CopyObjectResult?.ETag).toBe(ETag);
    expect(await read(target())).toBe(file.toString());
  });

  it('is refused once the object was replaced', async () => {
    const { ETag } = await putFile();
    await putFile(Key, Buffer.from('something else'));
    await expect(copy(ETag)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(read(target())).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('can give the copy another type', async () => {
    await putFile();
    await copy(undefined, { MetadataDirective: 'REPLACE', ContentType: 'image/png' });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: target() }));
    expect(head.ContentType).toBe('image/png');
  });

  it('of nothing is refused', async () => {
    await expect(copy()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('a read', () => {
  it('answers the asked part of the file', async () => {
    await putFile();
    const text = file.toString();
    expect(await read(Key, 'bytes=0-3')).toBe('%PDF');
    expect(await read(Key, 'bytes=0-0')).toBe('%');
    expect(await read(Key, 'bytes=5-')).toBe(text.slice(5));
    expect(await read(Key, 'bytes=-4')).toBe('file');
    expect(await read(Key, 'bytes=0-99999')).toBe(text);
    await expect(read(Key, 'bytes=99999-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('by presigned URL carries the type and the disposition that were signed', async () => {
    await putFile();
    const url = await signDownload({
      ResponseContentType: 'image/png',
      ResponseContentDisposition: 'attachment; filename="plan + (1).pdf"',
    });
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plan + (1).pdf"');
    expect(await response.text()).toBe(file.toString());
  });

  it('by presigned URL is refused when the type was changed or the time is over', async () => {
    await putFile();
    const url = await signDownload({ ResponseContentType: 'image/png' });
    const changed = url.replace('image%2Fpng', 'text%2Fhtml');
    expect(await refusal(await fetch(changed))).toEqual([403, 'SignatureDoesNotMatch']);
    clockShift = 47_000;
    expect(await refusal(await fetch(url))).toEqual([403, 'AccessDenied']);
  });

  it('can be bound to the object that was seen', async () => {
    const { ETag } = await putFile();
    const get = (IfMatch?: string) => client.send(new GetObjectCommand({ Bucket, Key, IfMatch }));
    await (await get(ETag)).Body?.transformToByteArray();
    await expect(get('"another"')).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('of an absent object is refused', async () => {
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('without a signature is refused', async () => {
    await putFile();
    expect(await refusal(await fetch(`${store.origin}/${Bucket}/${Key}`))).toEqual([403, 'AccessDenied']);
  });

  it('of an empty object answers nothing', async () => {
    await putFile(Key, Buffer.alloc(0));
    expect(await read()).toBe('');
  });
});

describe('the bucket', () => {
  it('lists by prefix, page by page, until objects are deleted', async () => {
    const Prefix = `list-${randomUUID()}/`;
    const keys = ['a', 'b', 'c'].map((name) => `${Prefix}${name}`);
    for (const name of keys) await putFile(name);
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 2 }));
    const rest = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: first.NextContinuationToken }),
    );
    const found = [...(first.Contents ?? []), ...(rest.Contents ?? [])];
    expect(found.map((item) => [item.Key, item.Size])).toEqual(keys.map((name) => [name, file.length]));
    await client.send(new DeleteObjectCommand({ Bucket, Key: keys[0] }));
    await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.slice(1).map((name) => ({ Key: name })) } }),
    );
    const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    expect(KeyCount).toBe(0);
  });

  it('refuses what the application does not use, instead of pretending', async () => {
    await putFile();
    const acl = client.send(new PutObjectAclCommand({ Bucket, Key, ACL: 'public-read' }));
    await expect(acl).rejects.toMatchObject({ name: 'NotImplemented' });
    await client.send(new HeadBucketCommand({ Bucket }));
    const elsewhere = client.send(new HeadObjectCommand({ Bucket: 'another-bucket', Key }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('keeps its objects over a restart', async () => {
    await putFile();
    await store.close();
    store = await openStore();
    expect(await read()).toBe(file.toString());
  });
});

describe('a browser', () => {
  const preflight = (origin: string, method = 'PUT') =>
    fetch(`${store.origin}/${Bucket}/${Key}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });

  it('on the allowed origin may upload and read the answer', async () => {
    const asked = await preflight(allowedOrigin);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    const sent = await upload(await signUpload(), file, { origin: allowedOrigin });
    expect(sent.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(sent.headers.get('access-control-expose-headers')).toBe('ETag');
  });

  it('on another origin may not, nor by another method', async () => {
    expect((await preflight('http://localhost:4000')).status).toBe(403);
    expect((await preflight(allowedOrigin, 'DELETE')).status).toBe(403);
    const sent = await upload(await signUpload(), file, { origin: 'http://localhost:4000' });
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  });
});
