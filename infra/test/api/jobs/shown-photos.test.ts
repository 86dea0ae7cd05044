import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { finishedWorkPerPage } from '#shared/domain/jobs/shown-photo.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Photos of finished work on the pages of both companies, with the consent of both. */

const app = startedApp();
let owner: Client;
let installer: Client;
let admin: Client;
beforeAll(async () => {
  [owner, installer, admin] = await Promise.all([
    app.retailer({ companyName: 'Bright Roofs' }),
    app.installer({ companyName: 'Sunny Side' }),
    app.admin(),
  ]);
});

interface Work {
  id: string;
  path: string;
  photos: string[];
  certificate: string;
}

const requirements = [{ label: 'Array', type: 'photo', required: true }];
const withPaper = [...requirements, { label: 'Certificate', type: 'file_upload', required: false }];

interface Makers {
  by?: Client;
  for?: Client;
  isPaid?: boolean;
  /** Adds a second photo and a certificate. */
  isWhole?: boolean;
}

/** Creates a completed job of the two companies with a photo, which is also paid unless the options say otherwise. */
async function work(
  { by: who = installer, for: payer = owner, isPaid = true, isWhole = false }: Makers = {},
  changes: Record<string, unknown> = {},
): Promise<Work> {
  const id = await awardedJob(payer, who, { requirements: isWhole ? withPaper : requirements, ...changes });
  const path = `/api/jobs/${id}`;
  await done(who.post(`${path}/start`, {}));
  const listed = await done(who.get(`${path}/requirements`));
  const [array, paper] = listed.requirements.map((each: { id: string }) => each.id);
  const hand = async (requirementId: string, fileUrl: string) =>
    done(who.patch(`/api/requirements/${requirementId}/complete`, { completed: true, fileUrl }));
  const photos = [];
  for (const name of isWhole ? ['one', 'two'] : ['one']) {
    const key = await upload(who, png(`${id} ${name}`), 'image/png', `${name}.png`);
    await hand(array, key);
    photos.push(key);
  }
  const certificate = isWhole ? await upload(who, pdf(id), 'application/pdf') : '';
  if (isWhole) await hand(paper, certificate);
  await done(who.post(`${path}/complete`, {}));
  if (isPaid) {
    const { agreedPrice } = (await done(who.get(path))).job;
    await done(who.post(`${path}/request-payment`, { requestedAmount: agreedPrice }));
    const remittanceUrl = await upload(payer, pdf(`paid ${id}`), 'application/pdf');
    await done(payer.post(`/api/payments/${id}/approve`, { remittanceUrl }));
  }
  return { id, path, photos, certificate };
}

const ask = (who: Client, { path }: Work, fileUrl: string | undefined): Promise<TestAnswer> =>
  who.post(`${path}/shown-photo`, { fileUrl, isAgreed: true });
const photoOn = async (who: Client, { path }: Work): Promise<Json> => (await done(who.get(path))).job.shownPhoto;
const answer = (who: Client, { path }: Work, photoId: string, isAllowed = true): Promise<TestAnswer> =>
  who.post(`${path}/shown-photo/answer`, { photoId, isAllowed });
const remove = (who: Client, { path }: Work): Promise<TestAnswer> => who.post(`${path}/shown-photo/remove`, {});

async function shown(job: Work, by: Client = installer, allowedBy: Client = owner): Promise<string> {
  await done(ask(by, job, job.photos[0]));
  const { id } = await photoOn(allowedBy, job);
  await done(answer(allowedBy, job, id));
  return id;
}

const pageOf = async ({ userId }: Client, cursor?: string): Promise<Json> =>
  done(app.client().get(`/api/public/people/${userId}/finished-work${cursor ? `?cursor=${cursor}` : ''}`));
const shownOn = async (person: Client): Promise<string[]> =>
  (await pageOf(person)).photos.map(({ id }: { id: string }) => id);
/** Returns the id of the photo on the card of the installer from Tasmania, who is alone in the directory of that state. */
const onCard = async (): Promise<string | null> => {
  await app.settle();
  return (await done(app.client().get('/api/installers?states=TAS'))).installers[0].newestPhotoId;
};
const fileOf = (photoId: string) => app.client().get(`/api/public/finished-work/${photoId}`);
const setStatus = (job: Work, status: string) => done(admin.patch(`/api/admin/jobs/${job.id}`, { status }));
const fresh = () => Promise.all([app.retailer(), app.installer()]);

/** Expects that the photo is on no page of these companies and that its public URL answers 404. */
async function expectHidden(photoId: string, people: readonly Client[] = [owner, installer]): Promise<void> {
  for (const person of people) expect(await shownOn(person)).not.toContain(photoId);
  expect((await fileOf(photoId)).status).toBe(404);
}

