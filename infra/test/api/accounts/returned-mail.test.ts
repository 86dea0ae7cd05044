import { describe, expect, it } from '@jest/globals';
import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import { commit } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { rows } from '#functions/data/service.ts';
import { handler } from '#functions/events/returns.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

/** Returns the part of an SES report that describes the email. Some of its fields are not read by the application. */
const mail = (sentAt: Date) => ({
  timestamp: sentAt.toISOString(),
  source: 'hello@suncrew.example',
  messageId: 'EXAMPLE',
  tags: { 'ses:configuration-set': ['MailReports'] },
});
const bounce = (to: string, { sentAt = new Date(), bounceType = 'Permanent' } = {}) =>
  handler({
    'detail-type': 'Email Bounced',
    source: 'aws.ses',
    detail: {
      eventType: 'Bounce',
      bounce: {
        bounceType,
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: to, action: 'failed', status: '5.1.1' }],
        timestamp: new Date().toISOString(),
      },
      mail: mail(sentAt),
    },
  });
const complaint = (to: string, complaintFeedbackType: string) =>
  handler({
    'detail-type': 'Email Complaint Received',
    source: 'aws.ses',
    detail: {
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType },
      mail: mail(new Date()),
    },
  });

const stopped = async (person: Client) => (await person.get('/api/auth/me')).body.user.mailStopped;

/** Sends an email with the subject "News", and returns how many such emails the person has received. */
async function emails(person: Client): Promise<number> {
  await commit(
    outboxWrite({ mail: { userId: person.userId, kind: 'application', subject: 'News', text: 'News' } }, new Date()),
  );
  await app.settle();
  expect((await rows().outbox.query.waiting({ list1pk: 'outbox' }).go()).data).toEqual([]);
  return (await app.mails(person.email)).filter(({ subject }) => subject === 'News').length;
}

/** Returns the token in the newest email with a link that confirms the address. */
async function newestLink(person: Client): Promise<string | undefined> {
  await app.settle();
  const links = (await app.mails(person.email)).flatMap(
    ({ text }) => /confirm-email#([a-z2-7]{26})/.exec(text)?.[1] ?? [],
  );
  return links.at(-1);
}

describe('a hard bounce', () => {
  it('stops all emails, is shown to the owner of the address, and leaves no email waiting for a retry', async () => {
    const person = await app.register('retailer');
    expect([await emails(person), await stopped(person)]).toEqual([1, null]);
    expect(await bounce(person.email.toUpperCase())).toEqual({ stopped: 1 });
    expect([await emails(person), await stopped(person)]).toEqual([1, 'bounced']);
    // The address gets no reset code either.
    const before = (await app.mails(person.email)).length;
    expect((await app.client().post('/api/auth/forgot-password', { email: person.email })).status).toBe(204);
    await app.settle();
    expect(await app.mails(person.email)).toHaveLength(before);
  });

  it('has no more effect once the owner opens a link from an email to that address, and older reports change nothing', async () => {
    const person = await app.register('installer');
    const sentAt = new Date(Date.now() - 60_000);
    await bounce(person.email);
    expect((await person.post('/api/auth/send-confirmation', {})).status).toBe(204);
    const token = await newestLink(person);
    expect((await app.client().post('/api/auth/confirm-email', { token })).status).toBe(204);
    expect([await stopped(person), await emails(person)]).toEqual([null, 1]);
    expect(await bounce(person.email, { sentAt })).toEqual({ stopped: 0 });
    expect(await stopped(person)).toBeNull();
    expect(await bounce(person.email, { sentAt: new Date(Date.now() + 1000) })).toEqual({ stopped: 1 });
    // An operator can confirm the address of an owner who gets no emails.
    await confirmByOperator(person.email);
    expect(await stopped(person)).toBeNull();
  });

  it('also stops emails to an unconfirmed address, except the one with the confirmation link', async () => {
    const person = await app.unconfirmed('retailer');
    const first = await newestLink(person);
    await bounce(person.email);
    expect((await person.post('/api/auth/send-confirmation', {})).status).toBe(204);
    expect(await newestLink(person)).not.toBe(first);
    expect((await person.get('/api/auth/me')).body.user).toMatchObject({
      emailConfirmed: false,
      mailStopped: 'bounced',
    });
  });
});

