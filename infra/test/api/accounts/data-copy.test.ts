import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { prepareCopy } from '#functions/core/accounts/copies/prepare-copy.ts';
import { closeAccount } from '#functions/core/accounts/deletion/close-account.ts';
import { sweepExpiredCopies } from '#functions/core/follow-ups/sweep-expired-copies.ts';
import { findDataCopy } from '#functions/data/accounts/data-copy-queries.ts';
import { sections } from '#functions/data/in-copy.ts';
import { readDueOutbox } from '#functions/data/notifications/outbox-queries.ts';
import { rows } from '#functions/data/service.ts';
import { exportAccount } from '#infra/tools/accounts/export-account.ts';
import { pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { copyStalledMs } from '#shared/domain/accounts/data-copy.ts';
import { childId } from '#shared/domain/ids.ts';
import { crash, during } from '../../harness/account-faults.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

/** Continues follow-up work that a test has paused. */
let release = () => {};
afterEach(() => release());

const path = '/api/data-copy';
const copyOf = async (client: Client) => (await client.get(path)).body;
const open = (client: Client, part = 1) => client.post(`${path}/download`, { part });

async function ask(client: Client) {
  await confirmSession(client);
  return client.post(path, {});
}

/** Downloads one part of the data copy and returns its files by name. */
async function unpacked(client: Client, part = 1): Promise<Map<string, Buffer>> {
  const { status, body } = await open(client, part);
  expect(status).toBe(200);
  const answer = await fetch(body.address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="suncrew-\d{4}-\d\d-\d\d.*\.zip"$/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
}

const dataIn = (files: ReadonlyMap<string, Buffer>) => JSON.parse(files.get('data.json')?.toString('utf8') ?? '');

async function copied(client: Client) {
  expect((await ask(client)).status).toBe(200);
  await app.settle();
  const files = await unpacked(client);
  return { files, data: dataIn(files), text: files.get('data.json')?.toString('utf8') ?? '' };
}

/** Moves two times of the data copy this many milliseconds into the past: the last progress and the expiry. */
async function age({ userId }: Client, ms: number) {
  const row = await findDataCopy(userId);
  if (!row) throw new Error('There is no copy');
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  const expiresAt = earlier(row.expiresAt);
  const aged = { progressAt: earlier(row.progressAt), expiresAt, list1sk: `${expiresAt}#${userId}` };
  await rows().dataCopy.patch({ userId }).set(aged).go();
}

/** Returns the follow-up work in the outbox that will prepare this part of the data copy. */
async function nextAsked(copyId: string, part: number) {
  const asked = [];
  for await (const page of readDueOutbox('work', new Date(Date.now() + day).toISOString()))
    for (const { effects } of page)
      if (
        effects.followUp?.kind === 'prepareCopy' &&
        effects.followUp.copyId === copyId &&
        effects.followUp.part === part
      )
        asked.push(effects.followUp);
  return asked;
}

const day = 24 * 60 * 60 * 1000;
const customer = { customerName: 'Wilhelmina Vance', customerPhone: '0491570157', customerEmail: 'vance@v.example' };

describe('the copy of a user’s data', () => {
  it('contains everything about a retailer and their files, and no secret', async () => {
    const [retailer, installer, other] = [
      await app.retailer({ companyName: 'Zanzibar Rooftops', abnNumber: '53004085616' }),
      await app.installer({ companyName: 'Zephyr Electrical' }),
      await app.installer(),
    ];
    const photo = png('of the roof');
    const referencePhotoPaths = [await upload(retailer, photo, 'image/png', 'The roof: north.png')];
    await retailer.put('/api/retailer/logo', { logoURL: await upload(retailer, png('logo'), 'image/png', 'logo') });
    const jobId = await postJob(retailer, {
      ...customer,
      notes: 'Beware of the zebra',
      isPublic: true,
      referencePhotoPaths,
    });
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`, {})).body;
    await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Quokkas welcome', leadTimeDays: 5 });
    const invited = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${invited}/invites`, { installerIds: [other.userId], message: 'Come and see' });
    const preferred = `/api/preferred-installers/${installer.userId}`;
    await retailer.put(preferred);
    await retailer.put(`${preferred}/note`, { note: 'Ask Ottoline first', before: '' });
    await confirmSession(retailer);
    const feed = (await retailer.post('/api/calendar-feed', {})).body.feed.address.split('/').at(-1);
    await app.settle();

    const { files, data, text } = await copied(retailer);
    expect(Object.keys(data).sort()).toEqual(Object.keys(sections).sort());
    expect(data.account).toMatchObject({ id: retailer.userId, email: retailer.email, role: 'retailer' });
    expect(data.profile).toMatchObject({ companyName: 'Zanzibar Rooftops', abnNumber: '53004085616' });
    expect(data.sessions[0]).toMatchObject({ signedInAt: expect.stringMatching(/Z$/) });
    expect(data.notifications).toContainEqual(expect.objectContaining({ kind: 'application', jobId }));
    expect(data.network.preferred).toMatchObject([{ companyName: 'Zephyr Electrical', note: 'Ask Ottoline first' }]);
    const [job, privateJob] = data.jobs;
    expect(job).toMatchObject({ id: jobId, ...customer, notes: 'Beware of the zebra' });
    expect(job.applications).toMatchObject([{ companyName: 'Zephyr Electrical', message: 'Quokkas welcome' }]);
    expect(privateJob.invitations).toMatchObject([{ installerId: other.userId, message: 'Come and see' }]);
    expect(job.history.map(({ kind }: { kind: string }) => kind)).toContain('applied');
    const inJob = `files/${jobId}/1-The roof_ north.png`;
    expect(data.files).toMatchObject([
      { file: 'files/profile/1-logo.png', jobId: null },
      { file: inJob, fileName: 'The roof: north.png', contentType: 'image/png', jobId },
    ]);
    expect([...files.keys()]).toEqual(['README.txt', 'data.json', 'files/profile/1-logo.png', inJob]);
    expect(files.get(inJob)).toEqual(photo);
    expect(files.get('README.txt')?.toString('utf8')).toContain(retailer.email);
    for (const secret of [shareToken, feed, retailer.cookies.get('refresh') ?? feed, 'tokenHash', 'tokenId'])
      expect(text).not.toContain(secret);
  });

  it('contains only the data of other people that an installer may see', async () => {
    const [retailer, installer, rival] = [
      await app.retailer({ abnNumber: '33051775556' }),
      await app.installer({ saaNumber: 'S9988776' }),
      await app.installer(),
    ];
    const jobId = await postJob(retailer, {
      ...customer,
      isPublic: true,
      requirements: [{ type: 'file_upload', label: 'Report', required: true }],
    });
    for (const each of [installer, rival])
      await each.post(`/api/jobs/${jobId}/apply`, { message: `Words of ${each.userId}`, leadTimeDays: 5 });
    await app.settle();
    const application = childId(jobId, installer.userId);
    expect((await retailer.put(`/api/applications/${application}`, { status: 'accepted' })).status).toBe(200);
    await app.settle();
    const [requirement] = (await installer.get(`/api/jobs/${jobId}/requirements`)).body.requirements;
    const report = pdf('report');
    const fileUrl = await upload(installer, report, 'application/pdf', 'report');
    await installer.post(`/api/jobs/${jobId}/start`, {});
    await installer.patch(`/api/requirements/${requirement.id}/complete`, { completed: true, fileUrl });
    const underWay = await copied(installer);
    expect(underWay.data.jobs).toMatchObject([{ id: jobId, ...customer, requirements: [{ completed: true }] }]);
    expect(underWay.files.get(`files/${jobId}/1-report.pdf`)).toEqual(report);
    expect((await installer.post(`/api/jobs/${jobId}/complete`, {})).status).toBe(200);
    await app.settle();

    const { data, text } = await copied(installer);
    expect(data.proposals.applications).toMatchObject([{ jobId, message: `Words of ${installer.userId}` }]);
    expect(data.jobs).toMatchObject([{ id: jobId, status: 'completed' }]);
    for (const secret of [...Object.values(customer), rival.userId, '33051775556', 'S9988776'])
      expect(text).not.toContain(secret);
  });

  it('contains no data of other users for an administrator, whatever an administrator may see', async () => {
    const [admin, retailer] = [await app.admin(), await app.retailer({ companyName: 'Other Roofs' })];
    await postJob(retailer, customer);
    await admin.post(`/api/admin/people/${retailer.userId}/notes`, { text: 'Rang about the zebra' });
    await app.settle();
    const { data, text } = await copied(admin);
    expect([data.account.isAdmin, data.jobs]).toEqual([true, []]);
    for (const secret of ['Other Roofs', customer.customerName, 'zebra']) expect(text).not.toContain(secret);
  });

  it('is announced by a notification and an email, which links to Settings and contains no secret', async () => {
    const [person, unconfirmed] = [await app.installer(), await app.unconfirmed('installer')];
    for (const each of [person, unconfirmed]) {
      await copied(each);
      const { notifications } = (await each.get('/api/notifications')).body;
      expect(notifications).toMatchObject([{ kind: 'copy', title: 'The copy of your data is ready', jobId: null }]);
    }
    const emails = (await app.mails(person.email)).filter(({ subject }) => /data is ready/.test(subject));
    expect(emails.map(({ subject }) => subject)).toEqual(['Your SunCrew data is ready to download']);
    expect(emails[0]?.text).toContain('/settings');
    expect(emails[0]?.text).not.toMatch(/copies|\.zip|X-Amz/);
    expect((await app.mails(unconfirmed.email)).filter(({ subject }) => /data is ready/.test(subject))).toEqual([]);
  });
});

describe('asking for a copy', () => {
  it('needs the password in this session, and a download in another session needs it too', async () => {
    const person = await app.installer();
    const needed = { status: 403, body: { code: 'password_needed' } };
    expect(await person.post(path, {})).toMatchObject(needed);
    expect(await copyOf(person)).toEqual({ state: 'none', requestedAt: null, until: null, parts: [] });
    await copied(person);
    const phone = app.client();
    await phone.post('/api/auth/login', { email: person.email, password: person.password });
    expect((await copyOf(phone)).state).toBe('ready');
    expect(await open(phone)).toMatchObject(needed);
    // No other user can download the copy, and the copy has no second part.
    const other = await app.installer();
    await confirmSession(other);
    for (const answer of [await open(other), await open(person, 2)]) expect(answer.status).toBe(404);
  });

  it('begins one copy, even from two tabs at the same moment, and a new copy replaces the earlier one', async () => {
    const person = await app.installer();
    await confirmSession(person);
    release = app.hold();
    const answers = await Promise.all([person.post(path, {}), person.post(path, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      "We're already preparing a copy of your data.",
    );
    expect(await copyOf(person)).toMatchObject({ state: 'preparing', until: null, parts: [] });
    expect((await open(person)).status).toBe(404);
    release();
    await app.settle();
    const first = (await open(person)).body.address;
    expect((await fetch(first)).status).toBe(200);
    expect(await copyOf(person)).toMatchObject({ state: 'ready', parts: [expect.any(Number)] });
    await copied(person);
    expect((await fetch(first)).status).toBe(404);
  });

  it('gives a copy that expires one day after the request, and the sweep then deletes its files and its row', async () => {
    const person = await app.installer();
    await copied(person);
    const { address } = (await open(person)).body;
    await age(person, day - 60_000);
    expect((await copyOf(person)).state).toBe('ready');
    expect(await sweepExpiredCopies(new Date())).toBe(0);
    await age(person, 60_000);
    expect(await copyOf(person)).toEqual({ state: 'none', requestedAt: null, until: null, parts: [] });
    expect((await open(person)).status).toBe(404);
    expect((await fetch(address)).status).toBe(200);
    expect(await sweepExpiredCopies(new Date())).toBe(1);
    expect((await fetch(address)).status).toBe(404);
    expect(await findDataCopy(person.userId)).toBeNull();
  });

  it('succeeds later if the store is unreachable at first, and fails if no part is written for an hour', async () => {
    const person = await app.installer();
    const plan = { service: 'store', operation: 'PutObject', when: 'before', error: crash() } as const;
    release = app.hold();
    expect((await ask(person)).status).toBe(200);
    const row = await findDataCopy(person.userId);
    const asked = { kind: 'prepareCopy', userId: person.userId, copyId: row?.copyId ?? '', part: 1 } as const;
    await expect(during(plan, () => prepareCopy(asked, new Date()))).rejects.toMatchObject({ code: 'unavailable' });
    expect((await copyOf(person)).state).toBe('preparing');
    await age(person, copyStalledMs);
    expect((await copyOf(person)).state).toBe('failed');
    // The user requests a second copy before the first is prepared. Only the second copy is completed.
    expect((await person.post(path, {})).body.state).toBe('preparing');
    release();
    await app.settle();
    expect((await copyOf(person)).state).toBe('ready');
    const { notifications } = (await person.get('/api/notifications')).body;
    expect(notifications).toHaveLength(1);
  });

  it('gives a copy in as many parts as it needs, with each job and file once, even if a part is written twice', async () => {
    const retailer = await app.retailer();
    const photos = await Promise.all(['a', 'b', 'c'].map((name) => upload(retailer, png(name), 'image/png', name)));
    const [first, second, third] = photos;
    const jobs = [
      await postJob(retailer, { referencePhotoPaths: [first, second] }),
      await postJob(retailer),
      await postJob(retailer, { referencePhotoPaths: [third] }),
    ];
    release = app.hold();
    await ask(retailer);
    const { copyId } = (await findDataCopy(retailer.userId)) ?? { copyId: '' };
    const limits = { bytes: 1, jobs: 2, milliseconds: 60_000 };
    let part = 1;
    let from: { job: string; file: number } | undefined;
    while ((await copyOf(retailer)).state === 'preparing' && part < 9) {
      const asked = { kind: 'prepareCopy', userId: retailer.userId, copyId, part, ...(from ? { from } : {}) } as const;
      await prepareCopy(asked, new Date(), limits);
      await prepareCopy(asked, new Date(), limits);
      const next = await nextAsked(copyId, part + 1);
      expect(next).toHaveLength((await copyOf(retailer)).state === 'ready' ? 0 : 1);
      from = next[0]?.from;
      part += 1;
    }
    const { parts } = await copyOf(retailer);
    expect(parts.length).toBe(part - 1);
    const opened = await Promise.all(parts.map((_: number, index: number) => unpacked(retailer, index + 1)));
    const data = opened.map(dataIn);
    expect(data.flatMap((each) => each.jobs.map(({ id }: { id: string }) => id))).toEqual(jobs);
    const named = data.flatMap((each) => each.files.map(({ fileName }: { fileName: string }) => fileName));
    expect(named).toEqual(['a', 'b', 'c']);
    expect(opened.map((files) => [...files.keys()].filter((name) => name.startsWith('files/')).length)).toEqual([
      1, 1, 1,
    ]);
    release();
    await app.settle();
    expect((await copyOf(retailer)).parts).toEqual(parts);
  });
});

describe('a user who deletes their account', () => {
  it('leaves no copy, not even one that is being prepared at that moment', async () => {
    const [ready, late] = [await app.unconfirmed('installer'), await app.unconfirmed('installer')];
    await copied(ready);
    const { address } = (await open(ready)).body;
    const remove = (client: Client) =>
      client.post('/api/auth/delete-account', { password: client.password, deletedJobs: 0 });
    expect((await remove(ready)).status).toBe(204);
    await app.settle();
    expect([(await fetch(address)).status, await findDataCopy(ready.userId)]).toEqual([404, null]);

    release = app.hold();
    await ask(late);
    const { copyId } = (await findDataCopy(late.userId)) ?? { copyId: '' };
    const interruption = async () => {
      await remove(late);
      await closeAccount(late.userId, 'installer', new Date());
    };
    const plan = { service: 'store', operation: 'PutObject', when: 'after', interruption } as const;
    const asked = { kind: 'prepareCopy', userId: late.userId, copyId, part: 1 } as const;
    await during(plan, () => prepareCopy(asked, new Date()));
    const { signCopyPart } = await import('#functions/storage/signed-addresses.ts');
    expect((await fetch(await signCopyPart(copyId, 1, 'copy.zip'))).status).toBe(404);
    release();
    await app.settle();
    expect(await findDataCopy(late.userId)).toBeNull();
  });
});

it('an operator writes the same copy to a folder, which changes nothing that the person sees', async () => {
  const retailer = await app.retailer();
  const photo = await upload(retailer, png('roof'), 'image/png');
  await postJob(retailer, { ...customer, installationDetailPhotos: [photo] });
  const own = await copied(retailer);
  const asked = await copyOf(retailer);
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-copy-'));
  const [part = '', ...others] = (await exportAccount(retailer.email.toUpperCase(), folder)) ?? [];
  expect(others).toEqual([]);
  const files = new Map(Object.entries(unzipSync(new Uint8Array(await readFile(part)))));
  await rm(folder, { recursive: true });
  expect([...files.keys()].sort()).toEqual([...own.files.keys()].sort());
  expect(JSON.parse(Buffer.from(files.get('data.json') ?? []).toString()).jobs).toEqual(own.data.jobs);
  expect(await copyOf(retailer)).toEqual(asked);
  expect(await exportAccount('no-one@example.com', folder)).toBeNull();
});