describe('a photo of finished work', () => {
  it('is shown to visitors on both company pages once the other company has allowed it', async () => {
    const job = await work({ isWhole: true });
    expect((await photoOn(owner, job)) ?? null).toBeNull();
    const asked = await done(ask(installer, job, `/api/objects/${job.photos[1]}`));
    const { id } = asked.job.shownPhoto;
    expect(asked.job.shownPhoto).toEqual({
      id,
      fileUrl: `/api/objects/${job.photos[1]}`,
      state: 'asked',
      askedBy: 'installer',
      asksLeft: 2,
    });
    expect(asked.job.viewer.allowedActions).not.toContain('answerShownPhoto');
    await expectHidden(id);
    await app.settle();
    const [news] = (await done(owner.get('/api/notifications'))).notifications;
    const text = 'Sunny Side asks to show a photo of this job on both company pages.';
    expect([news.title, news.text]).toEqual(['Photo for company pages', text]);
    expect((await done(owner.get(job.path))).job.viewer.allowedActions).toContain('answerShownPhoto');

    await done(answer(owner, job, id));
    await app.settle();
    const [allowed] = (await done(installer.get('/api/notifications'))).notifications;
    expect(allowed.title).toBe('Photo allowed');
    for (const person of [owner, installer]) {
      const [photo] = (await pageOf(person)).photos;
      const month = expect.stringMatching(/^\d{4}-\d{2}$/);
      const system = { jobType: 'PV + Battery', pvSizeKw: 6.6, batterySizeKwh: 13.5 };
      expect(photo).toEqual({ id, suburb: 'Castle Hill', state: 'NSW', ...system, month });
    }
    const { status, headers } = await fileOf(id);
    expect(status).toBe(302);
    const file = await fetch(headers.location ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    // The original files of the job stay visible to the two parties only.
    expect((await app.client().get(`/api/objects/${job.photos[1]}`)).status).toBe(401);
    expect((await (await app.installer()).get(`/api/objects/${job.photos[1]}`)).status).toBe(404);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('shows visitors neither the address, the customer, the price, the companies nor the job', async () => {
    const job = await work(
      {},
      {
        address: '98 Secretive Street, Castle Hill NSW 2154',
        customerName: 'Casey Canary',
        customerPhone: '0498 111 222',
        customerEmail: 'canary@example.com',
        notes: 'The dog is called Budgie',
        priceExGst: 4321,
      },
    );
    await shown(job, owner, installer);
    const text = JSON.stringify(await pageOf(owner));
    for (const secret of ['Secretive', 'Canary', 'canary', '0498', 'Budgie', '4321', '2154', 'Sunny', job.id])
      expect(text).not.toContain(secret);
    for (const key of [...job.photos, owner.userId, installer.userId]) expect(text).not.toContain(key);
  });

  it('can be requested by the retailer too, and is in the data copies of both companies', async () => {
    const job = await work();
    const id = await shown(job, owner, installer);
    expect(await photoOn(installer, job)).toMatchObject({ id, state: 'shown', askedBy: 'retailer' });
    const { gatherJob } = await import('#functions/core/accounts/copies/gather-job.ts');
    const { findUser } = await import('#functions/data/accounts/user-queries.ts');
    for (const { userId } of [owner, installer]) {
      const user = await findUser(userId);
      if (!user) throw new Error('There is no such user');
      const copied = await gatherJob(
        { userId, role: user.role, isAdmin: false, user, person: user, rank: 'owner' } as never,
        job.id,
      );
      expect(copied?.record.shownPhoto).toMatchObject({ id, state: 'shown' });
    }
    const kinds = (await done(installer.get(`${job.path}/history`))).events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['photoAllowed', 'photoAsked']);
  });

  it('is listed 12 at a time, newest first', async () => {
    const [retailer, builder] = await fresh();
    const listed: { id: string; completedAt: string }[] = [];
    while (listed.length <= finishedWorkPerPage) {
      const job = await work({ by: builder, for: retailer });
      const id = await shown(job, builder, retailer);
      listed.push({ id, completedAt: (await done(builder.get(job.path))).job.completedAt });
    }
    const ids = listed.sort((a, b) => b.completedAt.localeCompare(a.completedAt)).map(({ id }) => id);
    for (const person of [retailer, builder]) {
      const first = await pageOf(person);
      expect(first.photos.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, finishedWorkPerPage));
      const rest = await pageOf(person, first.nextCursor);
      expect([rest.photos.map(({ id }: { id: string }) => id), rest.nextCursor]).toEqual([
        ids.slice(finishedWorkPerPage),
        null,
      ]);
    }
  });
});

describe('a company that asks', () => {
  it('chooses a photo of this job, after the work is paid, and ticks the box', async () => {
    const [job, other] = [await work({ isWhole: true }), await work()];
    for (const fileUrl of [job.certificate, other.photos[0], '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await ask(installer, job, fileUrl);
      expect([status, body.fields]).toEqual([422, { fileUrl: "Choose one of the job's photos" }]);
    }
    const unticked = await installer.post(`${job.path}/shown-photo`, { fileUrl: job.photos[0], isAgreed: false });
    expect([unticked.status, unticked.body.fields]).toEqual([422, { isAgreed: 'Tick the box to ask' }]);
    const early = await work({ isPaid: false });
    expect((await ask(installer, early, early.photos[0])).body).toMatchObject({
      code: 'wrong_state',
      message: 'This job is Complete, so no photo of it can be shown.',
    });
  });

  it('can ask with another photo after a refusal, 3 times in all', async () => {
    const job = await work({ isWhole: true });
    for (const [round, who, other] of [
      [1, installer, owner],
      [2, owner, installer],
      [3, installer, owner],
    ] as const) {
      const { shownPhoto } = (await done(ask(who, job, job.photos[round % 2]))).job;
      expect(shownPhoto.asksLeft).toBe(3 - round);
      expect((await ask(other, job, job.photos[0])).status).toBe(409);
      await done(answer(other, job, shownPhoto.id, false));
      await expectHidden(shownPhoto.id);
    }
    const { status, body } = await ask(installer, job, job.photos[0]);
    expect([status, body.message]).toEqual([409, 'The two companies can ask at most 3 times for each job.']);
    expect((await done(owner.get(job.path))).job.viewer.allowedActions).not.toContain('askToShowPhoto');
  });

  it('cannot answer for the other company, and a stranger can do nothing', async () => {
    const job = await work();
    const [stranger, rival] = await fresh();
    for (const who of [stranger, rival]) expect((await ask(who, job, job.photos[0])).status).toBe(404);
    await done(ask(installer, job, job.photos[0]));
    const { id } = await photoOn(owner, job);
    expect((await answer(installer, job, id)).status).toBe(403);
    for (const who of [stranger, rival]) {
      expect((await answer(who, job, id)).status).toBe(404);
      expect((await remove(who, job)).status).toBe(404);
    }
    expect((await answer(admin, job, id)).status).toBe(403);
    for (const who of [owner, installer])
      expect((await who.post(`/api/admin${job.path.slice(4)}/shown-photo/remove`, {})).status).toBe(403);
    expect((await photoOn(owner, job)).state).toBe('asked');
  });

  it('gets no answer about a photo that it has replaced since', async () => {
    const job = await work({ isWhole: true });
    await done(ask(installer, job, job.photos[0]));
    const { id: first } = await photoOn(owner, job);
    await done(remove(installer, job));
    await done(ask(installer, job, job.photos[1]));
    const late = await answer(owner, job, first);
    expect([late.status, late.body.message]).toEqual([409, 'The other company now asks to show a different photo.']);
    expect(await photoOn(owner, job)).toMatchObject({ state: 'asked', fileUrl: `/api/objects/${job.photos[1]}` });
    await expectHidden(first);
  });

  it('gets one of two answers that are sent at the same moment', async () => {
    const job = await work();
    await done(ask(installer, job, job.photos[0]));
    const { id } = await photoOn(owner, job);
    const answers = await Promise.all([answer(owner, job, id, true), answer(owner, job, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAllowed = answers[0]?.status === 200;
    expect((await photoOn(owner, job)).state).toBe(isAllowed ? 'shown' : 'declined');
    expect((await shownOn(owner)).includes(id)).toBe(isAllowed);
  });
});

describe('a photo that is shown', () => {
  it.each(['retailer', 'installer'] as const)('can be removed by the %s, and requested again', async (role) => {
    const job = await work();
    const id = await shown(job);
    await done(remove(role === 'retailer' ? owner : installer, job));
    await expectHidden(id);
    expect((await remove(owner, job)).status).toBe(409);
    await app.settle();
    const other = role === 'retailer' ? installer : owner;
    expect((await done(other.get('/api/notifications'))).notifications[0].title).toBe('Photo removed');
    const again = await shown(job, owner, installer);
    expect(await shownOn(installer)).toContain(again);
  });

  it('can be removed by an administrator, after which the job shows none', async () => {
    const job = await work({ isWhole: true });
    const id = await shown(job);
    expect((await admin.post(`/api/admin/jobs/${job.id}/shown-photo/remove`, {})).status).toBe(204);
    await expectHidden(id);
    const { body } = await ask(owner, job, job.photos[1]);
    expect(body.message).toMatch(/^An administrator has removed the photo/);
    const [act] = (await done(admin.get(`/api/admin/acts?about=${job.id}`))).acts;
    expect(act.changes).toEqual([{ field: 'shownPhoto', from: 'shown', to: 'removed' }]);
    const [event] = (await done(owner.get(`${job.path}/history`))).events;
    expect(event).toMatchObject({ kind: 'photoTakenDown', by: { as: 'administrator', name: null } });
    await app.settle();
    for (const who of [owner, installer])
      expect((await done(who.get('/api/notifications'))).notifications[0]).toMatchObject({
        title: 'Photo removed',
        text: 'An administrator removed the photo of this job from the company pages.',
      });
  });

  it.each(['completed', 'booked', 'posted'])('is removed when an administrator sets its job to %s', async (status) => {
    const job = await work();
    const id = await shown(job);
    await setStatus(job, status);
    await expectHidden(id);
    expect((await done(owner.get(job.path))).job.shownPhoto).toBeNull();
    expect((await remove(owner, job)).status).toBe(409);
    await setStatus(job, 'paid');
    await expectHidden(id);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('stays when an administrator sets an archived job to paid', async () => {
    const job = await work();
    const id = await shown(job);
    await done(owner.put(`${job.path}/status`, { status: 'archived' }));
    expect(await shownOn(owner)).toContain(id);
    await setStatus(job, 'paid');
    expect(await shownOn(installer)).toContain(id);
  });

  it('is hidden while its file is no longer a photo of the requirement', async () => {
    const job = await work();
    const id = await shown(job);
    const { rows } = await import('#functions/data/service.ts');
    const { loadJob } = await import('#functions/data/jobs/job-queries.ts');
    const [requirement] = (await loadJob(job.id))?.requirements ?? [];
    if (!requirement) throw new Error('There is no requirement');
    const files = requirement.files.filter(({ objectKey }) => objectKey !== job.photos[0]);
    await rows()
      .requirement.put({ ...requirement, files })
      .go();
    await expectHidden(id);
    await rows().requirement.put(requirement).go();
    expect(await shownOn(owner)).toContain(id);
  });

  it.each(['retailer', 'installer'] as const)('is hidden on both pages while the %s is suspended', async (role) => {
    const [retailer, builder] = await fresh();
    const id = await shown(await work({ by: builder, for: retailer }), builder, retailer);
    const [suspended, other] = role === 'retailer' ? [retailer, builder] : [builder, retailer];
    const path = `/api/admin/people/${suspended.userId}/suspension`;
    await done(admin.post(path, { reason: 'A complaint' }));
    await app.settle();
    await expectHidden(id, [other]);
    await done(admin.delete(path));
    expect(await shownOn(other)).toContain(id);
  });

  it.each(['retailer', 'installer'] as const)('is deleted when the %s deletes their account', async (role) => {
    const [retailer, builder] = await fresh();
    const id = await shown(await work({ by: builder, for: retailer }), builder, retailer);
    const [leaver, other] = role === 'retailer' ? [retailer, builder] : [builder, retailer];
    await done(leaver.post('/api/auth/delete-account', { password: leaver.password, deletedJobs: 0 }));
    await expectHidden(id, [other]);
    await app.settle();
    await expectHidden(id, [other]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('is on no public page while the profile of the installer is private', async () => {
    const [retailer] = await fresh();
    const hidden = await app.installer({ profileVisibility: 'private' });
    const id = await shown(await work({ by: hidden, for: retailer }), hidden, retailer);
    expect((await app.client().get(`/api/public/people/${hidden.userId}/finished-work`)).status).toBe(404);
    expect(await shownOn(retailer)).toEqual([id]);
  });

  it("is on the installer's card in the directory while it is the newest that both companies show", async () => {
    const retailer = await app.retailer();
    const builder = await app.installer({ location: 'Hobart TAS 7000', statesServed: ['TAS'] });
    const [earlier, later] = [await work({ by: builder, for: retailer }), await work({ by: builder, for: retailer })];
    expect(await onCard()).toBeNull();
    const ids = [await shown(earlier, builder, retailer), await shown(later, builder, retailer)];
    expect(await onCard()).toBe(ids[1]);
    await done(remove(retailer, later));
    expect(await onCard()).toBe(ids[0]);
    await done(remove(retailer, earlier));
    expect(await onCard()).toBeNull();
  });

  it('is deleted with the record of its job', async () => {
    const job = await work();
    const id = await shown(job);
    const { deleteJobPartition } = await import('#functions/data/jobs/job-partition-writes.ts');
    await deleteJobPartition(job.id);
    await expectHidden(id);
  });
});
