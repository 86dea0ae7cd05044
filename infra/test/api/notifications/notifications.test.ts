import { describe, expect, it } from '@jest/globals';
import { commit } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { NotificationDraft } from '#functions/data/rows.ts';
import { loadEnvironment } from '#functions/env.ts';
import { newId } from '#functions/new-id.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import { type Client, origin } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { emailedKinds, notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const together = 50;

/** Notifies a person this many times, through the outbox as the use cases do. */
async function tell(client: Client, count: number, draft: Partial<NotificationDraft> = {}): Promise<void> {
  const now = new Date();
  const said = { userId: client.userId, kind: 'job', title: 'Something', text: 'It happened.', ...draft } as const;
  const rows = Array.from({ length: count }, () => outboxWrite({ notifications: [said] }, now));
  for (let from = 0; from < count; from += together) await commit(rows.slice(from, from + together).flat());
  await app.settle();
}

async function listAll(client: Client): Promise<Json[]> {
  const found: Json[] = [];
  for (let query = ''; ; ) {
    const { body } = await client.get(`/api/notifications${query}`);
    found.push(...body.notifications);
    if (body.nextCursor === null) return found;
    query = `?cursor=${body.nextCursor}`;
  }
}
const unreadOf = async (client: Client): Promise<number> => (await client.get('/api/notifications')).body.unreadCount;
const counted = async (client: Client): Promise<number> => (await listAll(client)).filter((each) => !each.read).length;
const read = (client: Client, id: string) => client.post(`/api/notifications/${id}/read`);
const readAll = (client: Client) => client.post('/api/notifications/read-all');

describe('notifications', () => {
  it('are an empty list at first', async () => {
    const client = await app.register('retailer');
    const { status, body } = await client.get('/api/notifications');
    expect([status, body]).toEqual([200, { notifications: [], unreadCount: 0, nextCursor: null }]);
    expect((await client.get('/api/auth/me')).body.user.unreadNotifications).toBe(0);
  });

  it('tell the owner about an application and link to the job', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    const jobId = await postJob(retailer);
    await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Hello', leadTimeDays: 7 });
    await app.settle();
    const { body } = await retailer.get('/api/notifications');
    expect(body.unreadCount).toBe(1);
    expect(body.notifications).toEqual([
      {
        id: expect.any(String),
        kind: 'application',
        byName: null,
        title: 'New application',
        jobId,
        jobNumber: expect.stringMatching(/^[A-Z]+\d*-1001$/),
        suburb: 'Castle Hill',
        jobTitle: expect.stringMatching(/^6\.60kW Solar/),
        customerName: expect.any(String),
        act: { name: 'review' },
        text: expect.stringContaining('Sunny Side Electrical'),
        read: false,
        createdAt: expect.any(String),
      },
    ]);
    expect(await unreadOf(installer)).toBe(0);
  });

  it.each(['an award', 'a cancellation'])(
    'tell an invited installer that %s has closed the invitation',
    async (end) => {
      const [retailer, quick, slow] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
      const jobId = await postJob(retailer, { isPublic: false });
      await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [quick.userId, slow.userId] });
      await (end === 'an award'
        ? quick.post(`/api/jobs/${jobId}/accept`)
        : retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The roof is too old' }));
      await app.settle();
      const titlesOf = async (who: Client) =>
        (await who.get('/api/notifications')).body.notifications.map((each: Json) => each.title);
      expect(await titlesOf(slow)).toEqual(['Invitation closed', 'Invitation']);
      expect(await titlesOf(quick)).toEqual(end === 'an award' ? ['Invitation'] : ['Invitation closed', 'Invitation']);
    },
  );

  it('are listed newest first in pages of fifty, each once', async () => {
    const client = await app.register('installer');
    await tell(client, 110);
    const first = (await client.get('/api/notifications')).body;
    expect([first.notifications.length, first.unreadCount]).toEqual([50, 110]);
    const all = await listAll(client);
    expect(new Set(all.map((each) => each.id)).size).toBe(110);
    const times = all.map((each) => each.createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await client.get('/api/auth/me')).body.user.unreadNotifications).toBe(110);
    expect((await client.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 110 });
  });

  it('that are unread can be listed alone, page by page to the end', async () => {
    const client = await app.register('installer');
    await tell(client, 60);
    const all = await listAll(client);
    for (const { id } of [...all.slice(0, 3), ...all.slice(-2)]) await read(client, id);
    const first = (await client.get('/api/notifications?unread=true')).body;
    expect(first.unreadCount).toBe(55);
    const next = (await client.get(`/api/notifications?unread=true&cursor=${first.nextCursor}`)).body;
    expect([...first.notifications, ...next.notifications]).toEqual(all.slice(3, -2));
    while ((await readAll(client)).body.unreadCount > 0);
    expect((await client.get('/api/notifications?unread=true')).body).toEqual({
      notifications: [],
      unreadCount: 0,
      nextCursor: null,
    });
    const wrong = await client.get('/api/notifications?unread=false');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['unread']]);
  });

  it.each(['abc', 'bnVsbA', encodeURIComponent('{"pk":"a"}'), Buffer.from('{"pk":1,"sk":2}').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const client = await app.register('retailer');
      const { status, body } = await client.get(`/api/notifications?cursor=${cursor}`);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['cursor']]);
    },
  );

  it('of other people cannot be seen or marked as read', async () => {
    const client = await app.register('retailer');
    const stranger = await app.register('retailer');
    await tell(client, 1);
    const [{ id }] = (await client.get('/api/notifications')).body.notifications;
    expect((await stranger.get('/api/notifications')).body.notifications).toEqual([]);
    const foreign = await read(stranger, id);
    const absent = await read(stranger, newId(new Date()));
    expect(outcome(foreign)).toEqual([404, 'not_found']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect(outcome(await read(app.client(), id))).toEqual([401, 'unauthenticated']);
    expect(outcome(await app.client().get('/api/notifications'))).toEqual([401, 'unauthenticated']);
    expect(await unreadOf(client)).toBe(1);
  });
});

