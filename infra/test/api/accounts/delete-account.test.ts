import { describe, expect, it } from '@jest/globals';
import { closeAccount } from '#functions/core/accounts/deletion/close-account.ts';
import { deleteByOperator, findLeaving } from '#functions/core/accounts/deletion/delete-by-operator.ts';
import { sweepOldRecords } from '#functions/core/follow-ups/sweep-old-records.ts';
import { documents } from '#functions/data/client.ts';
import { readTable } from '#infra/read-table.ts';
import { eraseAccount } from '#infra/tools/accounts/erase-account.ts';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { childId } from '#shared/domain/ids.ts';
import { crash, during } from '../../harness/account-faults.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const closing = async (client: Client) => (await client.get('/api/auth/account-closing')).body;
async function remove(client: Client, password = client.password) {
  const { deletedTotal: deletedJobs } = await closing(client);
  return client.post('/api/auth/delete-account', { password, deletedJobs });
}
const differences = () => findDifferences(documents, app.tableName);

/**
 * Returns the kind of each row that contains one of these texts. Leaves out notifications of other users, which stay, and
 * confirmation links, which expire within a week.
 */
async function rowsWith(texts: readonly string[], { userId }: Client): Promise<string[]> {
  const kinds = [...(await readTable(documents, app.tableName))].filter(([kind]) => kind !== 'addresslink');
  return kinds.flatMap(([kind, rows]) =>
    rows
      .filter((row) => kind !== 'notification' || row.userId === userId)
      .flatMap((row) => {
        const found = texts.filter((text) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase()));
        return found.length > 0 ? [`${kind}: ${found}`] : [];
      }),
  );
}

async function paidJob(retailer: Client, installer: Client, changes: Record<string, unknown> = {}): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [], priceExGst: 10, ...changes });
  const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
  for (const [who, path, body] of [
    [installer, `/api/jobs/${id}/start`, {}],
    [installer, `/api/jobs/${id}/complete`, {}],
    [installer, `/api/jobs/${id}/request-payment`, { requestedAmount: 10 }],
    [retailer, `/api/payments/${id}/approve`, { remittanceUrl }],
  ] as const)
    expect((await who.post(path, body)).status).toBe(200);
  return id;
}

const ofInstaller = { professionalism: 5, workmanship: 5, communication: 5 };
const ofRetailer = { jobOrganisation: 5, communication: 5, payment: 5 };
const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject);

