import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '#functions/core/actor.ts';
import { documentRule, imageRule, pdfRule } from '#functions/core/files/file-rule.ts';
import { keepObject } from '#functions/core/files/keep-file.ts';
import { findObject } from '#functions/data/files/object-queries.ts';
import { sampleGif, sampleJpeg, samplePdf, samplePng, sampleWebp } from '#infra/samples/sample-files.ts';
import { jobForm, pdf, png } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Valid and invalid files, sent to an upload URL that is not bound to a type or length. */

const app = startedApp();
let retailer: Client;
let actor: Actor;

beforeAll(async () => {
  retailer = await app.retailer();
  actor = { userId: retailer.userId, person: { userId: retailer.userId } } as Actor;
});

async function sent(content: Buffer, contentType = 'application/octet-stream', fileName?: string): Promise<string> {
  const { body } = await retailer.post<{ uploadURL: string; objectKey: string }>(
    '/api/objects/upload',
    fileName ? { fileName } : undefined,
  );
  const answer = await fetch(body.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType },
  });
  if (!answer.ok) throw new Error(`The storage answered ${answer.status}`);
  return body.objectKey;
}

const finalize = (objectKey: string) => retailer.post('/api/objects/finalize', { objectKey });
const page = '<html><script>alert(1)</script></html>';
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
const limit = uploadLimits.default;

describe('a valid file', () => {
  it.each([
    ['a PNG', png(), 'image/png'],
    ['a JPEG', sampleJpeg(), 'image/jpeg'],
    ['a GIF', sampleGif(), 'image/gif'],
    ['a WebP', sampleWebp(), 'image/webp'],
    ['a PDF', pdf(), 'application/pdf'],
    ['an image of exactly the limit', samplePng({ bytes: limit }), 'image/png'],
    ['an image of 40 megapixels', samplePng({ width: 8_000, height: 5_000 }), 'image/png'],
  ])('%s is kept', async (_, content, contentType) => {
    const objectKey = await sent(content);
    expect((await finalize(objectKey)).status).toBe(200);
    expect(await findObject(objectKey)).toMatchObject({ state: 'stored', contentType, size: content.length });
  });

  it.each([
    ['a JPEG called PNG', sampleJpeg(), 'image/png', 'roof.png', 'image/jpeg'],
    ['a PNG called a web page', png(), 'text/html', 'roof.html', 'image/png'],
    ['a PDF called a program', pdf(), 'application/x-msdownload', 'plan.pdf.exe', 'application/pdf'],
  ])('%s is served with its true type', async (_, content, sentAs, fileName, contentType) => {
    const objectKey = await sent(content, sentAs, fileName);
    expect((await finalize(objectKey)).status).toBe(200);
    const { headers } = await retailer.get(`/api/objects/${objectKey}`);
    expect((await fetch(headers.location ?? '')).headers.get('content-type')).toBe(contentType);
  });
});

describe('an invalid file', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'image/png', 422, 'The file is empty'],
    [
      'one byte over the limit',
      samplePng({ bytes: limit + 1 }),
      'image/png',
      413,
      'Some files exceed the 10MB size limit',
    ],
    [
      'a picture of 400 megapixels',
      samplePng({ width: 20_000, height: 20_000 }),
      'image/png',
      413,
      'Please select an image of at most 40 megapixels',
    ],
    ['a PNG header before a web page', joined(png().subarray(0, 33), page), 'image/png', 415, undefined],
    ['a whole PNG before a web page', joined(png(), page), 'image/png', 415, undefined],
    [
      'a GIF that is also a script',
      joined('GIF89a/*', sampleGif().subarray(8), '*/=1;alert(1)//'),
      'image/gif',
      415,
      undefined,
    ],
    [
      'an SVG as a PNG',
      joined('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'image/png',
      415,
      undefined,
    ],
    ['an SVG', joined('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415, undefined],
    ['a web page as a PNG', joined(page), 'image/png', 415, undefined],
    ['a web page as a PDF', joined(page), 'application/pdf', 415, undefined],
    ['a truncated JPEG', sampleJpeg().subarray(0, 250), 'image/jpeg', 415, undefined],
    [
      'a PDF followed by a ZIP archive',
      joined(pdf(), 'PK\x05\x06', Buffer.alloc(18)),
      'application/pdf',
      415,
      undefined,
    ],
    ['a program', joined('MZ', Buffer.alloc(200)), 'image/png', 415, undefined],
  ])('%s is refused and deleted', async (_, content, contentType, status, message) => {
    const objectKey = await sent(content, contentType);
    const answer = await finalize(objectKey);
    expect(answer.status).toBe(status);
    expect(answer.body.fields).toEqual({
      objectKey: message ?? 'Please select a PDF or an image file (JPG, PNG, WebP or GIF)',
    });
    expect((await finalize(objectKey)).body).toMatchObject({ code: 'not_uploaded' });
    expect((await retailer.get(`/api/objects/${objectKey}`)).status).toBe(404);
  });

  it('is refused when it is larger than announced', async () => {
    const announced = { contentType: undefined, size: png().length - 1 };
    const { body } = await retailer.post<{ uploadURL: string; objectKey: string }>('/api/objects/upload', announced);
    await fetch(body.uploadURL, { method: 'PUT', body: new Uint8Array(png()) });
    const answer = await finalize(body.objectKey);
    expect([answer.status, answer.body.message]).toEqual([413, 'The file is larger than expected']);
  });

  it('can be replaced by a valid one', async () => {
    const { body } = await retailer.post<{ uploadURL: string; objectKey: string }>('/api/objects/upload');
    await fetch(body.uploadURL, { method: 'PUT', body: page });
    expect((await finalize(body.objectKey)).status).toBe(415);
    await fetch(body.uploadURL, { method: 'PUT', body: new Uint8Array(png()) });
    expect((await finalize(body.objectKey)).status).toBe(200);
  });
});