describe('marking as read', () => {
  it('one notification lowers the count by one, and the second time changes nothing', async () => {
    const client = await app.register('retailer');
    await tell(client, 3);
    const [{ id }] = (await client.get('/api/notifications')).body.notifications;
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await read(client, id);
      expect([status, body]).toEqual([200, { unreadCount: 2 }]);
      expect(await unreadOf(client)).toBe(2);
    }
    expect((await listAll(client)).map((each) => each.read)).toEqual([true, false, false]);
  });

  it('one notification sixteen times at the same moment lowers the count by one, in every later read', async () => {
    const client = await app.register('retailer');
    await tell(client, 3);
    const [{ id }] = (await client.get('/api/notifications')).body.notifications;
    const answers = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const { status, body } = await read(client, id);
        return [status, body.unreadCount, await unreadOf(client)];
      }),
    );
    expect(answers).toEqual(Array(16).fill([200, 2, 2]));
  });

  it('one notification several times with the same idempotency key gets the same answer', async () => {
    const client = await app.register('retailer');
    await tell(client, 2);
    const [{ id }] = (await client.get('/api/notifications')).body.notifications;
    const send = () =>
      client.request('POST', `/api/notifications/${id}/read`, { headers: { 'idempotency-key': 'read-this-one' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { unreadCount: 1 }]));
  });

  it('all notifications marks the newest fifty, returns the number left, and reaches zero', async () => {
    const client = await app.register('retailer');
    await tell(client, 110);
    const [{ id }] = (await client.get('/api/notifications')).body.notifications;
    await read(client, id);
    const left: number[] = [];
    do {
      const { status, body } = await readAll(client);
      expect(status).toBe(200);
      left.push(body.unreadCount);
      expect(await counted(client)).toBe(body.unreadCount);
      expect(await unreadOf(client)).toBe(body.unreadCount);
    } while (left.at(-1) !== 0 && left.length < 5);
    expect(left).toEqual([59, 9, 0]);
    expect((await readAll(client)).body).toEqual({ unreadCount: 0 });
  });

  it('all notifications on several devices at once, while single ones are read and more arrive, keeps the count exact', async () => {
    const client = await app.register('retailer');
    await tell(client, 60);
    const some = (await client.get('/api/notifications')).body.notifications.slice(0, 10);
    await Promise.all([
      ...Array.from({ length: 6 }, () => readAll(client)),
      ...some.map(({ id }: { id: string }) => read(client, id)),
      tell(client, 5),
    ]);
    expect(await unreadOf(client)).toBe(await counted(client));
    let last = 1;
    for (let times = 0; times < 5 && last > 0; times += 1) last = (await readAll(client)).body.unreadCount;
    expect([last, await counted(client), await unreadOf(client)]).toEqual([0, 0, 0]);
  });
});

