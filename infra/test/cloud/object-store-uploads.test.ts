import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from '@jest/globals';
import {
  allowedOrigin,
  Bucket,
  client,
  file,
  Key,
  newClient,
  putClockForward,
  putFile,
  read,
  refusal,
  signUpload,
  sizeCap,
  store,
  upload,
} from './object-store.ts';

describe('a presigned upload', () => {
  it('stores exactly the bytes and the type that were signed', async () => {
    const response = await upload(await signUpload());
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(`"${createHash('md5').update(file).digest('hex')}"`);
    expect(await read()).toBe(file.toString());
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
    expect([head.ContentType, head.ContentLength]).toEqual(['application/pdf', file.length]);
  });

  it('has no checksum parameter, because a browser could not provide it', async () => {
    expect(await signUpload()).not.toMatch(/checksum/i);
  });

  it('is refused when the checksum in its signed URL does not match', async () => {
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

  it('is refused after it expires, but accepted just before', async () => {
    const url = await signUpload();
    putClockForward(62_000);
    expect(await refusal(await upload(url))).toEqual([403, 'AccessDenied']);
    putClockForward(50_000);
    expect((await upload(url)).status).toBe(200);
  });

  it.each([
    ['signed with a wrong secret', () => signUpload(newClient({ secretAccessKey: 'wrong' })), 'SignatureDoesNotMatch'],
    ['signed by an unknown account', () => signUpload(newClient({ accessKeyId: 'no-one' })), 'InvalidAccessKeyId'],
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

  it('is refused above the size limit', async () => {
    const body = Buffer.alloc(sizeCap + 1);
    const url = await signUpload(client, body.length);
    const outcome = await upload(url, body).then(refusal, () => 'connection closed');
    expect([[400, 'EntityTooLarge'], 'connection closed']).toContainEqual(outcome);
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is refused without a length', async () => {
    const url = new URL(await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 }));
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      call.on('error', reject).end('in chunks');
    });
    expect(status).toBe(411);
  });

  it('is not possible with a form', async () => {
    const body = new FormData();
    body.set('key', Key);
    body.set('file', new Blob([file]));
    const response = await fetch(`${store.origin}/${Bucket}`, { method: 'POST', body });
    expect(response.status).toBe(403);
  });
});

describe('an upload signed by header', () => {
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

  it('is refused when its checksum does not match', async () => {
    const good = createHash('sha256').update(file).digest('base64');
    await client.send(new PutObjectCommand({ Bucket, Key, Body: file, ChecksumSHA256: good }));
    const bad = createHash('sha256').update('other').digest('base64');
    const put = client.send(new PutObjectCommand({ Bucket, Key, Body: file, ChecksumSHA256: bad }));
    await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
  });

  it('is refused if the clock of its client is far off', async () => {
    putClockForward(16 * 60_000);
    await expect(putFile()).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('with If-None-Match only creates new objects', async () => {
    const put = () => client.send(new PutObjectCommand({ Bucket, Key, Body: file, IfNoneMatch: '*' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, put));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put()).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('replaces the object as a whole for every reader', async () => {
    const versions = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(100_000)));
    await putFile(Key, versions[0]);
    const writing = (async () => {
      for (let i = 1; i <= 10; i += 1) await putFile(Key, versions[i % 2]);
    })();
    for (let i = 0; i < 20; i += 1) expect(versions.map(String)).toContain(await read());
    await writing;
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

  it('on another origin or with another method may not', async () => {
    expect((await preflight('http://localhost:4000')).status).toBe(403);
    expect((await preflight(allowedOrigin, 'DELETE')).status).toBe(403);
    const sent = await upload(await signUpload(), file, { origin: 'http://localhost:4000' });
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  });
});
