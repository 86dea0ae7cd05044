import { deflateSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { inspectFile } from '#functions/core/files/inspect-file.ts';
import { dynamo } from '#functions/data/client.ts';
import { bringTableUpToDate } from '#infra/migration/bring-up-to-date.ts';
import { encodePdf } from '#infra/samples/pdf.ts';
import {
  gifWithMetadata,
  jpegWithMetadata,
  pngWithMetadata,
  secretWord,
  webpWithMetadata,
} from '#infra/samples/pictures-with-metadata.ts';
import { sampleGif, sampleJpeg, samplePng, sampleWebp } from '#infra/samples/sample-files.ts';
import { jobForm, pdf, png } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { alreadySent, onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The metadata that we strip from finalised files, and upload URLs that cannot be used again. */

const app = startedApp();
let retailer: Client;
beforeAll(async () => {
  retailer = await app.retailer();
});

const put = (address: string, content: Buffer, contentType: string) =>
  fetch(address, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType, ...onlyOnce },
  });

async function announce(content: Buffer, contentType: string): Promise<{ uploadURL: string; objectKey: string }> {
  const body = { fileName: 'file', contentType, size: content.length };
  return (await retailer.post('/api/objects/upload', body)).body;
}

async function sent(content: Buffer, contentType: string): Promise<string> {
  const { uploadURL, objectKey } = await announce(content, contentType);
  expect((await put(uploadURL, content, contentType)).status).toBe(200);
  return objectKey;
}

const finalize = (objectKey: string) => retailer.post('/api/objects/finalize', { objectKey });

async function served(objectKey: string): Promise<Buffer> {
  const { headers } = await retailer.get(`/api/objects/${objectKey}`);
  return Buffer.from(await (await fetch(headers.location ?? '')).arrayBuffer());
}

const sideways = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');

describe('a picture of an earlier version', () => {
  it('is stripped by the migration, once, and a file that is not a picture is listed', async () => {
    const kept = await Promise.all(Array.from({ length: 3 }, () => sent(sampleJpeg(), 'image/jpeg')));
    for (const key of kept) expect((await finalize(key)).status).toBe(200);
    const [before = '', broken = '', current = ''] = kept;
    const s3 = new S3Client({ forcePathStyle: true });
    const bucket = process.env.BUCKET_NAME ?? '';
    const plain = DynamoDBDocumentClient.from(dynamo);
    const { Items: all = [] } = await plain.send(new ScanCommand({ TableName: app.tableName }));
    const written = [
      [before, jpegWithMetadata(), '1'],
      [broken, Buffer.from('no picture'), '1'],
      [current, jpegWithMetadata(), '2'],
    ] as const;
    for (const [key, Body, version] of written) {
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: `obj/${key}`, Body, ContentType: 'image/jpeg' }));
      const row = all.find(({ objectKey, __edb_e__ }) => objectKey === key && __edb_e__ === 'object');
      await plain.send(new PutCommand({ TableName: app.tableName, Item: { ...row, __edb_v__: version } }));
    }
    const migrate = () => bringTableUpToDate({ dynamo, tableName: app.tableName, files: { s3, bucket } });
    expect(await migrate()).toMatch(
      `Pictures cleaned: 1. Please look at these files, which are no pictures: ${broken}.`,
    );
    expect((await served(before)).includes(secretWord)).toBe(false);
    expect((await inspectFile(await served(before)))?.pixels).toBeGreaterThan(0);
    expect((await served(current)).includes(secretWord)).toBe(true);
    expect(await migrate()).toBe('All rows are up to date.');
    s3.destroy();
  });
});

