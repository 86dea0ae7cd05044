import { beforeEach, describe, expect, it } from '@jest/globals';
import { actorFor } from '#functions/core/accounts/copies/copy-part.ts';
import { gatherPart } from '#functions/core/accounts/copies/gather-part.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { signIn } from '../../harness/account-clients.ts';
import { crash, during } from '../../harness/account-faults.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, invite, join, newcomer, sendInvite } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The limits of the people of a company: none of them can keep, use or give rights beyond their own role. */

const app = startedApp();
let owner: Client;
beforeEach(async () => {
  owner = await app.retailer();
});

const enter = (token: string) => join(app.client(), token, 'Riley Chen');
const personOf = (person: Client): string => `/api/people/${person.userId}`;

describe('an invitation by an owner who joined', () => {
  it('ends when that owner is removed', async () => {
    const second = await colleagueOf(app, owner, { rank: 'owner' });
    const token = await invite(app, second, newcomer({ rank: 'owner' }));
    await done(owner.delete(personOf(second)));
    expect((await enter(token)).status).toBe(422);
    expect((await done(owner.get('/api/people'))).invites).toEqual([]);
  });

  it('ends when that owner gets a role that may not invite', async () => {
    const second = await colleagueOf(app, owner, { rank: 'owner' });
    const token = await invite(app, second, newcomer({ rank: 'owner' }));
    await done(owner.request('PATCH', personOf(second), { body: { rank: 'bookkeeper', seen: 'owner' } }));
    expect((await enter(token)).status).toBe(422);
  });
});

describe('a person who joins', () => {
  it('can sign in even if the answer to joining was lost', async () => {
    const invited = newcomer();
    const token = await invite(app, owner, invited);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'after', error: crash(), only: 2 } as const;
    await during(plan, () => enter(token));
    expect((await signIn(app.client(), { ...invited, password: owner.password })).status).toBe(200);
  });

  it('gets the link that closes an account which someone else opened with their email address', async () => {
    const invited = newcomer();
    const { email } = invited;
    const stranger = app.client();
    await done(stranger.post('/api/auth/register', { email, password: owner.password, role: 'installer' }));
    const token = await invite(app, owner, invited);
    expect(outcome(await enter(token))).toEqual([409, 'email_taken']);
    await app.settle();
    const closing = (await app.mails(email))
      .flatMap(({ text }) => /#close-([a-z2-7]{26})/.exec(text)?.[1] ?? [])
      .at(-1);
    await done(app.client().post('/api/auth/confirm-email', { token: closing }));
    expect((await enter(token)).status).toBe(201);
  });
});

describe('an owner who joined', () => {
  it('can neither remove themselves nor change their own role', async () => {
    const second = await colleagueOf(app, owner, { rank: 'owner' });
    expect(outcome(await second.delete(personOf(second)))).toEqual([409, 'wrong_state']);
    const change = { body: { rank: 'bookkeeper', seen: 'owner' } };
    expect(outcome(await second.request('PATCH', personOf(second), change))).toEqual([409, 'wrong_state']);
  });

  it('has a data copy of their own, and cannot open that of the first owner', async () => {
    const second = await colleagueOf(app, owner, { name: 'Remy Vale', rank: 'owner' });
    await confirmSession(second);
    await confirmSession(owner);
    await done(owner.post('/api/data-copy'));
    await app.settle();
    expect(outcome(await second.post('/api/data-copy/download', { part: 1 }))).toEqual([404, 'not_found']);
    expect((await done(second.get('/api/notifications'))).notifications).toEqual([]);
    await done(second.post('/api/data-copy'));
    await app.settle();
    expect((await done(second.get('/api/data-copy'))).state).toBe('ready');
    expect((await done(second.get('/api/notifications'))).notifications).toMatchObject([{ kind: 'copy' }]);
    const row = await findUser(second.userId);
    if (!row) throw new Error('There is no such person.');
    const { data } = await gatherPart(actorFor(row), undefined);
    expect(data).toMatchObject({ account: { id: second.userId, personName: 'Remy Vale' }, profile: null, jobs: [] });
    expect(JSON.stringify(data)).not.toContain(owner.email);
  });
});

describe('a bookkeeper', () => {
  it('reads no share link, because an installer could accept the job with it', async () => {
    const [id, bookkeeper] = await Promise.all([postJob(owner), colleagueOf(app, owner, { rank: 'bookkeeper' })]);
    await done(owner.post(`/api/jobs/${id}/share`, { expiresInDays: 7 }));
    expect((await done(owner.get(`/api/jobs/${id}`))).job.shareToken).toEqual(expect.any(String));
    expect((await done(bookkeeper.get(`/api/jobs/${id}`))).job).not.toHaveProperty('shareToken');
    expect(outcome(await bookkeeper.get(`/api/jobs/${id}/share`))).toEqual([403, 'forbidden']);
  });

  it('can save views, but change no template', async () => {
    const bookkeeper = await colleagueOf(app, owner, { rank: 'bookkeeper' });
    const item = { name: 'House', text: '{}' };
    await done(owner.put('/api/kept/templates', { name: 'House', item }));
    await done(bookkeeper.put('/api/kept/views', { name: 'House', item }));
    expect(outcome(await bookkeeper.put('/api/kept/templates', { name: 'House', item: null }))).toEqual([
      403,
      'forbidden',
    ]);
    expect((await done(owner.get('/api/kept/templates'))).items).toEqual([item]);
  });
});

it('no one can be invited into the account of an administrator', async () => {
  const admin = await app.admin();
  await confirmSession(admin);
  expect((await sendInvite(admin, newcomer())).status).toBe(409);
});

it('a saved search notifies everyone in the company of its installer', async () => {
  const company = await app.installer();
  const lead = await colleagueOf(app, company, { rank: 'lead' });
  await done(lead.post('/api/searches', { name: 'All', filter: {}, notify: true, email: false }));
  await postJob(owner);
  await app.settle();
  for (const person of [company, lead])
    expect((await done(person.get('/api/notifications'))).notifications).toMatchObject([{ kind: 'match' }]);
});
