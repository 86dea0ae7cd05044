import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { newId } from '#functions/new-id.ts';
import { localSupport } from '#infra/local/cloud/serving/local-account.ts';
import { awardedJob, installerProfile, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { adminStatuses } from '#shared/domain/jobs/job.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let admin: Client;
let robin: Client;
let sam: Client;

beforeAll(async () => {
  [admin, robin, sam] = await Promise.all([
    app.admin(),
    app.retailer({
      companyName: 'Brightest Roofs Group',
      contactName: 'Robin Okello',
      contactEmail: 'hello@roofs.example',
    }),
    app.installer({ companyName: 'Sunny Side', location: 'Blacktown NSW 2148', saaNumber: 'S7654321' }),
  ]);
  await app.settle();
});

const auditOf = async (subjectId: string) =>
  (await rows().adminAudit.query.bySubject({ subjectId }).go({ consistent: true, pages: 'all' })).data;

const found = async (list: string, search: string): Promise<string[]> =>
  (await admin.get(`/api/admin/${list}?search=${encodeURIComponent(search)}`)).body[list].map(
    ({ id }: { id: string }) => id,
  );

const see = async (id: string) => (await admin.post(`/api/admin/installers/${id}/saa-number`, {})).body;

describe('an administrator verifies an installer', () => {
  it('after finding them in the queue and viewing the number, and each view is recorded', async () => {
    const queue = (await admin.get('/api/admin/unverified')).body.installers;
    expect(queue).toMatchObject([{ id: sam.userId, verifiedAt: null, verifiedBy: null }]);
    expect((await admin.get('/api/admin/totals')).body).toEqual({
      retailers: 2,
      installers: 1,
      jobs: 0,
      unverified: 1,
    });
    expect(await see(sam.userId)).toEqual({ saaNumber: 'S7654321', version: 1 });
    expect(await see(sam.userId)).toEqual({ saaNumber: 'S7654321', version: 1 });
    expect(await auditOf(sam.userId)).toMatchObject(
      [1, 2].map(() => ({ action: 'viewSaaNumber', actorId: admin.userId, changes: {} })),
    );
    expect((await robin.post(`/api/admin/installers/${sam.userId}/saa-number`, {})).status).toBe(403);
  });

  it('and everyone sees the date of the verification until the number changes', async () => {
    const shown = async () => [
      (await robin.get(`/api/public/installers/${sam.userId}`)).body.installer.verifiedAt,
      (await robin.get('/api/installers')).body.installers[0].verifiedAt,
      (await sam.get('/api/profile')).body.profile.verifiedAt,
    ];
    expect(await shown()).toEqual([null, null, null]);
    const { body } = await admin.post(`/api/admin/installers/${sam.userId}/verification`, { version: 1 });
    const { verifiedAt } = body.installer;
    expect(body.installer.verifiedBy).toBe('Robin Bright');
    expect(await shown()).toEqual([verifiedAt, verifiedAt, verifiedAt]);
    await app.settle();
    expect((await admin.get('/api/admin/unverified')).body.installers).toEqual([]);
    expect((await admin.get('/api/admin/totals')).body.unverified).toBe(0);

    const { profile } = (await sam.get('/api/profile')).body;
    const fields = { companyName: 'Sunny Side', contactName: profile.contactName, contactPhone: profile.contactPhone };
    const form = { ...fields, location: profile.location, accreditations: profile.accreditations };
    expect((await sam.put('/api/profile/installer', form)).body.profile.verifiedAt).toBe(verifiedAt);
    expect((await sam.put('/api/profile/installer', { ...form, saaNumber: 'S1111111' })).body.profile.verifiedAt).toBe(
      null,
    );
    await app.settle();
    expect((await admin.get('/api/admin/totals')).body.unverified).toBe(1);
  });

  it('but not if the number has changed since they saw it, and can revoke the verification', async () => {
    const path = `/api/admin/installers/${sam.userId}/verification`;
    const { version } = await see(sam.userId);
    expect((await admin.post(path, { version: version - 1 })).body.code).toBe('conflict');
    expect((await admin.post(path, { version })).status).toBe(200);
    expect((await admin.delete(path)).body.installer).toMatchObject({ verifiedAt: null, verifiedBy: null });
    const actions = (await auditOf(sam.userId)).map(({ action }) => action);
    expect(actions).toEqual(['viewSaaNumber', 'viewSaaNumber', 'verify', 'viewSaaNumber', 'verify', 'unverify']);
  });
});

describe('an administrator declines a verification', () => {
  const decline = (id: string, body: object) => admin.post(`/api/admin/installers/${id}/verification-decline`, body);
  const isQueued = async (id: string) => {
    await app.settle();
    return (await admin.get('/api/admin/unverified')).body.installers.some((each: { id: string }) => each.id === id);
  };

  it('with a reason that the installer reads, but not for a version that they have not seen', async () => {
    const { version } = await see(sam.userId);
    expect((await decline(sam.userId, { version: version - 1, reason: 'Expired' })).body.code).toBe('conflict');
    expect((await decline(sam.userId, { version, reason: ' ' })).body.fields).toHaveProperty('reason');
    const before = (await admin.get('/api/admin/totals')).body.unverified;
    const { installer } = (await decline(sam.userId, { version, reason: 'Expired in May.' })).body;
    expect(installer).toMatchObject({ verifiedAt: null, declinedAt: expect.any(String) });
    expect(await isQueued(sam.userId)).toBe(false);
    expect((await admin.get('/api/admin/totals')).body.unverified).toBe(before - 1);
    expect((await auditOf(sam.userId)).at(-1)).toMatchObject({
      action: 'declineVerification',
      changes: { reason: { from: null, to: 'Expired in May.' } },
    });
    const [notice] = (await sam.get('/api/notifications')).body.notifications;
    expect(notice).toMatchObject({
      title: "We couldn't verify your SAA number",
      text: expect.stringContaining('Reason: Expired in May. Correct'),
    });
    expect((await sam.get('/api/profile')).body.profile.declinedAt).toBe(installer.declinedAt);
  });

  it('until the installer enters another number, but never of a verified installer', async () => {
    const { profile } = (await sam.get('/api/profile')).body;
    const { companyName, contactName, contactPhone, location, accreditations } = profile;
    const form = { companyName, contactName, contactPhone, location, accreditations };
    const saved = (await sam.put('/api/profile/installer', { ...form, contactName: 'Sam Other' })).body.profile;
    expect(saved.declinedAt).toBe(profile.declinedAt);
    expect(await isQueued(sam.userId)).toBe(false);
    const changed = (await sam.put('/api/profile/installer', { ...form, saaNumber: 'S2222222' })).body.profile;
    expect(changed.declinedAt).toBeNull();
    expect(await isQueued(sam.userId)).toBe(true);
    const { version } = await see(sam.userId);
    const path = `/api/admin/installers/${sam.userId}/verification`;
    const verified = (await admin.post(path, { version })).body.installer;
    expect((await decline(sam.userId, { version: verified.version, reason: 'No' })).body.code).toBe('wrong_state');
    await admin.delete(path);
  });
});

describe('a name that looks like that of a verified company', () => {
  const looksLike = async (list: 'retailers' | 'installers', { userId }: Client): Promise<string[]> => {
    const { body } = await admin.get(`/api/admin/${list}`);
    const { looksLike: found } = body[list].find(({ id }: { id: string }) => id === userId);
    return found.map(({ id }: { id: string }) => id);
  };

  it('is shown to administrators with that company, until one of them changes its name or loses the verification', async () => {
    const person = { contactName: 'Wanda Wattle', contactPhone: '0491 570 158', location: 'Hobart TAS 7000' };
    const [verified, second] = await Promise.all([
      app.installer({ ...person, companyName: 'Wattle & Sons Electrical Pty Ltd' }),
      app.installer({ ...person, companyName: 'WATTLE SONS E1ectrical' }),
    ]);
    const retailer = await app.retailer({ companyName: 'Wаttle and Sons Electrical' });
    await app.settle();
    expect([await looksLike('retailers', retailer), await looksLike('installers', second)]).toEqual([[], []]);
    const path = `/api/admin/installers/${verified.userId}/verification`;
    expect((await admin.post(path, { version: 1 })).status).toBe(200);
    await app.settle();
    const flagged = [verified.userId];
    expect([await looksLike('retailers', retailer), await looksLike('installers', second)]).toEqual([flagged, flagged]);
    expect(await looksLike('installers', verified)).toEqual([]);
    const secondPath = `/api/admin/installers/${second.userId}/verification`;
    expect((await admin.post(secondPath, { version: 1 })).status).toBe(200);
    await app.settle();
    expect([await looksLike('installers', verified), await looksLike('installers', second)]).toEqual([
      [second.userId],
      flagged,
    ]);
    await admin.delete(secondPath);
    await app.settle();
    const { body } = await admin.patch(`/api/admin/retailers/${retailer.userId}`, { companyName: 'Wattle Roofs' });
    expect(body.retailer.looksLike).toEqual([]);
    await admin.delete(path);
    expect(await looksLike('installers', second)).toEqual([]);
    await app.settle();
    expect(await looksLike('installers', second)).toEqual([]);
  });
});

describe('an administrator assigns an ABN', () => {
  const abnOf = async (client: Client): Promise<string> => (await client.get('/api/profile')).body.profile.abnNumber;
  const give = (client: Client, abnNumber: string) =>
    admin.patch(`/api/admin/retailers/${client.userId}`, { abnNumber });

  it('to its true company, and the company that had used it enters its own', async () => {
    const [honest, squatter] = await Promise.all([
      app.retailer({ companyName: 'Honest Roofs' }),
      app.retailer({ companyName: 'Other Roofs' }),
    ]);
    const [own, taken] = [await abnOf(honest), await abnOf(squatter)];
    expect((await give(honest, '123')).body.fields).toEqual({ abnNumber: 'ABN must be 11 digits' });
    expect((await give(honest, taken)).status).toBe(200);
    expect([await abnOf(honest), await abnOf(squatter)]).toEqual([taken, '']);
    const acts = await Promise.all([honest, squatter].map(({ userId }) => auditOf(userId)));
    const changes = { abnOf: { from: 'Other Roofs', to: 'Honest Roofs' } };
    expect(acts).toMatchObject([[{ action: 'edit', changes }], [{ action: 'edit', changes }]]);
    // Assigning the same number again changes nothing.
    expect((await give(honest, taken)).status).toBe(200);
    expect(await auditOf(honest.userId)).toHaveLength(1);
    // The company that loses the ABN gets a notification, which names neither the ABN nor the other company.
    await app.settle();
    const told = async (client: Client) => (await client.get('/api/notifications')).body.notifications;
    const [notice, ...more] = await told(squatter);
    const whatToDo = `Enter your own ABN there. If the removed ABN is yours, email ${localSupport}.`;
    expect([notice.title, notice.text, more]).toEqual(['Your ABN was removed', expect.stringContaining(whatToDo), []]);
    const letters = await app.mails(squatter.email);
    expect(letters.map(({ subject }) => subject).filter((subject) => /ABN/.test(subject))).toEqual([notice.title]);
    expect(letters.map(({ text }) => text).join('\n')).toContain(whatToDo);
    expect(JSON.stringify([notice, letters])).not.toMatch(new RegExp(`${taken}|Honest`));
    expect(await told(honest)).toEqual([]);

    const { profile } = (await squatter.get('/api/profile')).body;
    const { companyName, contactName, contactEmail, contactPhone, headquartersAddress } = profile;
    const form = { companyName, contactName, contactEmail, contactPhone, headquartersAddress };
    const save = (abnNumber: string) => squatter.put('/api/profile/retailer', { ...form, abnNumber });
    expect((await save(taken)).body.fields).toHaveProperty('abnNumber');
    expect((await save(own)).status).toBe(200);
    await app.settle();
    expect((await findDifferences(documents, app.tableName)).filter((each) => each.includes('company'))).toEqual([]);
  });
});

describe('an administrator edits', () => {
  it('a retailer, and a search finds the new values immediately, and the changes are recorded', async () => {
    const edit = {
      companyName: 'Brightest Roofs Société',
      contactName: 'Robin Okello',
      contactEmail: 'office@roofs.example',
      contactPhone: '02 5550 1400',
      website: '',
      companyBio: 'Quick to pay',
    };
    const { status, body } = await admin.patch(`/api/admin/retailers/${robin.userId}`, edit);
    expect([status, body.retailer]).toMatchObject([200, edit]);
    await app.settle();
    for (const search of ['societe', 'okello', 'office@roofs.example', 'brightest rob'])
      expect([search, await found('retailers', search)]).toEqual([search, [robin.userId]]);
    expect(await found('retailers', 'hello@roofs.example')).toEqual([]);
    const [change] = await auditOf(robin.userId);
    expect(change).toMatchObject({
      action: 'edit',
      actorId: admin.userId,
      changes: { contactEmail: { from: 'hello@roofs.example', to: 'office@roofs.example' } },
    });
  });

  it('an installer: a radius and a lead time of 0 are accepted and can stay in their own form, and the lead time is removed with its availability', async () => {
    const edit = {
      companyName: 'Sunny Side',
      contactName: 'Sam Sunny',
      contactPhone: '0491 570 006',
      location: 'Fremantle WA 6160',
      accreditations: ['PV', 'Battery'],
      installRadius: 0,
      availability: 'lead_time',
      leadTimeDays: 0,
    };
    const path = `/api/admin/installers/${sam.userId}`;
    expect((await admin.patch(path, edit)).body.installer).toMatchObject(edit);
    await app.settle();
    for (const search of ['sunny sam', '0491 570 006', '0491570006', 'fremantle'])
      expect([search, await found('installers', search)]).toEqual([search, [sam.userId]]);
    expect(await found('installers', 'blacktown')).toEqual([]);
    const known = { ...installerProfile(), ...edit, saaNumber: '' };
    expect((await sam.put('/api/profile/installer', known)).body.profile).toMatchObject({
      installRadius: 0,
      leadTimeDays: 0,
    });
    const { status, body } = await admin.patch(path, { installRadius: -1, leadTimeDays: 366 });
    expect([status, body.fields]).toEqual([
      422,
      { installRadius: 'Install radius must be at least 1 km', leadTimeDays: 'Lead time cannot exceed 365 days' },
    ]);
    const available = await admin.patch(path, { availability: 'available' });
    expect(available.body.installer).toMatchObject({ availability: 'available', leadTimeDays: null });
    const unknown = await admin.patch(path, { availability: 'lead_time' });
    expect([unknown.status, unknown.body.fields]).toEqual([
      422,
      { leadTimeDays: 'Lead time days is required when availability is set to "Lead Time Required"' },
    ]);
  });

  it('no field that has changed since they opened the form, and reads its present value', async () => {
    const path = `/api/admin/installers/${sam.userId}`;
    const stale = { contactName: 'Samuel', seen: { contactName: 'Sam', location: 'Fremantle WA 6160' } };
    const { status, body } = await admin.patch(path, stale);
    expect([status, body.code, body.changes]).toEqual([
      409,
      'conflict',
      [{ field: 'contactName', label: 'Contact name', from: 'Sam', to: 'Sam Sunny' }],
    ]);
    expect((await admin.patch(path, { ...stale, seen: { contactName: 'Sam Sunny' } })).status).toBe(200);
  });

  it('a job, and sets each of five statuses from any status, and all figures stay right', async () => {
    const jobId = await awardedJob(robin, sam, { title: 'Twelve panels in Castle Hill', requirements: [] });
    const posted = await postJob(robin, { title: 'Carport in Penrith' });
    await app.settle();
    expect((await admin.get('/api/admin/jobs')).body.jobs).toMatchObject([
      { id: posted, retailerCompany: 'Brightest Roofs Société', installerCompany: null },
      { id: jobId, installerCompany: 'Sunny Side', suburb: 'Castle Hill', state: 'NSW' },
    ]);
    const path = `/api/admin/jobs/${jobId}`;
    const edit = {
      title: 'Thirteen panels',
      description: 'One more',
      address: '1 Ocean Street, Fremantle WA 6160',
      priceExGst: '4300.25',
      isPublic: false,
    };
    for (const status of [...adminStatuses, ...[...adminStatuses].reverse()]) {
      const { body } = await admin.patch(path, { ...edit, status });
      expect(body.job).toMatchObject({ ...edit, status, priceExGst: 4300.25 });
      await app.settle();
      expect(await found('jobs', `thirteen ${status}`)).toEqual([jobId]);
    }
    expect((await admin.patch(path, { status: 'archived' })).status).toBe(422);
    expect((await admin.patch(path, { priceExGst: 1, seen: { status: 'booked' } })).body.changes).toEqual([
      { field: 'status', label: 'Status', from: 'booked', to: 'posted' },
    ]);
    expect(await found('jobs', 'carport')).toEqual([posted]);
    expect(await found('jobs', '')).toEqual([posted, jobId]);
    const [first] = await auditOf(jobId);
    expect(first?.changes).toMatchObject({
      title: { from: 'Twelve panels in Castle Hill', to: 'Thirteen panels' },
      status: { from: 'accepted', to: 'posted' },
    });
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('the status of a paid job, and the retailer cannot pay it again', async () => {
    const jobId = await awardedJob(robin, sam, { requirements: [] });
    const { priceExGst } = (await sam.get(`/api/jobs/${jobId}`)).body.job;
    const request = () => sam.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: priceExGst });
    for (const action of ['start', 'complete']) await sam.post(`/api/jobs/${jobId}/${action}`, {});
    expect((await request()).status).toBe(200);
    const remittanceUrl = await upload(robin, pdf('remittance'), 'application/pdf');
    expect((await robin.post(`/api/payments/${jobId}/approve`, { remittanceUrl })).status).toBe(200);
    const payment = async () => (await sam.get(`/api/payments/${jobId}`)).body.payment;
    const before = await payment();
    expect(before).toMatchObject({ status: 'released', requestedAmount: priceExGst });

    for (const status of ['booked', 'accepted', 'completed'] as const) {
      expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status })).status).toBe(200);
      expect([status, await payment()]).toEqual([status, before]);
      expect((await sam.get(before.remittanceUrl)).status).toBe(302);
      const [own] = (await sam.get('/api/payments')).body.payments.filter(({ id }: { id: string }) => id === jobId);
      expect([status, own.stage, own.hasRemittance]).toEqual([status, 'paid', true]);
    }
    expect((await request()).body).toMatchObject({ message: 'This job has already been paid.' });
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'paid' })).status).toBe(200);
    expect(await payment()).toEqual(before);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' });
    await app.settle();
  });

  it('the price of a job that is under way, without changing the agreed price', async () => {
    const jobId = await awardedJob(robin, sam, { priceExGst: 4200.5, requirements: [] });
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { priceExGst: '4300.25' })).status).toBe(200);
    for (const action of ['start', 'complete']) await sam.post(`/api/jobs/${jobId}/${action}`, {});
    for (const who of [robin, sam]) {
      const [own] = (await who.get('/api/payments')).body.payments.filter(({ id }: { id: string }) => id === jobId);
      expect([own.stage, own.amountExGst]).toEqual(['toRequest', 4200.5]);
    }
    const asked = await sam.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
    expect(asked.status).toBe(200);
    await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' });
    await app.settle();
  });

  it('no deleted job, because it leaves the list immediately', async () => {
    const jobId = await postJob(robin, { title: 'Xylophone workshop' });
    await app.settle();
    expect(await found('jobs', 'workshop')).toEqual([jobId]);
    await robin.delete(`/api/jobs/${jobId}`);
    expect(await found('jobs', 'workshop')).toEqual([]);
    await app.settle();
    expect((await admin.get('/api/admin/totals')).body.jobs).toBe(4);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('the audit', () => {
  const acts = async (query: object) => {
    const { body } = await admin.get(`/api/admin/acts?${new URLSearchParams({ ...query })}`);
    return body.acts;
  };
  const day = (date: string) => ({ from: `${date}T00:00:00Z`, until: `${date}T23:59:59.999Z` });

  it('can be searched by person and by job, newest first, and has both values of each change', async () => {
    const [first] = (await acts({ about: robin.userId })) as unknown[];
    expect(first).toMatchObject({
      action: 'edit',
      kind: 'retailer',
      subject: 'Brightest Roofs Société',
      actor: 'Robin Bright',
    });
    expect((first as { changes: unknown[] }).changes).toContainEqual({
      field: 'contactEmail',
      from: 'hello@roofs.example',
      to: 'office@roofs.example',
    });
    const jobId = await postJob(robin, { title: 'Before' });
    await admin.patch(`/api/admin/jobs/${jobId}`, { title: 'After' });
    expect(await acts({ about: jobId })).toMatchObject([
      {
        kind: 'job',
        subject: expect.stringMatching(/, After$/),
        changes: [{ field: 'title', from: 'Before', to: 'After' }],
      },
    ]);
  });

  it('can be searched by day and by administrator', async () => {
    const all = await acts({});
    const times = all.map(({ at }: { at: string }) => at);
    expect([...times].sort().reverse()).toEqual(times);
    const [newest] = all;
    expect(await acts({ by: admin.userId })).toEqual(all);
    expect(await acts({ by: robin.userId })).toEqual([]);
    expect(await acts({ about: newest.subjectId, by: robin.userId })).toEqual([]);
    const today = day(newest.at.slice(0, 10));
    expect(await acts({ about: newest.subjectId, ...today })).toContainEqual(newest);
    expect(await acts(day('2020-01-01'))).toEqual([]);
  });

  it('refuses a period that ends before it begins', async () => {
    const backwards = 'from=2026-02-01T00:00:00Z&until=2026-01-01T00:00:00Z';
    for (const filter of ['', `&about=${robin.userId}`, `&by=${admin.userId}`]) {
      const { status, body } = await admin.get(`/api/admin/acts?${backwards}${filter}`);
      expect([status, body.fields]).toEqual([422, { until: 'Choose an end date after the start date' }]);
    }
  });

  it('is for administrators alone', async () => {
    expect((await robin.get('/api/admin/acts')).status).toBe(403);
  });
});

describe('a note about a person', () => {
  const path = () => `/api/admin/people/${sam.userId}/notes`;

  it('is read only by administrators, newest first, with its author and its date', async () => {
    for (const text of ['Rang on Monday', 'Sent a number\nthat was wrong'])
      expect((await admin.post(path(), { text })).status).toBe(204);
    const { notes } = (await (await app.admin()).get(path())).body;
    expect(notes).toMatchObject([
      { text: 'Sent a number\nthat was wrong', by: 'Robin Bright', at: expect.any(String) },
      { text: 'Rang on Monday', by: 'Robin Bright' },
    ]);
    for (const person of [sam, robin]) expect((await person.get(path())).status).toBe(403);
  });

  it('is removed by any administrator, and the audit keeps their name and its text', async () => {
    const [{ id }] = (await admin.get(path())).body.notes;
    const other = await app.admin();
    expect((await robin.delete(`${path()}/${id}`)).status).toBe(403);
    for (const status of [204, 204]) expect((await other.delete(`${path()}/${id}`)).status).toBe(status);
    expect((await admin.get(path())).body.notes).toMatchObject([{ text: 'Rang on Monday' }]);
    expect((await auditOf(sam.userId)).at(-1)).toMatchObject({
      action: 'removeNote',
      actorId: other.userId,
      changes: { note: { from: 'Sent a number\nthat was wrong', to: null } },
    });
  });

  it('is added once, however often it is sent, and cannot be empty', async () => {
    const headers = { 'idempotency-key': 'the-same-note' };
    for (const status of [204, 204])
      expect((await admin.request('POST', path(), { body: { text: 'Once' }, headers })).status).toBe(status);
    const { notes } = (await admin.get(path())).body;
    expect(notes.filter(({ text }: { text: string }) => text === 'Once')).toHaveLength(1);
    expect((await admin.post(path(), { text: '  ' })).body.fields).toEqual({ text: 'Enter a note' });
    expect((await admin.get(`/api/admin/people/${newId(new Date())}/notes`)).status).toBe(404);
  });
});

describe('before the first change in a session', () => {
  const edit = (client: Client) => client.patch(`/api/admin/retailers/${robin.userId}`, { companyBio: 'Twice' });
  const confirm = (client: Client, password: string) => client.post('/api/auth/confirm-password', { password });
  const needed = [403, 'password_needed'];
  const outcome = async (client: Client) => {
    const { status, body } = await edit(client);
    return [status, body.code];
  };
  const changed = [200, undefined];

  it('an administrator must enter the password again, and a wrong one allows nothing', async () => {
    const other = await app.admin(false);
    expect((await other.get('/api/admin/retailers')).status).toBe(200);
    expect(await outcome(other)).toEqual(needed);
    expect((await other.post(`/api/admin/installers/${sam.userId}/saa-number`, {})).body.code).toBe('password_needed');
    const wrong = await confirm(other, 'not my password');
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'The password is incorrect' }]);
    expect(await outcome(other)).toEqual(needed);
    expect((await confirm(other, other.password)).status).toBe(204);
    expect(await outcome(other)).toEqual(changed);
    await other.post('/api/auth/refresh', {});
    expect(await outcome(other)).toEqual(changed);
  });

  it('another session of the same person must do so too', async () => {
    const other = await app.admin();
    const { email, password } = other;
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password });
    expect([await outcome(other), await outcome(elsewhere)]).toEqual([changed, needed]);
    await elsewhere.post('/api/auth/change-password', { currentPassword: password, newPassword: 'a newer password' });
    expect(await outcome(elsewhere)).toEqual(needed);
  });

  it('eight hours later, the administrator must do so again', async () => {
    const other = await app.admin();
    const { data } = await rows().confirmation.query.byToken({ userId: other.userId }).go({ consistent: true });
    const [mark] = data;
    expect(mark?.ttl).toBeLessThanOrEqual(Date.now() / 1000 + 8 * 3_600);
    await rows()
      .confirmation.patch({ userId: other.userId, tokenId: mark?.tokenId ?? '' })
      .set({ ttl: 1 })
      .go();
    expect(await outcome(other)).toEqual(needed);
  });

  it('a user who is not an administrator can enter the password, but still not make the change', async () => {
    await confirm(robin, robin.password);
    expect((await edit(robin)).body.code).toBe('forbidden');
  });
});

