import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Several photos for one requirement, in an order, each with a caption. */

const app = startedApp();
let owner: Client;
let installer: Client;
beforeAll(async () => {
  [owner, installer] = await Promise.all([app.retailer(), app.installer()]);
});

interface Stage {
  path: string;
  id: string;
  add: (fileUrl: string, more?: object, key?: string) => Promise<TestAnswer>;
  change: (change: object) => Promise<TestAnswer>;
}

async function stage(): Promise<Stage> {
  const requirements = [{ label: 'Photo of the switchboard', type: 'photo', required: true }];
  const path = `/api/jobs/${await awardedJob(owner, installer, { requirements })}`;
  await done(installer.post(`${path}/start`, {}));
  const { requirements: rows } = await done(installer.get(`${path}/requirements`));
  const { id } = rows[0];
  return {
    path,
    id,
    add: (fileUrl, more = {}, key) =>
      installer.request('PATCH', `/api/requirements/${id}/complete`, {
        body: { completed: true, fileUrl, ...more },
        headers: { 'idempotency-key': key },
      }),
    change: (change) => installer.patch(`/api/requirements/${id}/photos`, change),
  };
}

const shot = (name: string) => upload(installer, png(name), 'image/png', `${name}.png`);
const seen = async (who: Client, path: string) => (await done(who.get(`${path}/requirements`))).requirements[0];
const names = async (who: Client, path: string): Promise<string[]> =>
  (await seen(who, path)).photos.map(({ fileName }: { fileName: string }) => fileName);

it('a requirement of another kind does not wait for more photos', async () => {
  const requirements = [{ label: 'Site is clean', type: 'checkbox', required: true }];
  const path = `/api/jobs/${await awardedJob(owner, installer, { requirements })}`;
  await done(installer.post(`${path}/start`, {}));
  const { id } = await seen(installer, path);
  const answer = await installer.patch(`/api/requirements/${id}/complete`, { completed: true, moreToCome: true });
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    { moreToCome: 'Only a photo requirement can have several files' },
  ]);
  const swap = { completed: true, replaces: '00000000-0000-4000-8000-000000000000' };
  const refused = await installer.patch(`/api/requirements/${id}/complete`, swap);
  expect([refused.status, refused.body.fields]).toEqual([422, { replaces: 'Only a photo can replace another' }]);
});

