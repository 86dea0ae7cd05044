import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Actor } from '#functions/core/actor.ts';
import { anyFileRule } from '#functions/core/files/file-rule.ts';
import { keepObject } from '#functions/core/files/keep-file.ts';
import { removeObjects, sweepUnattached } from '#functions/core/files/remove-files.ts';
import { createUpload } from '#functions/core/files/upload-address.ts';
import { findObject } from '#functions/data/files/object-queries.ts';
import { findKept, findStaged, keepChecked } from '#functions/storage/files.ts';
import { png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let actor: Actor;

beforeAll(async () => {
  retailer = await app.retailer();
  actor = { userId: retailer.userId, person: { userId: retailer.userId } } as Actor;
});

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);
const rule = anyFileRule('objectKey');

/** Uploads a file at the time `at` and, if `keptAt` is given, finalises it at that time. */
async function sentAt(at: Date, keptAt?: Date): Promise<string> {
  const { uploadURL, objectKey } = await createUpload(actor, {}, at);
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(png(objectKey)) });
  if (keptAt) await keepObject(actor, objectKey, rule, keptAt);
  return objectKey;
}

const traces = async (objectKey: string) => ({
  row: (await findObject(objectKey)) !== null,
  sent: (await findStaged(objectKey)) !== null,
  kept: (await findKept(objectKey)) !== null,
});
const nothing = { row: false, sent: false, kept: false };

/** While `run` is running, makes every call of this operation of the object store fail if the object key matches `place`. */
async function withoutStore<T>(operation: string, run: () => Promise<T>, place = /^/): Promise<T> {
  const { send } = S3Client.prototype;
  const spy = jest.spyOn(S3Client.prototype, 'send').mockImplementation(function (this: S3Client, ...input: never[]) {
    const [command] = input as unknown as [{ input: { Key?: string } }];
    if (command.constructor.name === `${operation}Command` && place.test(command.input.Key ?? ''))
      return Promise.reject(new Error('no connection'));
    return Reflect.apply(send, this, input);
  } as never);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}