describe('a verification', () => {
  it.each([
    ['stays with another phone number', { contactPhone: '0498 765 432' }, true],
    ['ends with another company name', { companyName: 'Quite Another Company' }, false],
    ['ends with other accreditations', { accreditations: ['PV', 'Battery', 'Off-Grid'] }, false],
  ])('%s', async (_, changes, stays) => {
    const ann = await app.installer();
    expect((await admin.post(`/api/admin/installers/${ann.userId}/verification`, { version: 1 })).status).toBe(200);
    const { saaNumber: _number, ...form } = installerProfile(changes);
    const { body } = await ann.put('/api/profile/installer', form);
    expect(body.profile.verifiedAt !== null).toBe(stays);
    await app.settle();
    const queue = (await admin.get('/api/admin/unverified')).body.installers.map(({ id }: { id: string }) => id);
    expect(queue.includes(ann.userId)).toBe(!stays);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('waits in a queue in the order in which the installers joined', async () => {
    const [first, second] = [await app.installer(), await app.installer()];
    await app.settle();
    const queue = (await admin.get('/api/admin/unverified')).body.installers.map(({ id }: { id: string }) => id);
    expect(queue.filter((id: string) => [first.userId, second.userId].includes(id))).toEqual([
      first.userId,
      second.userId,
    ]);
  });
});