describe('a finalised picture', () => {
  it.each([
    ['a JPEG', jpegWithMetadata(), sampleJpeg(), 'image/jpeg'],
    ['a PNG', pngWithMetadata(), samplePng(), 'image/png'],
    ['a GIF', gifWithMetadata(), sampleGif(), 'image/gif'],
    ['a WebP', webpWithMetadata(), sampleWebp(), 'image/webp'],
  ])('contains no position, camera or comment: %s', async (_, content, plain, contentType) => {
    expect(content.includes(secretWord)).toBe(true);
    const objectKey = await sent(content, contentType);
    expect((await finalize(objectKey)).status).toBe(200);
    const kept = await served(objectKey);
    expect(kept.includes(secretWord)).toBe(false);
    for (const name of ['xmp', 'XMP', 'MPF\0', 'Photoshop', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'])
      expect([name, kept.includes(name)]).toEqual([name, false]);
    // The finalised picture has the same pixels.
    expect(kept.includes(plain.subarray(-15))).toBe(true);
    // The orientation in the metadata remains, so the picture is still shown the right way up.
    if (contentType !== 'image/gif') expect(kept.includes(sideways)).toBe(true);
    // A second clean-up finds nothing to remove.
    expect((await inspectFile(kept))?.clean.equals(kept)).toBe(true);
  });

  it('keeps its colours and its animation', async () => {
    const [jpeg, gif, kept] = await Promise.all(
      [jpegWithMetadata(), gifWithMetadata(), pngWithMetadata()].map(inspectFile),
    );
    expect([jpeg?.clean.includes('ICC_PROFILE'), jpeg?.clean.includes('Adobe')]).toEqual([true, true]);
    expect(gif?.clean.includes('NETSCAPE2.0')).toBe(true);
    expect(kept?.clean.includes('gAMA')).toBe(true);
  });

  it.each([1, 0, 9, 65_535])('has no orientation block if its orientation is %i', async (orientation) => {
    for (const file of [jpegWithMetadata(orientation), pngWithMetadata(orientation), webpWithMetadata(orientation)]) {
      const clean = (await inspectFile(file))?.clean.toString('latin1') ?? '';
      expect([clean.includes('Exif'), clean.includes('eXIf'), clean.includes('EXIF')]).toEqual([false, false, false]);
    }
  });

  it.each([sampleJpeg(), samplePng(), sampleGif(), sampleWebp()])(
    'is not changed if it contains no metadata',
    async (file) => {
      expect((await inspectFile(file))?.clean.equals(file)).toBe(true);
    },
  );

  it('is stripped too if it is attached to a job without a finalise call', async () => {
    const objectKey = await sent(jpegWithMetadata(), 'image/jpeg');
    expect((await retailer.post('/api/jobs', jobForm({ switchboardPhoto: objectKey }))).status).toBe(201);
    expect((await served(objectKey)).includes(secretWord)).toBe(false);
  });
});

describe('a picture that would need too much memory to open', () => {
  const scans = (count: number) => {
    const plain = sampleJpeg();
    const at = plain.indexOf(Buffer.from([0xff, 0xda]));
    const scan = plain.subarray(at, -2);
    return Buffer.concat([plain.subarray(0, at), ...Array.from({ length: count }, () => scan), plain.subarray(-2)]);
  };
  const twoFrames = () => {
    const plain = sampleJpeg();
    const at = plain.indexOf(Buffer.from([0xff, 0xc0]));
    const frame = plain.subarray(at, at + 13);
    return Buffer.concat([plain.subarray(0, at), frame, plain.subarray(at)]);
  };
  const wideFrame = () => {
    const gif = sampleGif();
    gif.writeUInt16LE(8_192, 24);
    return gif;
  };

  it.each([
    ['a JPEG of a hundred scans', scans(100), true],
    ['a JPEG of more scans', scans(101), false],
    ['a JPEG with two frames', twoFrames(), false],
    ['a GIF with a frame larger than itself', wideFrame(), false],
  ])('%s', async (_, file, isAccepted) => {
    expect((await inspectFile(file)) !== null).toBe(isAccepted);
  });
});

describe('a PDF', () => {
  const script = 'This PDF contains a script. Please print it to a new PDF and upload that one.';
  const files = 'This PDF contains other files. Please upload them one by one.';
  const locked = 'This PDF is protected, so it cannot be checked. Please print it to a new PDF and upload that one.';
  const unreadable = 'This PDF cannot be checked. Please print it to a new PDF and upload that one.';

  const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'];
  const withCatalogue = (entries: string, ...more: string[]) =>
    encodePdf([`<</Type/Catalog/Pages 2 0 R${entries}>>`, ...pages, ...more]);
  const packed = (objects: string, about = '/Filter/FlateDecode', pack = deflateSync) => {
    const stream = pack(Buffer.from(objects)).toString('latin1');
    return withCatalogue(
      '',
      `<</Type/ObjStm/N 1/First 4/Length ${stream.length}${about}>>stream\n${stream}\nendstream`,
    );
  };
  const asIs = (objects: Buffer) => objects;

  it.each([
    ['only pages', pdf(), null],
    ['a place to open at', withCatalogue('/OpenAction[3 0 R/Fit]'), null],
    ['pages packed into a list', packed('4 0 <</Type/Page>>'), null],
    ['words that only look like a script', withCatalogue('/Title(JavaScript, JS and Launch)'), null],
    ['names that only begin the same way', withCatalogue('/JSON 1/Launched 2'), null],
    ['a script when it opens', withCatalogue('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), script],
    ['a script under a written-out name', withCatalogue('/OpenAction<</S/J#61vaScript/#4a#53(1)>>'), script],
    ['a script with a short name only', withCatalogue('/AA<</JS 4 0 R>>'), script],
    ['a program to start', withCatalogue('/OpenAction<</S/Launch/F(cmd.exe)>>'), script],
    ['a form with a script', withCatalogue('/AcroForm<</XFA 4 0 R>>'), script],
    ['another file', withCatalogue('/Names<</EmbeddedFiles 4 0 R>>'), files],
    ['another file as a stream', withCatalogue('', '<</Type/EmbeddedFile/Length 1>>stream\nx\nendstream'), files],
    ['a script packed into a list', packed('4 0 <</S/JavaScript/JS(1)>>'), script],
    ['another file packed into a list', packed('4 0 <</EmbeddedFiles 5 0 R>>'), files],
    ['a script in a list that is not packed', packed('4 0 <</#4aS(1)>>', '', asIs as typeof deflateSync), script],
    [
      'a script behind words that look like a stream',
      withCatalogue('/X 1>>% >>stream\n/OpenAction<</S/JavaScript>>%'),
      script,
    ],
    ['a list packed in two ways', packed('4 0 <<>>', '/Filter[/ASCIIHexDecode/FlateDecode]'), unreadable],
    ['a list that cannot be opened', packed('4 0 <<>>', '/Filter/FlateDecode', asIs as typeof deflateSync), unreadable],
    ['a list that unpacks to more than any picture needs', packed(' '.repeat(60_000_000)), unreadable],
    ['a list behind a password', packed('4 0 <<>>', '/Filter/FlateDecode/Encrypt 9 0 R'), locked],
  ])('with %s', async (_, file, message) => {
    const objectKey = await sent(file, 'application/pdf');
    const { status, body } = await finalize(objectKey);
    expect([status, body.fields]).toEqual(message === null ? [200, undefined] : [415, { objectKey: message }]);
  });
});

describe('an upload URL', () => {
  it('accepts one file, once', async () => {
    const content = png('once');
    const { uploadURL } = await announce(content, 'image/png');
    const statuses = await Promise.all(Array.from({ length: 6 }, () => put(uploadURL, content, 'image/png')));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 5 }, () => alreadySent)]);
  });

  it('accepts no file without the header that it was signed with', async () => {
    const content = png('plain');
    const { uploadURL } = await announce(content, 'image/png');
    const headers = { 'content-type': 'image/png' };
    expect((await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(content), headers })).status).toBe(403);
  });

  it('cannot be used again after its file was finalised', async () => {
    const content = png('kept');
    const { uploadURL, objectKey } = await announce(content, 'image/png');
    await put(uploadURL, content, 'image/png');
    expect((await finalize(objectKey)).status).toBe(200);
    expect((await put(uploadURL, content, 'image/png')).status).toBe(alreadySent);
    expect((await served(objectKey)).equals(content)).toBe(true);
  });

  it('cannot be used again after its file was refused', async () => {
    const content = Buffer.from('<html>');
    const { uploadURL, objectKey } = await announce(content, 'image/png');
    await put(uploadURL, content, 'image/png');
    expect((await finalize(objectKey)).status).toBe(415);
    expect((await put(uploadURL, content, 'image/png')).status).toBe(alreadySent);
    expect((await finalize(objectKey)).body.code).toBe('not_uploaded');
  });
});