describe('a retailer who deletes their account', () => {
  it('leaves the records of finished jobs, and no personal data', async () => {
    const secrets = {
      companyName: 'Zanzibar Rooftops',
      contactName: 'Ottoline Quux',
      contactEmail: 'quux@zanzibar.example',
      contactPhone: '0491 570 156',
      abnNumber: '53004085616',
      companyBio: 'Bio of Zanzibar',
      website: 'https://zanzibar.example',
      headquartersAddress: '7 Xylophone Parade, Perth WA 6000',
    };
    const [retailer, installer, admin] = [await app.retailer(secrets), await app.installer(), await app.admin()];
    const customer = {
      customerName: 'Wilhelmina Vance',
      customerPhone: '0491570157',
      customerEmail: 'vance@v.example',
    };
    const kept = await paidJob(retailer, installer, { ...customer, notes: 'Beware of the zebra' });
    await installer.post('/api/ratings', { jobId: kept, ...ofRetailer, review: 'Paid at once' });
    expect((await retailer.post('/api/ratings', { jobId: kept, ...ofInstaller, review: 'Neat cables' })).status).toBe(
      201,
    );
    const open = await postJob(retailer, { ...customer, title: 'Roof of Wilhelmina', isPublic: true });
    await installer.post(`/api/jobs/${open}/apply`, { message: 'Near me', leadTimeDays: 5 });
    const draft = (await retailer.post('/api/jobs', { ...jobForm(), status: 'draft', title: 'Half a thought' })).body
      .job;
    await retailer.put('/api/retailer/logo', { logoURL: await upload(retailer, png(), 'image/png') });
    const preferred = `/api/preferred-installers/${installer.userId}`;
    await retailer.put(preferred);
    expect((await retailer.put(`${preferred}/note`, { note: 'Ask Ottoline first', before: '' })).status).toBe(204);
    await admin.post(`/api/admin/people/${retailer.userId}/notes`, { text: 'Ottoline Quux rang' });
    await app.settle();
    const phone = app.client();
    const { email, password } = retailer;
    await phone.post('/api/auth/login', { email, password });

    expect(await closing(retailer)).toMatchObject({
      blockingTotal: 0,
      deletedTotal: 2,
      deleted: [{ id: draft.id }, { id: open, title: 'Roof of Wilhelmina', status: 'posted' }],
      keptTotal: 1,
    });
    expect((await remove(retailer)).status).toBe(204);
    // The account must have ended in all these ways before any follow-up work runs.
    for (const session of [retailer, phone]) expect((await session.get('/api/auth/me')).status).toBe(401);
    expect((await app.client().post('/api/auth/login', { email, password })).status).toBe(401);
    expect((await installer.get(`/api/companies/${retailer.userId}`)).status).toBe(404);
    expect((await app.client().post('/api/auth/register', { email, password, role: 'retailer' })).status).toBe(201);

    await app.settle();
    for (const id of [open, draft.id]) expect((await admin.get(`/api/jobs/${id}`)).status).toBe(404);
    const { job } = (await installer.get(`/api/jobs/${kept}`)).body;
    expect([job.status, job.retailerCompany ?? job.retailer?.companyName]).toEqual(['archived', 'Former retailer']);
    const { notifications } = (await installer.get('/api/notifications')).body;
    expect(notifications[0]).toMatchObject({
      title: 'Job removed',
      jobTitle: expect.stringMatching(/^[A-Z]+\d*-\d+, Castle Hill, Roof of Wilhelmina$/),
    });
    const { reviews } = (await app.client().get(`/api/public/people/${installer.userId}/reviews`)).body;
    expect(reviews[0]).toMatchObject({
      review: 'Neat cables',
      author: { role: 'retailer', id: null, companyName: null },
    });
    expect((await admin.get('/api/admin/retailers?q=Zanzibar')).text).not.toContain('Zanzibar Rooftops');
    expect((await admin.delete(`/api/admin/people/${retailer.userId}/suspension`)).status).toBe(404);
    const texts = [...Object.values(secrets), ...Object.values(customer), 'zebra', 'Ottoline', 'Half a thought'];
    expect(await rowsWith(texts, retailer)).toEqual([]);
    expect(await differences()).toEqual([]);
    expect(await subjects(email)).toContain("We've deleted your SunCrew account");
    // The ABN is free for another company.
    await app.retailer({ abnNumber: secrets.abnNumber });
  });
});

describe('an installer who deletes their account', () => {
  it('is in no map, directory, application or invitation, and the retailer keeps the record of their work', async () => {
    const secrets = {
      companyName: 'Zephyr Quokka Electrical',
      contactName: 'Barnaby Quill',
      contactPhone: '0491 570 158',
      bio: 'Quokkas welcome',
    };
    const [retailer, installer, other] = [await app.retailer(), await app.installer(secrets), await app.installer()];
    const kept = await paidJob(retailer, installer);
    const applied = await postJob(retailer, { isPublic: true, title: 'Applied for' });
    const invited = await postJob(retailer, { isPublic: false, title: 'Invited to' });
    const taken = await postJob(retailer, { isPublic: false, title: 'Went to another' });
    await installer.post(`/api/jobs/${applied}/apply`, { message: 'Quill will come', leadTimeDays: 5 });
    await retailer.post(`/api/jobs/${invited}/invites`, { installerIds: [installer.userId] });
    await retailer.post(`/api/jobs/${taken}/invites`, { installerIds: [installer.userId, other.userId] });
    expect((await other.post(`/api/jobs/${taken}/accept`, {})).status).toBe(200);
    await app.settle();
    const saved = { name: 'Quill looks', filter: { state: 'NSW' }, notify: true, email: true };
    expect((await installer.post('/api/searches', saved)).status).toBe(201);

    expect((await closing(installer)).proposals).toEqual(
      expect.arrayContaining([
        { id: applied, title: 'Applied for', kind: 'application' },
        { id: invited, title: 'Invited to', kind: 'invite' },
      ]),
    );
    expect((await remove(installer)).status).toBe(204);
    expect((await retailer.get(`/api/installers/${installer.userId}`)).status).toBe(404);
    const again = await retailer.post(`/api/jobs/${invited}/invites`, { installerIds: [installer.userId] });
    expect(again.status).toBe(422);
    await app.settle();
    const { job } = (await retailer.get(`/api/jobs/${kept}`)).body;
    expect([job.status, job.assignedInstaller.companyName]).toEqual(['paid', 'Former installer']);
    expect((await retailer.get(`/api/jobs/${applied}/applications`)).body.applications).toEqual([]);
    // After the unassignment, the invitations are open again, except that of the installer with the deleted account.
    expect((await other.post(`/api/jobs/${taken}/unassign`, {})).status).toBe(200);
    await app.settle();
    const { invites } = (await retailer.get(`/api/jobs/${taken}/invites`)).body;
    expect(invites.find(({ installerId }: { installerId: string }) => installerId === installer.userId).status).toBe(
      'expired',
    );
    expect(await rowsWith([...Object.values(secrets), 'Quill', installer.email], installer)).toEqual([]);
    expect(await differences()).toEqual([]);
  });
});