describe('an administrator', () => {
  const list = async (admin: Client, person: Client, role: string) => {
    const { body } = await admin.get(`/api/admin/${role}`);
    return body[role].find(({ id }: { id: string }) => id === person.userId).mailStopped;
  };
  const allow = (admin: Client, { userId }: Client, stoppedAt: string) =>
    admin.post(`/api/admin/people/${userId}/mail`, { stoppedAt });

  it.each(['retailers', 'installers'] as const)(
    'sees the reason and the time of stopped emails of %s, and allows emails again',
    async (role) => {
      const person = await (role === 'retailers' ? app.retailer() : app.installer());
      const admin = await app.admin();
      await app.settle();
      expect(await list(admin, person, role)).toBeNull();
      await complaint(person.email, 'abuse');
      const seen = await list(admin, person, role);
      expect(seen).toEqual({ why: 'complained', at: expect.any(String) });
      expect((await allow(admin, person, seen.at)).body).toEqual({ id: person.userId, mailStopped: null });
      expect([await stopped(person), await emails(person), await list(admin, person, role)]).toEqual([null, 1, null]);
      const { acts } = (await admin.get(`/api/admin/acts?about=${person.userId}`)).body;
      expect(acts).toMatchObject([
        {
          action: 'allowMail',
          actorId: admin.userId,
          changes: [{ field: 'mailStopped', from: 'complained', to: null }],
        },
      ]);
      // A second administrator with an outdated page does no harm, and adds no entry to the audit log.
      expect((await allow(admin, person, seen.at)).body.mailStopped).toBeNull();
      expect((await admin.get(`/api/admin/acts?about=${person.userId}`)).body.acts).toHaveLength(1);
    },
  );

  it('is refused if another email has bounced since they opened the page, or without their password', async () => {
    const [person, admin, hasty] = await Promise.all([app.retailer(), app.admin(), app.admin(false)]);
    await app.settle();
    await bounce(person.email);
    const seen = await list(admin, person, 'retailers');
    const refused = await hasty.post(`/api/admin/people/${person.userId}/mail`, { stoppedAt: seen.at });
    expect(refused.status).toBe(403);
    await allow(admin, person, seen.at);
    await bounce(person.email, { sentAt: new Date(Date.now() + 1000) });
    const late = await allow(admin, person, seen.at);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Another email has bounced or been marked as spam since you opened this. Nothing was changed.',
    ]);
    expect(await stopped(person)).toBe('bounced');
    expect((await list(admin, person, 'retailers')).at).not.toBe(seen.at);
  });
});

describe('a report that stops nothing', () => {
  it('is a transient bounce, an email that was marked as not spam, or a bounce of an unknown address', async () => {
    const person = await app.register('retailer');
    expect(await bounce(person.email, { bounceType: 'Transient' })).toEqual({ stopped: 0 });
    expect(await complaint(person.email, 'not-spam')).toEqual({ stopped: 0 });
    expect(await bounce('no-one@example.com')).toEqual({ stopped: 0 });
    expect([await stopped(person), await emails(person)]).toEqual([null, 1]);
  });

  it('is one that the function cannot read: it throws, so the queue keeps the report', async () => {
    await expect(handler({ detail: { eventType: 'Bounce' } })).rejects.toThrow();
  });
});

it('a spam complaint also stops emails, and is shown as the reason', async () => {
  const person = await app.register('installer');
  expect(await complaint(person.email, 'abuse')).toEqual({ stopped: 1 });
  expect([await stopped(person), await emails(person)]).toEqual(['complained', 0]);
});
