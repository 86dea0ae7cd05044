import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { loadEnvironment } from '../env.ts';
import { oneEmail } from '../test/pretend-pool.ts';
import { deleteFiles } from './delete-files.ts';
import { closeStaged, findKept, findStaged, keepChecked, readStaged } from './files.ts';

const environment = {
  TABLE_NAME: 'suncrew',
  BUCKET_NAME: 'files',
  OBJECT_URL_STYLE: 'virtual',
  APP_ORIGIN: 'https://example.com',
  MAIL_FROM: 'no-reply@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  USER_POOL_ID: 'pool',
  LETTER_LIMITS: oneEmail,
};
const key = '0f8a6a2e-4f4c-4f8e-9a55-0c4b8f3f3c11';
const s3 = mockClient(S3Client);

const declines = (status: number, name = 'Declined') =>
  new S3ServiceException({ name, $fault: status < 500 ? 'client' : 'server', $metadata: { httpStatusCode: status } });

beforeEach(() => {
  s3.reset();
  loadEnvironment('sweeper', environment);
});

describe('looking for a file', () => {
  it('describes an uploaded file', async () => {
    s3.on(HeadObjectCommand, { Bucket: 'files', Key: `staging/${key}` }).resolves({ ETag: '"a"', ContentLength: 5 });
    expect(await findStaged(key)).toEqual({ etag: '"a"', size: 5 });
  });

  it('describes a kept file', async () => {
    s3.on(HeadObjectCommand, { Bucket: 'files', Key: `obj/${key}` }).resolves({
      ContentType: 'image/png',
      ContentLength: 5,
    });
    expect(await findKept(key)).toEqual({ contentType: 'image/png', size: 5 });
  });

  it('returns null when there is none', async () => {
    s3.on(HeadObjectCommand).rejects(declines(404));
    expect([await findStaged(key), await findKept(key)]).toEqual([null, null]);
  });

  it.each([
    ['an error of the store', declines(500, 'InternalError')],
    ['a busy store', declines(503, 'SlowDown')],
    ['no answer', Object.assign(new Error('timed out'), { name: 'TimeoutError' })],
  ])('asks the caller to retry on %s', async (_, fault) => {
    s3.on(HeadObjectCommand).rejects(fault);
    await expect(findStaged(key)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  });

  it('does not treat a missing permission as a missing file', async () => {
    s3.on(HeadObjectCommand).rejects(declines(403, 'AccessDenied'));
    await expect(findStaged(key)).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('reading an uploaded file', () => {
  it.each([404, 412])('returns null if it was replaced or removed (%i)', async (status) => {
    s3.on(GetObjectCommand, { IfMatch: '"a"' }).rejects(declines(status));
    expect(await readStaged(key, '"a"')).toBeNull();
  });

  it('asks the caller to retry when the connection breaks halfway', async () => {
    const broken = { transformToByteArray: () => Promise.reject(new Error('aborted')) };
    s3.on(GetObjectCommand).resolves({ Body: broken as never });
    await expect(readStaged(key, '"a"')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('keeping a file', () => {
  it('writes exactly what was checked, once, with the type of its bytes', async () => {
    s3.on(PutObjectCommand).resolves({});
    expect(await keepChecked(key, Buffer.from('picture'), 'image/png')).toBe(true);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'files',
      Key: `obj/${key}`,
      Body: Buffer.from('picture'),
      IfNoneMatch: '*',
      ContentType: 'image/png',
    });
  });

  it.each([409, 412])('reports if the file was already kept (%i)', async (status) => {
    s3.on(PutObjectCommand).rejects(declines(status));
    expect(await keepChecked(key, Buffer.from('picture'), 'image/png')).toBe(false);
  });

  it('asks the caller to retry when the store fails', async () => {
    s3.on(PutObjectCommand).rejects(declines(500));
    await expect(keepChecked(key, Buffer.from('picture'), 'image/png')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('removing files', () => {
  it('removes each file from both places, at most a thousand names per call', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    await deleteFiles(Array.from({ length: 501 }, (_, index) => `key-${index}`));
    const calls = s3.commandCalls(DeleteObjectsCommand).map((call) => call.args[0].input.Delete?.Objects);
    expect(calls.map((objects) => objects?.length)).toEqual([1000, 2]);
    expect(calls[1]).toEqual([{ Key: 'staging/key-500' }, { Key: 'obj/key-500' }]);
  });

  it('makes no call if there is nothing to remove', async () => {
    await deleteFiles([]);
    expect(s3.calls()).toHaveLength(0);
  });

  it('does not treat a partial removal as a complete one', async () => {
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: `obj/${key}`, Code: 'InternalError' }] });
    await expect(deleteFiles([key])).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not delay the answer while the upload is closed', async () => {
    s3.on(PutObjectCommand).rejects(declines(500));
    await expect(closeStaged(key)).resolves.toBeUndefined();
  });
});
