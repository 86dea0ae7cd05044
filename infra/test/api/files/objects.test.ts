import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findObject } from '#functions/data/files/object-queries.ts';
import { sampleGif, sampleJpeg, samplePng, sampleWebp } from '#infra/samples/sample-files.ts';
import { pdf, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';

const app = startedApp();
let owner: Client;

beforeAll(async () => {
  owner = await app.register('retailer');
});

interface Upload {
  uploadURL: string;
  objectKey: string;
}

const uploadOf = async (client: Client, body?: object): Promise<Upload> =>
  (await client.post<Upload>('/api/objects/upload', body)).body;

const send = (
  address: string,
  content: Buffer,
  contentType = 'image/png',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(address, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType, ...headers },
  });

const finalize = (client: Client, objectKey: string) =>
  client.post('/api/objects/finalize', { objectKey, visibility: 'private' });
const setPrivate = (client: Client, objectPath: string) =>
  client.post('/api/objects/set-acl', { objectPath, visibility: 'private' });

/** Opens a file like a browser that follows the redirect. */
async function open(client: Client, objectKey: string, query = '') {
  const { status, headers } = await client.get(`/api/objects/${objectKey}${query}`);
  if (status !== 302) throw new Error(`The file answered ${status}`);
  const response = await fetch(headers.location ?? '');
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const withoutRequest = ({ status, body: { requestId: _, ...body } }: TestAnswer) => ({ status, body });

describe('uploading a file', () => {
  it('works without announcing it first, and returns the file unchanged', async () => {
    const content = png('plain');
    const { uploadURL, objectKey } = await uploadOf(owner);
    expect((await send(uploadURL, content)).status).toBe(200);
    const { status, body } = await finalize(owner, objectKey);
    expect([status, body]).toEqual([200, { normalizedPath: `/api/objects/${objectKey}` }]);
    const { response, content: served } = await open(owner, objectKey);
    expect(hash(served)).toBe(hash(content));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('inline');
  });

  it('returns an upload URL without a checksum', async () => {
    expect((await uploadOf(owner)).uploadURL).not.toMatch(/checksum|crc/i);
  });

  it('accepts only the announced file if one was announced', async () => {
    const content = png('announced');
    const { uploadURL } = await uploadOf(owner, { fileName: 'a.png', contentType: 'image/png', size: content.length });
    expect((await send(uploadURL, Buffer.concat([content, content]), 'image/png', onlyOnce)).status).toBe(403);
    expect((await send(uploadURL, content, 'text/html', onlyOnce)).status).toBe(403);
    expect((await send(uploadURL, content, 'image/png', onlyOnce)).status).toBe(200);
  });

  it('is not possible with an expired URL', async () => {
    stopClockAt(Date.now() - 61_000);
    const { uploadURL } = await uploadOf(owner).finally(() => jest.useRealTimers());
    const answer = await send(uploadURL, png());
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('expired')]);
  });

  it('is not possible with a URL that was changed to another path or another method', async () => {
    const { uploadURL, objectKey } = await uploadOf(owner);
    expect((await send(uploadURL.replace('/staging/', '/obj/'), png())).status).toBe(403);
    expect((await send(uploadURL.replace(objectKey, randomUUID()), png())).status).toBe(403);
    expect((await fetch(uploadURL, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(uploadURL)).status).toBe(403);
  });

  it('requires a sign-in', async () => {
    expect((await app.client().post('/api/objects/upload')).status).toBe(401);
  });

  it.each([
    ['an empty file', { size: 0 }, 'size'],
    ['a file over 10 MB', { size: 10 * 1024 * 1024 + 1 }, 'size'],
    ['an SVG', { contentType: 'image/svg+xml' }, 'contentType'],
    ['a web page', { contentType: 'text/html' }, 'contentType'],
    ['a key chosen by the client', { objectKey: randomUUID() }, 'objectKey'],
  ])('is refused for %s', async (_, body, field) => {
    const answer = await owner.post('/api/objects/upload', body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('finalising a file', () => {
  it('gives the same answer every time, under each name of the file', async () => {
    const { uploadURL, objectKey } = await uploadOf(owner);
    await send(uploadURL, png());
    const path = `/api/objects/${objectKey}`;
    const [address = ''] = uploadURL.split('?');
    for (const name of [objectKey, path, address, ` ${objectKey} `]) {
      expect(withoutRequest(await finalize(owner, name))).toEqual({ status: 200, body: { normalizedPath: path } });
      expect(withoutRequest(await setPrivate(owner, name))).toEqual({ status: 200, body: { normalizedPath: path } });
    }
  });

  it('also happens in a call that only sets it to private', async () => {
    const objectKey = await upload(owner, pdf(), 'application/pdf');
    expect((await setPrivate(owner, objectKey)).status).toBe(200);
    expect((await open(owner, objectKey)).response.headers.get('content-type')).toBe('application/pdf');
  });

  it('never makes anything public', async () => {
    const objectKey = await upload(owner, png(), 'image/png');
    const answer = await owner.post('/api/objects/set-acl', { objectPath: objectKey, visibility: 'public' });
    expect([answer.status, answer.body.fields]).toEqual([422, { visibility: 'Files can only be private' }]);
    expect((await owner.post('/api/objects/finalize', { objectKey, visibility: 'public' })).status).toBe(422);
  });

  it('is refused until the file has been uploaded', async () => {
    const { objectKey } = await uploadOf(owner);
    expect((await finalize(owner, objectKey)).body).toMatchObject({ code: 'not_uploaded' });
  });

  it('is possible only for the uploader, whether the file exists or not', async () => {
    const stranger = await app.register('installer');
    const objectKey = await upload(owner, png(), 'image/png');
    const unknown = withoutRequest(await finalize(stranger, randomUUID()));
    expect(unknown.status).toBe(404);
    expect(withoutRequest(await finalize(stranger, objectKey))).toEqual(unknown);
    expect(withoutRequest(await setPrivate(stranger, objectKey))).toEqual(unknown);
    await finalize(owner, objectKey);
    expect(withoutRequest(await finalize(stranger, objectKey))).toEqual(unknown);
    expect((await finalize(app.client(), objectKey)).status).toBe(401);
  });

  it.each([
    ['a path upwards', (key: string) => `../${key}`],
    ['an encoded path upwards', (key: string) => `..%2f${key}`],
    ['the path where it was uploaded', (key: string) => `staging/${key}`],
    ['the path where it is kept', (key: string) => `obj/${key}`],
    ['an absolute path', (key: string) => `/${key}`],
    ['another host', (key: string) => `https://evil.example/staging/${key}`],
    ["another bucket's host", (key: string) => `https://other.s3.ap-southeast-2.amazonaws.com/staging/${key}`],
    ['an address with a query', (key: string) => `/api/objects/${key}?X-Amz-Signature=1`],
    ['a path with a trailing slash', (key: string) => `/api/objects/${key}/`],
    ['a trailing dot', (key: string) => `${key}.`],
    ['an extension', (key: string) => `${key}.png`],
    ['capital letters', (key: string) => key.toUpperCase()],
    ['a NUL', (key: string) => `${key}\0`],
    ['no file at all', () => ''],
    ['a value that is not text', () => 7 as unknown as string],
  ])('is refused under %s', async (_, disguise) => {
    const objectKey = await upload(owner, png(), 'image/png');
    for (const answer of [await finalize(owner, disguise(objectKey)), await setPrivate(owner, disguise(objectKey))])
      expect([answer.status, Object.values(answer.body.fields ?? {})]).toEqual([422, ['Upload the file first']]);
    expect((await findObject(objectKey))?.state).toBe('issued');
  });

  it('keeps the checked file, even if another file is sent afterwards', async () => {
    const { uploadURL, objectKey } = await uploadOf(owner);
    await send(uploadURL, png('first'));
    await finalize(owner, objectKey);
    expect((await send(uploadURL, Buffer.from('<html>'), 'text/html')).status).toBe(200);
    expect((await finalize(owner, objectKey)).status).toBe(200);
    const { response, content } = await open(owner, objectKey);
    expect(hash(content)).toBe(hash(png('first')));
    expect(response.headers.get('content-type')).toBe('image/png');
  });
});

describe('finalising one file many times at the same time', () => {
  it('keeps it once', async () => {
    const content = png('race');
    const { uploadURL, objectKey } = await uploadOf(owner);
    await send(uploadURL, content);
    const answers = await Promise.all(Array.from({ length: 16 }, () => finalize(owner, objectKey)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await findObject(objectKey)).toMatchObject({
      state: 'stored',
      contentType: 'image/png',
      size: content.length,
    });
    expect(hash((await open(owner, objectKey)).content)).toBe(hash(content));
  });

  it('keeps a file that was checked, whatever is uploaded at the same time', async () => {
    const versions = [png('one'), sampleJpeg(), samplePng({ bytes: 50_000 }), sampleGif(), sampleWebp()];
    const bad = Buffer.from('<html><script>alert(1)</script></html>');
    for (let round = 0; round < 8; round += 1) {
      const { uploadURL, objectKey } = await uploadOf(owner);
      await send(uploadURL, versions[0]!);
      const sending = [...versions, bad].map((content) => send(uploadURL, content));
      const finalizing = Array.from({ length: 10 }, () => finalize(owner, objectKey));
      await Promise.all(sending);
      const statuses = (await Promise.all(finalizing)).map((answer) => answer.status);
      expect(statuses.filter((status) => ![200, 409, 415].includes(status))).toEqual([]);
      const row = await findObject(objectKey);
      if (row?.state !== 'stored') continue;
      const { response, content } = await open(owner, objectKey);
      expect(versions.map(hash)).toContain(hash(content));
      expect([row.size, row.contentType]).toEqual([content.length, response.headers.get('content-type')]);
    }
  });
});

describe('opening a file', () => {
  it('answers a stranger as if the file did not exist', async () => {
    const objectKey = await upload(owner, png(), 'image/png');
    await finalize(owner, objectKey);
    const stranger = await app.register('retailer');
    const unknown = withoutRequest(await stranger.get(`/api/objects/${randomUUID()}`));
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(withoutRequest(await stranger.get(`/api/objects/${objectKey}`))).toEqual(unknown);
  });

  it('asks a visitor to sign in, whether the file exists or not', async () => {
    const objectKey = await upload(owner, png(), 'image/png');
    await finalize(owner, objectKey);
    const unknown = withoutRequest(await app.client().get(`/api/objects/${randomUUID()}`));
    expect(unknown).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(withoutRequest(await app.client().get(`/api/objects/${objectKey}`))).toEqual(unknown);
  });

  it('is not possible before the file is finalised', async () => {
    const objectKey = await upload(owner, png(), 'image/png');
    expect((await owner.get(`/api/objects/${objectKey}`)).status).toBe(404);
  });

  it('redirects to a URL that is valid for 45 seconds and that only the browser may cache', async () => {
    const objectKey = await upload(owner, png(), 'image/png');
    await finalize(owner, objectKey);
    const { headers } = await owner.get(`/api/objects/${objectKey}`);
    expect(new URL(headers.location ?? '').searchParams.get('X-Amz-Expires')).toBe('45');
    expect(headers['cache-control']).toMatch(/no-store|private/);
    expect((await fetch((headers.location ?? '').replace('inline', 'attachment'))).status).toBe(403);
  });

  it('as a download uses its name with the right extension', async () => {
    const objectKey = await upload(owner, pdf(), 'application/pdf', 'Permit "A".pdf.html');
    await finalize(owner, objectKey);
    const { response } = await open(owner, objectKey, '?download=1');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Permit _A_.pdf.html.pdf"; filename*=UTF-8''Permit%20_A_.pdf.html.pdf`,
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
  });

  it.each(['?download=0', '?download=1&as=html', '?response-content-type=text/html'])('refuses %s', async (query) => {
    const objectKey = await upload(owner, png(), 'image/png');
    await finalize(owner, objectKey);
    expect((await owner.get(`/api/objects/${objectKey}${query}`)).status).toBe(422);
  });
});