describe('the record of a job', () => {
  it('is deleted five years after the second of its two companies has deleted its account', async () => {
    const [retailer, installer] = [await app.retailer(), await app.installer()];
    const jobId = await paidJob(retailer, installer);
    await retailer.post('/api/ratings', { jobId, ...ofInstaller, review: 'Neat cables' });
    await installer.post('/api/ratings', { jobId, ...ofRetailer, review: 'Paid at once' });
    const { rows } = await import('#functions/data/service.ts');
    const { data: payment } = await rows().payment.get({ jobId }).go();
    const kept = async () =>
      [...(await readTable(documents, app.tableName)).values()].flat().filter(({ pk }) => String(pk).includes(jobId))
        .length > 0;
    const later = (days: number) => {
      const at = new Date();
      at.setUTCFullYear(at.getUTCFullYear() + 5, at.getUTCMonth(), at.getUTCDate() + days);
      return at;
    };
    const sweep = async (days: number) => {
      const count = await sweepOldRecords(later(days));
      await app.settle();
      return [count > 0, await kept()];
    };
    expect((await remove(retailer)).status).toBe(204);
    await app.settle();
    expect(await sweep(1)).toEqual([true, true]);
    expect((await installer.get(`/api/jobs/${jobId}`)).status).toBe(200);
    expect((await remove(installer)).status).toBe(204);
    await app.settle();
    expect(await sweep(-1)).toEqual([false, true]);
    expect(await sweep(1)).toEqual([true, false]);
    expect(await sweep(1)).toEqual([false, false]);
    const { data: file } = await rows()
      .object.get({ objectKey: payment?.remittanceKey ?? '' })
      .go();
    expect(file?.attachedTo).toBeUndefined();
    expect(await differences()).toEqual([]);
  });
});

