import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startObjectStore } from '../../local/cloud/object-store/start-object-store.ts';
import type { HttpServer } from '../../local/cloud/serving/http-server.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

/** One object store for all tests in a file, with an adjustable clock and a new key for each test. */

export const Bucket = 'uploads';
export const allowedOrigin = 'http://localhost:3000';
export const sizeCap = 200_000;
export const file = Buffer.from('%PDF-1.7 a small file');

export let store: HttpServer;
export let client: S3Client;
export let Key: string;
let dataDir: string;
let port: number;
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

export const newClient = (
  identity: object = {},
  checksums: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED' = 'WHEN_REQUIRED',
): S3Client =>
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

beforeEach(() => {
  clockShift = 0;
  Key = `staging/${randomUUID()}`;
});

export async function reopen(): Promise<void> {
  await store.close();
  store = await openStore();
}

/** Sets how far the store's clock is ahead of the clients' clocks. */
export function putClockForward(milliseconds: number): void {
  clockShift = milliseconds;
}

export const putFile = (name = Key, Body: Buffer = file) =>
  client.send(new PutObjectCommand({ Bucket, Key: name, Body, ContentType: 'application/pdf' }));
export const read = async (name = Key, Range?: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key: name, Range }))).Body?.transformToString();

export const signUpload = (by = client, ContentLength = file.length) =>
  getSignedUrl(by, new PutObjectCommand({ Bucket, Key, ContentType: 'application/pdf', ContentLength }), {
    expiresIn: 60,
    signableHeaders: new Set(['content-length', 'content-type']),
  });
export const upload = (url: string, body: Buffer<ArrayBuffer> = file, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'application/pdf', ...headers } });
export const signDownload = (input: object = {}) =>
  getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ...input }), { expiresIn: 45 });

export async function refusal(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<Code>(.+)<\/Code>/.exec(await response.text())?.[1]];
}
