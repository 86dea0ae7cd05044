import { beforeAll, describe, expect, it } from '@jest/globals';
import { findObject } from '#functions/data/files/object-queries.ts';
import { pdf, png, postJob, retailerProfile, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;

beforeAll(async () => {
  retailer = await app.retailer();
});

const setLogo = (client: Client, logoURL: unknown) => client.put('/api/retailer/logo', { logoURL });
const logoOf = async (client: Client): Promise<string | null> =>
  (await client.get('/api/profile')).body.profile.logoUrl;
const newLogo = (client: Client, seed: string) => upload(client, png(seed), 'image/png', 'logo.png');

describe('the logo', () => {
  it('is shown everywhere once it is set, and to everyone', async () => {
    const key = await newLogo(retailer, 'first');
    const { status, body } = await setLogo(retailer, key);
    expect([status, body]).toEqual([200, { objectPath: `/api/objects/${key}` }]);
    expect(await logoOf(retailer)).toBe(body.objectPath);
    const company = await app.client().get(`/api/public/company/${retailer.userId}`);
    expect(company.body.logoUrl).toBe(body.objectPath);
    expect((await app.client().get(body.objectPath)).status).toBe(302);
    expect(await findObject(key)).toMatchObject({ attachedTo: retailer.userId, attachedAs: 'logo' });
  });

  it('is accepted by its key, its path and its upload URL, every time', async () => {
    const { objectKey, uploadURL } = (await retailer.post('/api/objects/upload')).body;
    const content = new Uint8Array(png('names'));
    await fetch(uploadURL, { method: 'PUT', body: content, headers: { 'content-type': 'image/png' } });
    for (const name of [uploadURL.split('?')[0], objectKey, `/api/objects/${objectKey}`, objectKey])
      expect((await setLogo(retailer, name)).body).toEqual({ objectPath: `/api/objects/${objectKey}` });
  });

  it('replaces the previous one, which the sweep can remove later', async () => {
    const before = (await logoOf(retailer))?.split('/').at(-1) ?? '';
    const key = await newLogo(retailer, 'second');
    await setLogo(retailer, key);
    expect(await logoOf(retailer)).toBe(`/api/objects/${key}`);
    const old = await findObject(before);
    expect(old).toMatchObject({ list1pk: 'unattached' });
    expect(old).not.toHaveProperty('attachedTo');
    expect((await app.client().get(`/api/objects/${before}`)).status).toBe(401);
  });

  it('stays when the profile is saved, whatever logo URL the profile contains', async () => {
    const before = await logoOf(retailer);
    for (const logoUrl of ['https://elsewhere.example/logo.png', 'http://169.254.169.254/', '', null, undefined])
      expect((await retailer.put('/api/profile/retailer', retailerProfile({ logoUrl }))).status).toBe(200);
    expect(await logoOf(retailer)).toBe(before);
  });

  it('is exactly one of several set at the same time, and only that file stays attached', async () => {
    const client = await app.retailer();
    const keys = await Promise.all(Array.from({ length: 6 }, (_, n) => newLogo(client, `race ${n}`)));
    const answers = await Promise.all(keys.map((key) => setLogo(client, key)));
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'conflict')).toBe(true);
    const shown = (await logoOf(client))?.split('/').at(-1);
    const attached = await Promise.all(keys.map(async (key) => ((await findObject(key))?.attachedTo ? [key] : [])));
    expect(attached.flat()).toEqual([shown]);
  });

  it.each([undefined, '', 'logo.png', 'https://elsewhere.example/logo.png', 'http://169.254.169.254/latest/meta-data'])(
    'is never fetched from a URL: %j',
    async (logoURL) => {
      const before = await logoOf(retailer);
      const { status, body } = await setLogo(retailer, logoURL);
      expect(status).toBe(422);
      expect(body.fields).toEqual({ logoURL: 'Upload the image first' });
      expect(await logoOf(retailer)).toBe(before);
    },
  );

  it("cannot be someone else's file, or a file in use elsewhere", async () => {
    const other = await app.retailer();
    const foreign = await newLogo(other, 'foreign');
    const stolen = await setLogo(retailer, foreign);
    expect([stolen.status, Object.keys(stolen.body.fields)]).toEqual([422, ['logoURL']]);
    const photo = await newLogo(retailer, 'photo');
    await postJob(retailer, { panelLayoutPhoto: photo });
    const used = await setLogo(retailer, photo);
    expect([used.status, used.body.fields]).toEqual([
      422,
      { logoURL: 'This file is already used somewhere else. Upload it again to use it here.' },
    ]);
    expect(await findObject(photo)).toMatchObject({ attachedAs: 'photo' });
  });

  it('must be an image of at most 2 MB', async () => {
    const document = await upload(retailer, pdf(), 'application/pdf');
    expect(outcome(await setLogo(retailer, document))).toEqual([415, 'unsupported_media_type']);
    const large = Buffer.concat([png('large'), Buffer.alloc(2 * 1024 * 1024)]);
    expect(outcome(await setLogo(retailer, await upload(retailer, large, 'image/png')))).toEqual([413, 'too_large']);
    const { objectKey } = (await retailer.post('/api/objects/upload')).body;
    expect(outcome(await setLogo(retailer, objectKey))).toEqual([409, 'not_uploaded']);
  });

  it('needs a profile, and is only for retailers', async () => {
    const newcomer = await app.register('retailer');
    const answer = await setLogo(newcomer, await newLogo(newcomer, 'early'));
    expect(outcome(answer)).toEqual([404, 'not_found']);
    const installer = await app.installer();
    expect(outcome(await setLogo(installer, 'x'))).toEqual([403, 'forbidden']);
    expect(outcome(await setLogo(app.client(), 'x'))).toEqual([401, 'unauthenticated']);
  });
});
