import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Actor, RequestFacts } from '#functions/core/actor.ts';
import { findDone, throwIfDone } from '#functions/core/idempotency.ts';
import { replayShare } from '#functions/core/jobs/views/job-answers.ts';
import { idempotencyName } from '#functions/data/requests/idempotency-writes.ts';
import { rows } from '#functions/data/service.ts';
import { jobForm, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { crash, during, watch } from '../../harness/account-faults.ts';
import { outcome } from '../../harness/outcome.ts';
import { world } from './access-world.ts';

/** A request that is sent again because its answer was lost takes effect once. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const owner = async (): Promise<Client> => (await world.people()).browsers.owner.twin();

describe('a request sent again with its key', () => {
  const send = async (browser: Client, key: string | undefined, changes: Record<string, unknown> = {}) =>
    browser.post('/api/jobs', jobForm(changes), { 'idempotency-key': key });

  it('gets the same answer as before, and nothing is created twice', async () => {
    const browser = await owner();
    const first = await send(browser, 'a key of mine'.replaceAll(' ', '-'));
    const again = await send(browser, 'a-key-of-mine');
    expect([first.status, again.status, again.body.job.id]).toEqual([201, 201, first.body.job.id]);
    const other = await send(browser, 'another-key');
    expect(other.body.job.id).not.toBe(first.body.job.id);
    expect((await send(browser, undefined)).body.job.id).not.toBe(first.body.job.id);
  });

  it('is refused if its path or body differs', async () => {
    const browser = await owner();
    await send(browser, 'a-key-of-mine');
    expect(outcome(await send(browser, 'a-key-of-mine', { notes: 'Other notes' }))).toEqual([
      422,
      'idempotency_mismatch',
    ]);
    const { id } = await world.job('open');
    const elsewhere = await browser.request('PUT', `/api/jobs/${id}`, {
      body: jobForm(),
      headers: { 'idempotency-key': 'a-key-of-mine' },
    });
    expect(outcome(elsewhere)).toEqual([422, 'idempotency_mismatch']);
  });

  it('counts as a new request if another person sends it, even with the same key', async () => {
    const { retailer } = (await world.people()).browsers;
    const first = await send(await owner(), 'a-key-of-ours');
    const second = await send(retailer.twin(), 'a-key-of-ours');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.job.id).not.toBe(first.body.job.id);
  });

  it('takes effect once, even if both arrive at the same moment', async () => {
    const browser = await owner();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(browser, 'keys-at-once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.job.id)).size).toBe(1);
  });

  it('is recognised for a day', async () => {
    const browser = await owner();
    const before = Math.floor(Date.now() / 1000);
    const first = await send(browser, 'a-key-for-a-day');
    const mine = { userId: browser.userId, key: 'a-key-for-a-day' };
    const { data } = await rows().idempotency.get(mine).go();
    const now = Math.floor(Date.now() / 1000);
    expect(data?.ttl).toBeGreaterThanOrEqual(before + 86_400);
    expect(data?.ttl).toBeLessThanOrEqual(now + 86_400);
    await rows()
      .idempotency.patch(mine)
      .set({ ttl: now - 5 })
      .go();
    const later = await send(browser, 'a-key-for-a-day');
    expect(later.status).toBe(201);
    expect(later.body.job.id).not.toBe(first.body.job.id);
  });

  it('is still recognised in the last second of that day', async () => {
    const { userId } = await owner();
    const at = Math.floor(Date.now() / 1000) + 500;
    const row = { userId, key: 'a-key', route: 'POST /x', bodyHash: 'hash', reference: 'r', createdAt: '', ttl: at };
    await rows().idempotency.put(row).go();
    const repeated = (seconds: number, route = 'POST /x', bodyHash = 'hash') =>
      findDone(
        { userId, person: { userId } } as Actor,
        {
          now: new Date(seconds * 1000),
          idempotency: { key: 'a-key', route, bodyHash },
        } as RequestFacts,
      );
    expect(await repeated(at)).toBe('r');
    expect(await repeated(at + 1)).toBeNull();
    for (const other of [['POST /y'], ['POST /x', 'other']])
      await expect(repeated(at, ...other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it.each([
    ['seven-7', 400],
    ['eight--8', 201],
    ['k'.repeat(255), 201],
    ['k'.repeat(256), 400],
    ['with a blank', 400],
    ['with-an-ü', 400],
  ])('needs a key of 8 to 255 printable characters: %j', async (key, status) => {
    const answer = await send(await owner(), key);
    expect(answer.status).toBe(status);
    const message = 'The Idempotency-Key must be 8 to 255 printable characters.';
    if (status === 400) expect(answer.body).toMatchObject({ code: 'bad_request', message });
  });

  it('is handled like any other request on routes that create nothing', async () => {
    const headers = { 'idempotency-key': 'short' };
    expect((await (await owner()).get('/api/auth/me', { headers })).status).toBe(200);
    const body = { email: 'no-one@example.com', password: 'not this one' };
    const signIn = await (await world.open()).client().request('POST', '/api/auth/login', { body, headers });
    expect(outcome(signIn)).toEqual([401, 'bad_credentials']);
  });
});

describe('a repeated action on a job', () => {
  const key = { 'idempotency-key': 'a-key-for-this-job' };

  it('replaces a share link once, and answers only the owner', async () => {
    const { admin } = (await world.people()).browsers;
    const { id } = await world.job('open');
    const browser = await owner();
    const replace = () => browser.post(`/api/jobs/${id}/share`, { rotate: true }, key);
    const [first, again] = [await replace(), await replace()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const actor = (userId: string, isAdmin: boolean) => ({ userId, role: 'retailer', isAdmin }) as Actor;
    expect(await replayShare(actor(browser.userId, false), id)).toEqual(first.body);
    await expect(replayShare(actor(admin.userId, true), id)).rejects.toMatchObject({ code: 'not_found' });
    await rows().job.patch({ jobId: id }).remove(['shareToken']).go();
    await expect(replayShare(actor(browser.userId, false), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('unassigns an installer once', async () => {
    const browser = (await world.people()).browsers.assignee.twin();
    const { id } = await world.job('in_progress');
    const part = () => browser.post(`/api/jobs/${id}/unassign`, { reason: 'Another plan' }, key);
    const [first, again] = [await part(), await part()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('a deleted application or invitation', () => {
  const key = { 'idempotency-key': 'a-proposal-of-mine' };

  it('is not found by an installer who repeats an application', async () => {
    const { installer } = (await world.people()).browsers;
    const { id } = await world.job('open');
    const apply = () => installer.post(`/api/jobs/${id}/apply`, { message: 'I can do it.', leadTimeDays: 7 }, key);
    expect([(await apply()).status, (await apply()).status]).toEqual([201, 201]);
    await rows().application.delete({ jobId: id, installerId: installer.userId }).go();
    expect(outcome(await apply())).toEqual([404, 'not_found']);
  });

  it('is not found by an installer who repeats the answer to an invitation', async () => {
    const { invitee } = (await world.people()).browsers;
    const { id, inviteId } = await world.job('open');
    const decline = () => invitee.post(`/api/invites/${inviteId}/respond`, { status: 'declined' }, key);
    expect([(await decline()).status, (await decline()).status]).toEqual([200, 200]);
    await rows().invite.delete({ jobId: id, installerId: invitee.userId }).go();
    expect(outcome(await decline())).toEqual([404, 'not_found']);
  });
});

describe('a request whose answer is lost on our side', () => {
  it('is an error, and is answered when it is repeated', async () => {
    const browser = await owner();
    const post = () => browser.post('/api/jobs', jobForm(), { 'idempotency-key': 'a-job-once' });
    const plan = { service: 'table', operation: 'TransactWrite', when: 'after', only: 0, error: crash() } as const;
    expect(outcome(await during(plan, post))).toEqual([500, 'internal']);
    const [again, once] = [await post(), await post()];
    expect([again.status, once.body.job.id]).toEqual([201, again.body.job.id]);
  });
});

describe('an action repeated after the award was reversed and the job made private', () => {
  it('gets 404, like any call about a job that does not exist', async () => {
    const { owner: retailer, assignee } = (await world.people()).browsers;
    const { id } = await world.job('in_progress');
    const report = () =>
      assignee.post(`/api/jobs/${id}/progress`, undefined, { 'idempotency-key': 'a-report-of-mine' });
    expect((await report()).status).toBe(200);
    expect((await retailer.post(`/api/jobs/${id}/unassign`, {})).status).toBe(200);
    expect((await retailer.put(`/api/jobs/${id}`, jobForm({ isPublic: false }))).status).toBe(200);
    expect(outcome(await report())).toEqual([404, 'not_found']);
  });
});

describe('a request that was overtaken by another', () => {
  it('counts as done only if the other request has the same idempotency key', () => {
    expect(() => throwIfDone(['job'])).not.toThrow();
    expect(() => throwIfDone(['job', idempotencyName])).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  it('gets the answer of the first one, which was lost, although that one already uses its file', async () => {
    const browser = await owner();
    const photo = () => upload(browser, png('roof'), 'image/png', 'roof.png');
    const post = (form: object) => browser.post('/api/jobs', form, { 'idempotency-key': 'a-job-of-mine' });
    const known = await photo();
    const reads = watch('table', 'Get');
    await browser.post('/api/jobs', jobForm({ switchboardPhoto: known }), { 'idempotency-key': 'a-job-before' });
    reads.stop();
    const ofFile = reads.inputs.findLastIndex((input) => JSON.stringify(input).includes(known));
    expect(ofFile).toBeGreaterThan(0);

    const form = jobForm({ switchboardPhoto: await photo() });
    let first: TestAnswer | undefined;
    const interruption = async () => {
      first = await post(form);
    };
    const plan = { service: 'table', operation: 'Get', when: 'before', only: ofFile, interruption } as const;
    const again = await during(plan, () => post(form));
    expect([first?.status, again.status, again.body]).toEqual([201, 201, first?.body]);
  });
});