describe('a file for one purpose', () => {
  const images = 'Please select an image file (JPG, PNG, WebP or GIF)';
  it.each([
    ['a logo', imageRule('logoURL', uploadLimits.logo), samplePng, 2],
    ['a detail photo', imageRule('installationDetailPhotos.0.objectKey', uploadLimits.detailPhoto), samplePng, 5],
    ['a requirement photo', imageRule('fileUrl', uploadLimits.requirementPhoto), samplePng, 5],
    ['a requirement document', pdfRule('fileUrl', uploadLimits.requirementFile), samplePdf, 10],
    ['a remittance', documentRule('remittanceUrl', uploadLimits.remittance), samplePdf, 10],
  ])('%s may have exactly its limit and not a byte more', async (_, rule, sample, megabytes) => {
    const fits = await sent(sample({ bytes: rule.maxBytes }));
    await expect(keepObject(actor, fits, rule, new Date())).resolves.toMatchObject({ state: 'stored' });
    const exceeds = await sent(sample({ bytes: rule.maxBytes + 1 }));
    const message = `Some files exceed the ${megabytes}MB size limit`;
    await expect(keepObject(actor, exceeds, rule, new Date())).rejects.toMatchObject({
      code: 'too_large',
      fields: { [rule.path]: message },
    });
  });

  it.each([
    ['a PDF as an image', pdf(), imageRule('logoURL', limit), images],
    ['an image as a PDF', png(), pdfRule('fileUrl', limit), 'Please select a PDF file'],
  ])('%s is refused, whether it is new or was kept before', async (_, content, rule, message) => {
    const refused = { code: 'unsupported_media_type', fields: { [rule.path]: message } };
    await expect(keepObject(actor, await sent(content), rule, new Date())).rejects.toMatchObject(refused);
    const kept = await sent(content);
    await finalize(kept);
    await expect(keepObject(actor, kept, rule, new Date())).rejects.toMatchObject(refused);
    expect((await findObject(kept))?.state).toBe('stored');
  });

  it('a large file kept before is refused where only smaller ones are allowed', async () => {
    const kept = await sent(samplePng({ bytes: uploadLimits.logo + 1 }));
    await finalize(kept);
    await expect(keepObject(actor, kept, imageRule('logoURL', uploadLimits.logo), new Date())).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('is reported at the field that names it', async () => {
    const answer = await retailer.post('/api/jobs', jobForm({ switchboardPhoto: await sent(pdf()) }));
    expect([answer.status, answer.body.fields]).toEqual([415, { switchboardPhoto: images }]);
  });

  it("must be the user's own: another user's key gets the same answer as a key that was never issued", async () => {
    const thief = await app.retailer();
    const objectKey = await sent(png());
    await finalize(objectKey);
    const answer = await thief.post('/api/jobs', jobForm({ switchboardPhoto: objectKey }));
    expect([answer.status, answer.body.fields]).toEqual([422, { switchboardPhoto: 'Upload the file first' }]);
    expect((await thief.put('/api/retailer/logo', { logoURL: objectKey })).status).toBe(422);
  });
});