describe('email for notifications', () => {
  const everything = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));
  const set = (client: Client, emailPreferences: unknown) =>
    client.put('/api/notifications/preferences', { emailPreferences });

  it('can be switched off and on for each kind', async () => {
    const client = await app.register('retailer');
    const { status, body } = await set(client, { award: false, date: false });
    const changed = { emailPreferences: { ...everything, award: false, date: false } };
    expect([status, body]).toEqual([200, { ...changed, bellPreferences: everything, dailyEmail: false }]);
    expect((await set(client, { date: true })).body.emailPreferences).toEqual({ ...everything, award: false });
    expect((await client.get('/api/auth/me')).body.user.emailPreferences).toEqual({ ...everything, award: false });
    expect((await set(client, {})).body.emailPreferences).toEqual({ ...everything, award: false });
  });

  it('keeps every switch when several change at the same moment', async () => {
    const client = await app.register('installer');
    const answers = await Promise.all(notificationKinds.map((kind) => set(client, { [kind]: false })));
    expect(answers.map((answer) => answer.status)).toEqual(notificationKinds.map(() => 200));
    const { user } = (await client.get('/api/auth/me')).body;
    expect(Object.values(user.emailPreferences)).toEqual(notificationKinds.map(() => false));
  });

  it('has switches separate from the list, and a kind with both off causes no notification', async () => {
    const client = await app.register('retailer');
    const body = { bellPreferences: { date: false, award: false }, emailPreferences: { date: false } };
    expect((await client.put('/api/notifications/preferences', body)).body).toEqual({
      bellPreferences: { ...everything, date: false, award: false },
      emailPreferences: { ...everything, date: false },
      dailyEmail: false,
    });
    for (const kind of ['date', 'award', 'invite'] as const) await tell(client, 1, { kind, title: `About ${kind}` });
    const titles = (await listAll(client)).map(({ title }) => title);
    expect([titles, await unreadOf(client)]).toEqual([['About invite'], 1]);
    expect((await app.mails(client.email)).map(({ subject }) => subject).sort()).toEqual([
      'About award',
      'About invite',
    ]);
  });

  it('is sent once a day to a user with a daily email, with all events of kinds that are still on', async () => {
    loadEnvironment('sweeper');
    const { sweepDigests } = await import('#functions/core/follow-ups/sweep-digests.ts');
    const client = await app.retailer();
    const jobId = await postJob(client);
    await client.put('/api/notifications/preferences', { dailyEmail: true });
    const said = { kind: 'application', title: 'New application', jobTitle: 'Ten panels', jobId } as const;
    await tell(client, 1, { ...said, text: 'Ann applied.' });
    await tell(client, 1, { kind: 'award', title: 'Job accepted', text: 'Bob accepted.' });
    await tell(client, 1, { kind: 'date', title: 'Installation date set', text: 'Soon.' });
    await set(client, { date: false });
    expect([await unreadOf(client), await app.mails(client.email)]).toEqual([3, []]);

    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const [sent] = [await sweepDigests(hours(24)), await sweepDigests(hours(24)), await app.settle()];
    expect(sent).toBe(1);
    const [mail, ...others] = await app.mails(client.email);
    expect([mail?.subject, others]).toEqual(['2 updates on your SunCrew jobs', []]);
    expect(mail?.text.split('\n\n')).toEqual([
      "Here's your daily summary.",
      `New application\n${origin}/jobs/${jobId}`,
      `Job accepted\n${origin}/notifications`,
      'You get this email at most once a day. To choose which emails you get, open Account Settings:',
      `${origin}/settings`,
      'SunCrew',
    ]);
    await tell(client, 1, { kind: 'award', title: 'Job accepted', text: 'Ann accepted.' });
    expect([await sweepDigests(hours(47)), await sweepDigests(hours(49))]).toEqual([0, 1]);
  });

  it('is not sent for a kind that is off, and is sent for all others', async () => {
    const client = await app.register('retailer');
    await set(client, { award: false });
    for (const kind of emailedKinds) await tell(client, 1, { kind, title: `About ${kind}` });
    const subjects = (await app.mails(client.email)).map((mail) => mail.subject).sort();
    expect(subjects).toEqual(
      emailedKinds
        .filter((kind) => kind !== 'award')
        .map((kind) => `About ${kind}`)
        .sort(),
    );
    expect(await unreadOf(client)).toBe(emailedKinds.length);
  });

  it.each([undefined, null, [], { newsletter: true }, { award: 'yes' }, { award: null }])(
    'cannot be set to %j',
    async (emailPreferences) => {
      const client = await app.register('retailer');
      expect(outcome(await set(client, emailPreferences))).toEqual([422, 'invalid']);
      const unknown = await client.put('/api/notifications/preferences', { emailPreferences: {}, mutedEmails: [] });
      expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['mutedEmails']]);
    },
  );
});
