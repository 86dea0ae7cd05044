import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { installerProfile, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { mostPeople } from '#shared/domain/accounts/ranks.ts';

import { signIn, whoAmI } from '../../harness/account-clients.ts';
import { crash, during } from '../../harness/account-faults.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, invite, join, newcomer, sendInvite, tokensIn } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { patiently } from '../../harness/patiently.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';

/** Invitations to a company: how a person joins with one, and when one no longer works. */

const app = startedApp();
const week = 7 * 86_400_000;
afterEach(() => {
  jest.useRealTimers();
});

const read = (token: string) => app.client().post('/api/people/joining/read', { token });
const enter = (token: string) => join(app.client(), token, 'Riley Chen');
const peopleOf = async (client: Client) => (await done(client.get('/api/people'))).people;
const invitesOf = async (client: Client) => (await done(client.get('/api/people'))).invites;
const withoutId = ({ status, body }: TestAnswer) => ({ status, ...body, requestId: '' });

describe('an invited person', () => {
  it('reads the name of the company, chooses a password, and is signed in for the company', async () => {
    const owner = await app.retailer({ companyName: 'Bright Roofs' });
    const invited = newcomer({ rank: 'bookkeeper' });
    const token = await invite(app, owner, invited);
    const expected = { companyName: 'Bright Roofs', role: 'retailer', ...invited };
    expect(await done(read(token))).toMatchObject(expected);
    const client = app.client();
    const { user } = await done(join(client, token, 'Riley  Chen'));
    expect(user).toMatchObject({ id: owner.userId, role: 'retailer', profileCompleted: true, isAdmin: false });
    expect(user).toMatchObject({ email: invited.email, emailConfirmed: true, person: { rank: 'bookkeeper' } });
    expect((await whoAmI(client)).body.user).toEqual(user);
    expect(await peopleOf(owner)).toMatchObject([
      { id: owner.userId, isFirst: true, isCaller: true, rank: 'owner' },
      { id: user.person.id, isFirst: false, isCaller: false, rank: 'bookkeeper', email: invited.email },
    ]);
    expect(await invitesOf(owner)).toEqual([]);
  });

  it('acts for the company, on the same jobs as its owner', async () => {
    const owner = await app.retailer();
    const riley = await colleagueOf(app, owner);
    const jobId = await postJob(riley);
    expect((await done(owner.get('/api/jobs/retailer'))).jobs).toMatchObject([{ id: jobId }]);
    await done(owner.post(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' }));
    expect((await done(riley.get(`/api/jobs/${jobId}`))).job).toMatchObject({ status: 'cancelled' });
  });

  it('signs in later with their own password, in any browser', async () => {
    const riley = await colleagueOf(app, await app.installer(), { rank: 'lead' });
    const browser = app.client();
    expect((await done(signIn(browser, riley))).user.person).toEqual({
      id: riley.userId,
      name: 'Riley Chen',
      rank: 'lead',
      hasColleagues: true,
    });
    expect((await browser.post('/api/auth/refresh')).body.user.person.id).toBe(riley.userId);
  });

  it('must sign out first if they are signed in', async () => {
    const owner = await app.retailer();
    const token = await invite(app, owner, newcomer());
    expect(outcome(await join(await app.installer(), token, 'Riley Chen'))).toEqual([409, 'conflict']);
    expect((await enter(token)).status).toBe(201);
  });

  it('with an account of their own is refused, and the account stays unchanged', async () => {
    const [owner, other] = await Promise.all([app.retailer(), app.installer()]);
    const token = await invite(app, owner, newcomer({ email: other.email }));
    const before = await digestTable();
    expect(outcome(await enter(token))).toEqual([409, 'email_taken']);
    expect(changedRows(before, await digestTable())).toEqual([]);
    expect((await done(signIn(app.client(), other))).user).toMatchObject({ id: other.userId, role: 'installer' });
    expect(await peopleOf(owner)).toHaveLength(1);
  });

  it('can try again after a failure, and has no account until then', async () => {
    const owner = await app.retailer();
    const invited = newcomer();
    const token = await invite(app, owner, invited);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'before', error: crash(), only: 1 } as const;
    expect((await during(plan, () => enter(token))).status).toBe(500);
    expect(outcome(await signIn(app.client(), { ...invited, password: owner.password }))).toEqual([
      401,
      'bad_credentials',
    ]);
    expect(await peopleOf(owner)).toHaveLength(1);
    expect((await enter(token)).status).toBe(201);
    expect(await peopleOf(owner)).toHaveLength(2);
  });

  it('joins once, even with several requests at once', async () => {
    const owner = await app.retailer();
    const token = await invite(app, owner, newcomer());
    // A request that arrives while another one is unfinished may get 409, which asks the person to try again.
    const answers = await Promise.all([1, 2, 3].map(() => patiently(() => enter(token))));
    const isIn = answers.some(({ status }) => status === 201);
    const last = isIn ? 422 : 201;
    expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([]);
    expect([(await enter(token)).status, (await peopleOf(owner)).length]).toEqual([last, 2]);
  });
});

describe('an invitation', () => {
  it('gets the same answer if it is used, revoked, replaced, expired or unknown, or its company is suspended', async () => {
    const [owner, closed, admin] = await Promise.all([app.retailer(), app.retailer(), app.admin()]);
    const invited = newcomer();
    const used = await invite(app, owner, newcomer());
    await done(enter(used));
    const replaced = await invite(app, owner, invited);
    const revoked = await invite(app, owner, invited);
    const [{ id }] = await invitesOf(owner);
    expect((await owner.delete(`/api/people/invites/${id}`)).status).toBe(204);
    const ofSuspended = await invite(app, closed, newcomer());
    await done(admin.post(`/api/admin/people/${closed.userId}/suspension`, { reason: 'Took money' }));
    const expired = await invite(app, owner, newcomer());
    const dead = [used, replaced, revoked, ofSuspended, 'a'.repeat(26)];
    const answers: TestAnswer[] = [];
    for (const token of dead) answers.push(await read(token), await enter(token));
    expect((await read(expired)).status).toBe(200);
    stopClockAt(Date.now() + week + 2_000);
    answers.push(await read(expired), await enter(expired));
    jest.useRealTimers();
    expect(answers[0]).toMatchObject({ status: 422, body: { fields: { token: expect.any(String) } } });
    expect(answers.map(withoutId)).toEqual(answers.map(() => withoutId(answers[0]!)));
    expect(await peopleOf(owner)).toHaveLength(2);
  });

  it('works for seven days', async () => {
    const token = await invite(app, await app.retailer(), newcomer());
    stopClockAt(Date.now() + week - 60_000);
    expect((await read(token)).status).toBe(200);
  });

  it('that is sent again makes the earlier one void', async () => {
    const owner = await app.retailer();
    const invited = newcomer();
    const first = await invite(app, owner, invited);
    await done(sendInvite(owner, { ...invited, email: invited.email.toUpperCase(), rank: 'owner' }));
    const second = (await tokensIn(app, invited.email)).at(-1) ?? '';
    expect(await invitesOf(owner)).toMatchObject([{ email: invited.email, rank: 'owner' }]);
    expect([(await enter(first)).status, (await enter(second)).status]).toEqual([422, 201]);
  });

  it('contains no text that a user typed, and has its token after the # of its URL', async () => {
    const owner = await app.retailer({ companyName: 'Free roofs at https://evil.example' });
    const invited = newcomer({ name: 'Win https://evil.example' });
    const token = await invite(app, owner, invited);
    const [mail] = await app.mails(invited.email);
    expect(mail?.text).toContain(`/join#${token}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('evil.example');
  });

  it('of a person who already works for the company is refused', async () => {
    const owner = await app.retailer();
    const { email } = await colleagueOf(app, owner);
    for (const each of [email, owner.email])
      expect(outcome(await sendInvite(owner, newcomer({ email: each })))).toEqual([422, 'invalid']);
  });

  it('to a rank of the other role is refused', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    expect((await sendInvite(retailer, newcomer({ rank: 'lead' }))).body.fields).toHaveProperty('rank');
    expect((await sendInvite(installer, newcomer({ rank: 'coordinator' }))).body.fields).toHaveProperty('rank');
  });

  it('by an owner with an unconfirmed address or without a profile is refused', async () => {
    const [unconfirmed, unnamed] = [await app.unconfirmed('retailer'), await app.register('installer')];
    await done(unconfirmed.post('/api/profile/retailer', retailerProfile()));
    const invited = newcomer({ rank: 'owner' });
    expect(outcome(await sendInvite(unconfirmed, invited))).toEqual([409, 'conflict']);
    expect(outcome(await sendInvite(unnamed, invited))).toEqual([409, 'profile_incomplete']);
    await done(unnamed.post('/api/profile/installer', installerProfile()));
    expect((await sendInvite(unnamed, invited)).status).toBe(201);
    expect(await tokensIn(app, invited.email)).toHaveLength(1);
  });

  it('of another company cannot be revoked', async () => {
    const [owner, other] = await Promise.all([app.retailer(), app.retailer()]);
    const token = await invite(app, owner, newcomer());
    const [{ id }] = await invitesOf(owner);
    await other.delete(`/api/people/invites/${id}`);
    expect((await read(token)).status).toBe(200);
  });
});

describe('a company with one place left', () => {
  it('takes one of two people who join at the same moment, and the other once there is a place again', async () => {
    const owner = await app.retailer();
    const [first, second] = [await invite(app, owner, newcomer()), await invite(app, owner, newcomer())];
    await rows()
      .user.patch({ userId: owner.userId })
      .set({ colleagues: mostPeople - 1 })
      .go();
    const answers = await Promise.all([enter(first), enter(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = answers[0]!.status === 201 ? second : first;
    const refused = await enter(late);
    expect(outcome(refused)).toEqual([409, 'conflict']);
    expect(refused.body.message).toBe(
      `This company already has ${mostPeople} people besides the person who opened the account, so you can't join it.`,
    );
    const winner = answers.find(({ status }) => status === 201)!.body.user.person.id;
    expect((await owner.delete(`/api/people/${winner}`)).status).toBe(204);
    expect((await enter(late)).status).toBe(201);
  });
});