describe('a file that nothing refers to', () => {
  it('is removed after a day, whether it was uploaded, finalised or neither', async () => {
    const { objectKey: never } = await createUpload(actor, {}, hoursAgo(25));
    const [sent, kept] = [await sentAt(hoursAgo(25)), await sentAt(hoursAgo(26), hoursAgo(25))];
    expect(await sweepUnattached(new Date())).toBe(3);
    for (const key of [never, sent, kept]) expect(await traces(key)).toEqual(nothing);
    expect(await sweepUnattached(new Date())).toBe(0);
  });

  it('is left alone for a day after it was uploaded, finalised or removed from an item', async () => {
    const [sent, kept] = [await sentAt(hoursAgo(23)), await sentAt(hoursAgo(30), hoursAgo(23))];
    const first = await sentAt(hoursAgo(40), hoursAgo(39));
    await retailer.put('/api/retailer/logo', { logoURL: first });
    await retailer.put('/api/retailer/logo', { logoURL: await upload(retailer, png('new'), 'image/png') });
    await sweepUnattached(new Date());
    expect(await traces(sent)).toEqual({ row: true, sent: true, kept: false });
    expect(await traces(kept)).toEqual({ row: true, sent: false, kept: true });
    expect(await traces(first)).toMatchObject({ row: true, kept: true });
    await sweepUnattached(new Date(Date.now() + 25 * hour));
    expect(await traces(first)).toEqual(nothing);
  });

  it('is removed together with hundreds of others', async () => {
    const made = await Promise.all(Array.from({ length: 120 }, () => createUpload(actor, {}, hoursAgo(50))));
    expect(await sweepUnattached(new Date())).toBe(made.length);
  });

  it('is removed by the next sweep if the store fails halfway, and cannot be attached until then', async () => {
    const objectKey = await sentAt(hoursAgo(25), hoursAgo(25));
    await expect(withoutStore('DeleteObjects', () => sweepUnattached(new Date()))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(keepObject(actor, objectKey, rule, new Date())).rejects.toMatchObject({ code: 'invalid' });
    expect((await retailer.put('/api/retailer/logo', { logoURL: objectKey })).status).toBe(422);
    expect(await sweepUnattached(new Date())).toBe(1);
    expect(await traces(objectKey)).toEqual(nothing);
  });
});

describe('a file that the store cannot delete', () => {
  it('does not stop others from being removed, and is removed when the store recovers', async () => {
    const stuck = await sentAt(hoursAgo(90), hoursAgo(90));
    const beside = await sentAt(hoursAgo(89), hoursAgo(89));
    const made = await Promise.all(Array.from({ length: 60 }, () => createUpload(actor, {}, hoursAgo(50))));
    const { send } = S3Client.prototype;
    const spy = jest.spyOn(S3Client.prototype, 'send').mockImplementation(async function (
      this: S3Client,
      ...input: never[]
    ) {
      const [command] = input as unknown as [DeleteObjectsCommand];
      const all = command.input.Delete?.Objects ?? [];
      const isStuck = ({ Key }: { Key?: string | undefined }) => Key?.endsWith(stuck) === true;
      if (!(command instanceof DeleteObjectsCommand) || !all.some(isStuck)) return Reflect.apply(send, this, input);
      const others = new DeleteObjectsCommand({
        ...command.input,
        Delete: { ...command.input.Delete, Objects: all.filter((each) => !isStuck(each)) },
      });
      await Reflect.apply(send, this, [others]);
      return { Errors: all.filter(isStuck).map(({ Key }) => ({ Key, Code: 'AccessDenied' })) };
    } as never);
    try {
      await expect(sweepUnattached(new Date())).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      spy.mockRestore();
    }
    expect(await traces(stuck)).toMatchObject({ row: true, kept: true });
    for (const objectKey of [beside, ...made.map((each) => each.objectKey)])
      expect(await traces(objectKey)).toEqual(nothing);
    expect(await sweepUnattached(new Date())).toBe(1);
    expect(await traces(stuck)).toEqual(nothing);
  });
});

describe('a file that something refers to', () => {
  it('is never swept', async () => {
    const objectKey = await sentAt(hoursAgo(90), hoursAgo(80));
    await postJob(retailer, { switchboardPhoto: objectKey });
    await sweepUnattached(new Date(Date.now() + 1_000 * hour));
    expect(await traces(objectKey)).toEqual({ row: true, sent: false, kept: true });
  });

  it('is either attached or removed if both are tried at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const objectKey = await sentAt(hoursAgo(26), hoursAgo(25));
      const [logo] = await Promise.all([
        retailer.put('/api/retailer/logo', { logoURL: objectKey }),
        sweepUnattached(new Date()),
      ]);
      const isAttached = logo.status === 200;
      expect([round, isAttached, await traces(objectKey)]).toEqual([
        round,
        isAttached,
        { ...nothing, row: isAttached, kept: isAttached },
      ]);
    }
  });
});

describe('removing files', () => {
  it('can be repeated, and accepts unknown keys', async () => {
    const objectKey = await sentAt(new Date(), new Date());
    for (const keys of [[objectKey, objectKey], [objectKey], ['00000000-0000-4000-8000-000000000000'], []])
      await removeObjects(keys);
    expect(await traces(objectKey)).toEqual(nothing);
  });
});

describe('finalising a file while the store fails', () => {
  it.each(['HeadObject', 'GetObject', 'PutObject'])(
    'answers with a request to try again, and changes nothing: %s',
    async (operation) => {
      const objectKey = await sentAt(new Date());
      const refused = withoutStore(operation, () => keepObject(actor, objectKey, rule, new Date()));
      await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
      expect(await traces(objectKey)).toEqual({ row: true, sent: true, kept: false });
      await expect(keepObject(actor, objectKey, rule, new Date())).resolves.toMatchObject({ state: 'stored' });
    },
  );

  it('succeeds even if the uploaded original cannot be deleted', async () => {
    const objectKey = await sentAt(new Date());
    await withoutStore('PutObject', () => keepObject(actor, objectKey, rule, new Date()), /^staging\//);
    expect(await traces(objectKey)).toEqual({ row: true, sent: true, kept: true });
  });

  it('is finished by the next call if it stopped after the copy', async () => {
    const objectKey = await sentAt(new Date());
    await keepChecked(objectKey, png(objectKey), 'image/png');
    const row = await keepObject(actor, objectKey, rule, new Date());
    expect(row).toMatchObject({ state: 'stored', contentType: 'image/png', size: png(objectKey).length });
  });
});