describe('a photo requirement', () => {
  it('has several photos in an order with captions, which the retailer sees too', async () => {
    const { path, add, change } = await stage();
    const keys: string[] = [];
    for (const name of ['wide', 'label', 'meter']) {
      keys.push(await shot(name));
      await done(add(keys.at(-1) ?? ''));
    }
    const [wide = '', label = '', meter = ''] = keys;
    await done(change({ fileUrl: meter, place: 1 }));
    await done(change({ fileUrl: label, caption: '  The ES sign ' }));
    await done(change({ fileUrl: label, place: 10 }));
    for (const who of [installer, owner]) {
      const { photos, fileUrl, completed } = await seen(who, path);
      expect([fileUrl, completed]).toEqual([`/api/objects/${meter}`, true]);
      expect(photos).toEqual([
        { fileUrl: `/api/objects/${meter}`, fileName: 'meter.png', caption: '', uploadedAt: expect.any(String) },
        { fileUrl: `/api/objects/${wide}`, fileName: 'wide.png', caption: '', uploadedAt: expect.any(String) },
        {
          fileUrl: `/api/objects/${label}`,
          fileName: 'label.png',
          caption: 'The ES sign',
          uploadedAt: expect.any(String),
        },
      ]);
      for (const photo of photos) expect((await who.get(photo.fileUrl)).status).toBe(302);
    }
    await done(change({ fileUrl: label, caption: '' }));
    expect((await seen(owner, path)).photos[2].caption).toBe('');
  });

  it('has the same photo once, keeps it when another tab adds one, and is open again without photos', async () => {
    const { path, add, change } = await stage();
    const [one, other] = [await shot('one'), await shot('other')];
    await done(add(one));
    const { completedAt } = await seen(owner, path);
    await Promise.all([done(add(other)), done(change({ fileUrl: one, caption: 'First' }))]);
    await done(add(one));
    expect(await names(owner, path)).toEqual(['one.png', 'other.png']);
    expect((await seen(owner, path)).completedAt).toBe(completedAt);
    await done(change({ fileUrl: one, removed: true }));
    expect(await seen(owner, path)).toMatchObject({ completed: true, fileName: 'other.png' });
    await done(change({ fileUrl: other, removed: true }));
    expect(await seen(owner, path)).toMatchObject({ completed: false, completedAt: null, fileUrl: null, photos: [] });
    const gone = await change({ fileUrl: other, caption: 'Late' });
    expect([gone.status, gone.body.fields]).toEqual([422, { fileUrl: 'This photo is no longer there' }]);
    expect((await done(owner.get(path))).job.openRequirements).toBe(1);
  });

  it('gives a retaken photo the place and the caption of the one it replaces, which stays on record', async () => {
    const { path, add, change } = await stage();
    const [first, blurred, last] = [await shot('first'), await shot('blurred'), await shot('last')];
    for (const key of [first, blurred, last]) await done(add(key));
    await done(change({ fileUrl: blurred, caption: 'The label' }));
    const sharp = await shot('sharp');
    for (const replaces of [blurred, `/api/objects/${blurred}`]) await done(add(sharp, { replaces }));
    const { photos, versions, completed } = await seen(owner, path);
    expect(completed).toBe(true);
    expect(photos.map(({ fileName, caption }: Record<string, string>) => [fileName, caption])).toEqual([
      ['first.png', ''],
      ['sharp.png', 'The label'],
      ['last.png', ''],
    ]);
    expect(versions).toMatchObject([{ fileName: 'blurred.png' }]);
    // The photo to replace is no longer in the list, as if another tab had removed it. The new photo becomes the last one.
    await done(add(await shot('late'), { replaces: blurred }));
    expect(await names(owner, path)).toEqual(['first.png', 'sharp.png', 'last.png', 'late.png']);
  });

  it('refuses another photo at its limit, but not a retaken one', async () => {
    const { path, add } = await stage();
    const keys: string[] = [];
    for (let count = 0; count < maxRequirementPhotos; count += 1) {
      keys.push(await shot(`photo ${count}`));
      await done(add(keys.at(-1) ?? ''));
    }
    await done(add(await shot('again'), { replaces: keys[4] }));
    expect((await names(owner, path))[4]).toBe('again.png');
    expect((await seen(owner, path)).photos).toHaveLength(maxRequirementPhotos);
  });

  it(`holds ${maxRequirementPhotos} photos and no more`, async () => {
    const { path, add } = await stage();
    for (let count = 0; count < maxRequirementPhotos; count += 1) await done(add(await shot(`photo ${count}`)));
    const { status, body } = await add(await shot('one too many'));
    expect([status, body.fields]).toEqual([422, { fileUrl: 'Maximum 10 photos per requirement' }]);
    expect((await seen(owner, path)).photos).toHaveLength(maxRequirementPhotos);
  });

  it('keeps every returned photo with its caption and its own reason, even if one is submitted again', async () => {
    const { path, id, add, change } = await stage();
    const [good, dark] = [await shot('good'), await shot('dark')];
    for (const key of [good, dark]) await done(add(key));
    await done(change({ fileUrl: dark, caption: 'At night' }));
    await done(owner.post(`/api/requirements/${id}/return`, { reason: 'Too dark' }));
    expect((await seen(owner, path)).photos).toEqual([]);
    await done(add(good));
    await done(owner.post(`/api/requirements/${id}/return`, { reason: 'And the other one?' }));
    for (const who of [owner, installer])
      expect((await seen(who, path)).versions).toMatchObject([
        { fileName: 'good.png', returnedReason: 'And the other one?' },
        { fileName: 'dark.png', caption: 'At night', returnedReason: 'Too dark' },
        { fileName: 'good.png', caption: '', returnedReason: 'Too dark' },
      ]);
  });

  it('has each photo in the history, without places and captions', async () => {
    const { path, add, change } = await stage();
    const [one, other] = [await shot('one'), await shot('other')];
    await done(add(one));
    await done(add(other));
    await done(change({ fileUrl: other, place: 1, caption: 'Close' }));
    for (const fileUrl of [one, other]) await done(change({ fileUrl, removed: true }));
    const { events } = await done(owner.get(`${path}/history`));
    expect(events.slice(0, 4).map(({ kind }: { kind: string }) => kind)).toEqual([
      'takenBack',
      'photoRemoved',
      'photoAdded',
      'handedIn',
    ]);
  });

  it('is not complete, and neither is the job, while more photos are being uploaded', async () => {
    const { path, add, change } = await stage();
    const [one, two, three] = [await shot('one'), await shot('two'), await shot('three')];
    await done(add(one, { moreToCome: true }));
    await done(add(one, { moreToCome: true }));
    await done(change({ fileUrl: one, caption: 'Wide' }));
    for (const who of [installer, owner])
      expect(await seen(who, path)).toMatchObject({
        completed: false,
        completedAt: null,
        photos: [{ caption: 'Wide' }],
      });
    const early = await installer.post(`${path}/complete`, {});
    expect([early.status, early.body.code]).toEqual([409, 'requirements_open']);
    await done(add(two, { moreToCome: true }));
    await done(add(three));
    expect(await seen(owner, path)).toMatchObject({ completed: true });
    expect(await names(owner, path)).toEqual(['one.png', 'two.png', 'three.png']);
    const { events } = await done(owner.get(`${path}/history`));
    expect(events.slice(0, 3).map(({ kind }: { kind: string }) => kind)).toEqual([
      'handedIn',
      'photoAdded',
      'photoAdded',
    ]);
    await done(installer.post(`${path}/complete`, {}));
  });

  it('is complete with the uploaded photos once the installer gives up the others', async () => {
    const { path, add } = await stage();
    const [one, two] = [await shot('one'), await shot('two')];
    await done(add(one, { moreToCome: true }));
    await done(add(two, { moreToCome: true }));
    await done(add(one));
    expect(await seen(owner, path)).toMatchObject({ completed: true });
    expect(await names(owner, path)).toEqual(['one.png', 'two.png']);
    expect((await done(owner.get(path))).job.openRequirements).toBe(0);
  });

  it('keeps the reason of its return until the last new photo is uploaded', async () => {
    const { path, id, add } = await stage();
    const [one, two, three] = [await shot('one'), await shot('two'), await shot('three')];
    await done(add(one));
    await done(owner.post(`/api/requirements/${id}/return`, { reason: 'Too dark' }));
    await done(add(two, { moreToCome: true }));
    expect(await seen(owner, path)).toMatchObject({ completed: false, returnedReason: 'Too dark' });
    await done(add(three));
    expect(await seen(owner, path)).toMatchObject({ completed: true, returnedReason: null });
  });

  it('accepts a photo once for each idempotency key, even if the retailer returns it before the request is repeated', async () => {
    const { path, id, add } = await stage();
    const one = await shot('one');
    await done(add(one, {}, 'chosen-file-0001'));
    await done(owner.post(`/api/requirements/${id}/return`, { reason: 'Too dark' }));
    await done(add(one, {}, 'chosen-file-0001'));
    expect(await seen(owner, path)).toMatchObject({ completed: false, photos: [] });
  });

  it('leaves no differences', async () => {
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