describe('an account', () => {
  it('of either party is not deleted while a job is under way, and keeps all its data', async () => {
    const [retailer, installer] = [await app.retailer(), await app.installer()];
    const jobId = await awardedJob(retailer, installer);
    for (const side of [retailer, installer]) {
      expect(await closing(side)).toMatchObject({ blockingTotal: 1, blocking: [{ id: jobId, status: 'accepted' }] });
      const refused = await remove(side);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'One of your jobs is still under way. You can delete your account once every job is paid or has ended.',
      ]);
      expect((await side.get('/api/profile')).status).toBe(200);
    }
  });

  it('is not deleted with a wrong password, with a job that the request did not count, or for an administrator', async () => {
    const retailer = await app.retailer();
    const wrong = await remove(retailer, 'not the password');
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'The password is incorrect' }]);
    const named = (await closing(retailer)).deletedTotal;
    await postJob(retailer);
    const unnamed = await retailer.post('/api/auth/delete-account', {
      password: retailer.password,
      deletedJobs: named,
    });
    expect([unnamed.status, unnamed.body.code]).toEqual([409, 'conflict']);
    const admin = await app.admin();
    expect((await remove(admin)).body.message).toMatch(/^Administrators can't/);
    for (const person of [retailer, admin]) expect((await person.get('/api/profile')).status).toBe(200);
  });

  it('is deleted once by two tabs at the same moment, and gets no email if its address is not confirmed', async () => {
    const person = await app.unconfirmed('installer');
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    await app.settle();
    expect(await subjects(person.email)).not.toContain("We've deleted your SunCrew account");
    expect(await differences()).toEqual([]);
  });

  it('is either deleted or awarded a job, never both', async () => {
    for (let round = 0; round < Number(process.env.RACE_ROUNDS ?? 3); round += 1) {
      const [retailer, installer] = [await app.retailer(), await app.installer()];
      const jobId = await postJob(retailer, { isPublic: true });
      await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Near me', leadTimeDays: 5 });
      await app.settle();
      const leaver = round % 2 === 0 ? installer : retailer;
      const [left, award] = await Promise.all([
        remove(leaver),
        retailer.put(`/api/applications/${childId(jobId, installer.userId)}`, { status: 'accepted' }),
      ]);
      expect([left.status === 204, award.status < 300].filter(Boolean)).toHaveLength(1);
      expect([left.status, award.status].filter((status) => status >= 500)).toEqual([]);
      await app.settle();
      expect(await differences()).toEqual([]);
    }
  });

  it('is deleted later if the account pool is unreachable at first, and a repeated deletion does no harm', async () => {
    const installer = await app.installer({ companyName: 'Unreachable Volts' });
    const release = app.hold();
    expect((await remove(installer)).status).toBe(204);
    const plan = { service: 'pool', operation: 'AdminDeleteUser', when: 'before', error: crash() } as const;
    await expect(during(plan, () => closeAccount(installer.userId, 'installer', new Date()))).rejects.toThrow('Crash');
    release();
    await app.settle();
    await closeAccount(installer.userId, 'installer', new Date());
    expect(await rowsWith(['Unreachable Volts', installer.email], installer)).toEqual([]);
    expect(await differences()).toEqual([]);
  });
});

describe('an operator who deletes an account for an owner who cannot sign in', () => {
  it('reads the consequences first, and deletes the account only by repeating its email address', async () => {
    const retailer = await app.retailer({ companyName: 'Oblivion Solar' });
    await postJob(retailer);
    await app.settle();
    const asked = await eraseAccount(retailer.email, undefined);
    expect([asked.isDone, asked.lines.join()]).toEqual([
      false,
      expect.stringContaining(`${retailer.email} would be deleted permanently. 1 draft or posted job goes with it.`),
    ]);
    expect((await eraseAccount(retailer.email, 'other@example.com')).isDone).toBe(false);
    expect((await retailer.get('/api/auth/me')).status).toBe(200);
    expect((await eraseAccount(retailer.email, retailer.email)).isDone).toBe(true);
    expect((await retailer.get('/api/auth/me')).status).not.toBe(200);
    await app.settle();
    expect(await rowsWith(['Oblivion Solar', retailer.email], retailer)).toEqual([]);
    expect((await eraseAccount(retailer.email, retailer.email)).lines).toEqual([
      `No one has registered as ${retailer.email}.`,
    ]);
    expect(await differences()).toEqual([]);
  });

  it('reads why it cannot be deleted: a job under way, a suspension, or the role of administrator', async () => {
    const [retailer, installer, admin] = [await app.retailer(), await app.installer(), await app.admin()];
    await awardedJob(retailer, installer);
    const suspended = await app.installer();
    await admin.post(`/api/admin/people/${suspended.userId}/suspension`, { reason: 'Two accounts' });
    await app.settle();
    const said = async ({ email }: Client) => (await eraseAccount(email, email)).lines.join();
    expect(await said(installer)).toMatch(/cannot be deleted: 1 job is still under way/);
    expect(await said(suspended)).toMatch(/cannot be deleted: the account is suspended/);
    expect(await said(admin)).toMatch(/cannot be deleted: the account belongs to an administrator/);
    for (const each of [retailer, installer, admin]) expect((await each.get('/api/auth/me')).status).toBe(200);
  });

  it('deletes nothing if the jobs have changed since they read the consequences', async () => {
    const retailer = await app.retailer();
    const leaving = await findLeaving(retailer.email);
    await postJob(retailer);
    await app.settle();
    if (!leaving) throw new Error('There is no such account.');
    await expect(deleteByOperator(leaving, new Date())).rejects.toMatchObject({ code: 'conflict' });
    expect((await retailer.get('/api/auth/me')).status).toBe(200);
  });
});
