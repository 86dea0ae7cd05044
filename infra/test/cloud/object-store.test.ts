import { randomUUID } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectAclCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import {
  Bucket,
  client,
  file,
  Key,
  putClockForward,
  putFile,
  read,
  refusal,
  reopen,
  signDownload,
  store,
} from './object-store.ts';

describe('copying an object', () => {
  const target = () => Key.replace('staging/', 'permanent/');
  const copy = (CopySourceIfMatch?: string, more: object = {}) =>
    client.send(
      new CopyObjectCommand({ Bucket, Key: target(), CopySource: `${Bucket}/${Key}`, CopySourceIfMatch, ...more }),
    );

  it('works if the object is still the one that was checked', async () => {
    const { ETag } = await putFile();
    const { CopyObjectResult } = await copy(ETag);
    expect(CopyObjectResult?.ETag).toBe(ETag);
    expect(await read(target())).toBe(file.toString());
  });

  it('is refused if the object was replaced', async () => {
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

  it('is refused if the target is the object itself and nothing changes', async () => {
    await putFile();
    const same = client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${Key}` }));
    await expect(same).rejects.toMatchObject({ name: 'InvalidRequest' });
  });

  it('is refused when there is no object', async () => {
    await expect(copy()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('reading an object', () => {
  it('returns the requested part of the file', async () => {
    await putFile();
    const text = file.toString();
    expect(await read(Key, 'bytes=0-3')).toBe('%PDF');
    expect(await read(Key, 'bytes=0-0')).toBe('%');
    expect(await read(Key, 'bytes=5-')).toBe(text.slice(5));
    expect(await read(Key, 'bytes=-4')).toBe('file');
    expect(await read(Key, 'bytes=0-99999')).toBe(text);
    await expect(read(Key, 'bytes=99999-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('returns no body to a browser that has the object already', async () => {
    const { ETag = '' } = await putFile();
    const url = await signDownload();
    const statusWith = async (headers: Record<string, string>) => (await fetch(url, { headers })).status;
    expect(await statusWith({ 'if-none-match': ETag })).toBe(304);
    expect(await statusWith({ 'if-none-match': '"another"' })).toBe(200);
    expect(await statusWith({ 'if-modified-since': new Date(Date.now() + 2_000).toUTCString() })).toBe(304);
    expect(await statusWith({ 'if-modified-since': new Date(Date.now() - 60_000).toUTCString() })).toBe(200);
  });

  it('by presigned URL returns the type and the disposition that were signed', async () => {
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

  it('by presigned URL is refused when the type was changed or the URL has expired', async () => {
    await putFile();
    const url = await signDownload({ ResponseContentType: 'image/png' });
    const changed = url.replace('image%2Fpng', 'text%2Fhtml');
    expect(await refusal(await fetch(changed))).toEqual([403, 'SignatureDoesNotMatch']);
    putClockForward(47_000);
    expect(await refusal(await fetch(url))).toEqual([403, 'AccessDenied']);
  });

  it('can be limited to a known version of the object', async () => {
    const { ETag } = await putFile();
    const get = (IfMatch?: string) => client.send(new GetObjectCommand({ Bucket, Key, IfMatch }));
    await (await get(ETag)).Body?.transformToByteArray();
    await expect(get('"another"')).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  /** 15 replacements, or 60 in the full run with RACE_ROUNDS=20. */
  const replacements = 3 * Number(process.env.RACE_ROUNDS ?? 5);
  it('never returns another version than the known one, however often the object is replaced', async () => {
    const versions = [file, Buffer.from('%PDF-1.7 another small file')];
    const { ETag } = await putFile();
    let isReplacing = true;
    const replacing = (async () => {
      for (let round = 1; round <= replacements; round += 1) await putFile(Key, versions[round % 2]);
      isReplacing = false;
    })();
    const seen = new Set<string>();
    const readFirst = async () => {
      while (isReplacing) {
        const answer = client.send(new GetObjectCommand({ Bucket, Key, IfMatch: ETag }));
        seen.add(
          await answer.then(
            async ({ Body }) => (await Body?.transformToString()) ?? '',
            (error: Error) => error.name,
          ),
        );
      }
    };
    await Promise.all([replacing, ...Array.from({ length: 8 }, readFirst)]);
    expect([...seen].filter((each) => each !== file.toString())).toEqual(['PreconditionFailed']);
  });

  it('is refused when there is no object', async () => {
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('without a signature is refused', async () => {
    await putFile();
    expect(await refusal(await fetch(`${store.origin}/${Bucket}/${Key}`))).toEqual([403, 'AccessDenied']);
  });

  it('returns an empty body for an empty object', async () => {
    await putFile(Key, Buffer.alloc(0));
    expect(await read()).toBe('');
  });
});

describe('the bucket', () => {
  it('lists by prefix, page by page, until objects are deleted', async () => {
    const Prefix = `list-${randomUUID()}/`;
    const keys = ['a', 'b & <b>', 'c'].map((name) => `${Prefix}${name}`);
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

  it('refuses calls that the application does not use', async () => {
    await putFile();
    const acl = client.send(new PutObjectAclCommand({ Bucket, Key, ACL: 'public-read' }));
    await expect(acl).rejects.toMatchObject({ name: 'NotImplemented' });
    await client.send(new HeadBucketCommand({ Bucket }));
    const elsewhere = client.send(new HeadObjectCommand({ Bucket: 'another-bucket', Key }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('keeps its objects after a restart', async () => {
    await putFile();
    await reopen();
    expect(await read()).toBe(file.toString());
  });
});
