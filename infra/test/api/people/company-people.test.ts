import { beforeEach, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { type Answer, refresh, signIn, whoAmI } from '../../harness/account-clients.ts';
import { during } from '../../harness/account-faults.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf } from '../../harness/join-company.ts';
import { openCalendar } from '../../harness/open-calendar.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';
import { kindsWith } from '../../harness/table-digest.ts';

/** Changes of a company's people: a new rank, a removal, and leaving the company. */

const app = startedApp();
let owner: Client;
beforeEach(async () => {
  owner = await app.retailer();
});

const gone = [401, 'unauthenticated'];
const peopleOf = async (client: Client) => (await done(client.get('/api/people'))).people;
const changeRank = (by: Client, { userId }: Client, seen: string, rank: string): Promise<Answer> =>
  by.patch(`/api/people/${userId}`, { rank, seen });
const remove = (by: Client, { userId }: Client): Promise<Answer> => by.delete(`/api/people/${userId}`);
const leave = (client: Client, password = client.password): Promise<Answer> =>
  client.post('/api/auth/delete-account', { password, deletedJobs: 0 });
const authors = async (client: Client, jobId: string) =>
  (await done(client.get(`/api/jobs/${jobId}/history`))).events.map(({ by }: { by: { person: string } }) => by.person);

async function expectSound(): Promise<void> {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
}

describe('a rank', () => {
  it('applies from the next request on', async () => {
    const riley = await colleagueOf(app, owner);
    expect((await done(changeRank(owner, riley, 'coordinator', 'bookkeeper'))).person).toMatchObject({
      id: riley.userId,
      rank: 'bookkeeper',
    });
    expect(outcome(await riley.post('/api/jobs', {}))).toEqual([403, 'forbidden']);
    await done(changeRank(owner, riley, 'bookkeeper', 'owner'));
    expect(await peopleOf(riley)).toHaveLength(2);
    await done(changeRank(owner, riley, 'owner', 'coordinator'));
    expect((await whoAmI(riley)).body.user.person.rank).toBe('coordinator');
  });

  it('that two owners change at the same moment gets one change, and the other owner gets a conflict', async () => {
    const [second, riley] = await Promise.all([colleagueOf(app, owner, { rank: 'owner' }), colleagueOf(app, owner)]);
    const answers = await Promise.all([
      changeRank(owner, riley, 'coordinator', 'bookkeeper'),
      changeRank(second, riley, 'coordinator', 'owner'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await whoAmI(riley)).body.user.person.rank).toBe(winner?.body.person.rank);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain(
      'Someone else has just changed this person',
    );
  });

  it('of the other role is refused', async () => {
    const riley = await colleagueOf(app, owner);
    expect((await changeRank(owner, riley, 'coordinator', 'lead')).body.fields).toHaveProperty('rank');
  });

  it('of the first owner can be neither changed nor removed, even by another owner', async () => {
    const second = await colleagueOf(app, owner, { rank: 'owner' });
    for (const by of [owner, second])
      for (const answer of [await changeRank(by, owner, 'owner', 'bookkeeper'), await remove(by, owner)])
        expect(outcome(answer)).toEqual([409, 'wrong_state']);
    expect((await whoAmI(owner)).body.user.person.rank).toBe('owner');
  });

  it('of a person of another company can be neither changed nor removed', async () => {
    const [other, riley] = await Promise.all([app.retailer(), colleagueOf(app, owner)]);
    expect(outcome(await changeRank(other, riley, 'coordinator', 'owner'))).toEqual([404, 'not_found']);
    expect(outcome(await remove(other, riley))).toEqual([404, 'not_found']);
    expect(outcome(await remove(owner, other))).toEqual([404, 'not_found']);
    expect((await whoAmI(riley)).body.user.person.rank).toBe('coordinator');
  });
});

describe('a removed person', () => {
  it('is signed out everywhere at their next request, and their calendar stops', async () => {
    const riley = await colleagueOf(app, owner);
    const phone = app.client();
    await done(signIn(phone, riley));
    const calendar = await openCalendar(app, riley);
    expect(await calendar()).toBe(200);
    expect((await remove(owner, riley)).status).toBe(204);
    expect(outcome(await riley.get('/api/jobs/retailer'))).toEqual(gone);
    expect(outcome(await whoAmI(phone))).toEqual(gone);
    expect([(await refresh(riley)).status, (await refresh(phone)).status, await calendar()]).toEqual([401, 401, 404]);
    expect(outcome(await signIn(app.client(), riley))).toEqual([401, 'bad_credentials']);
    expect(outcome(await remove(owner, riley))).toEqual([404, 'not_found']);
    expect(await peopleOf(owner)).toHaveLength(1);
    await expectSound();
    expect(await kindsWith([riley.email])).toEqual(['addresslink']);
  });

  it('is still named in the history, by first name', async () => {
    const riley = await colleagueOf(app, owner);
    const jobId = await postJob(riley);
    await done(remove(owner, riley));
    await app.settle();
    expect(await authors(owner, jobId)).toEqual(['Riley']);
  });

  it('changes nothing with a request that is under way', async () => {
    const riley = await colleagueOf(app, owner);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'before', only: 0 } as const;
    const interruption = () => done(remove(owner, riley));
    const late = await during({ ...plan, interruption }, () => riley.post('/api/jobs', jobForm()));
    expect(outcome(late)).toEqual(gone);
    expect((await done(owner.get('/api/jobs/retailer'))).jobs).toEqual([]);
    await expectSound();
  });

  it('who is invited again joins as a new person', async () => {
    const riley = await colleagueOf(app, owner);
    const jobId = await postJob(riley);
    await done(remove(owner, riley));
    const again = await colleagueOf(app, owner, { email: riley.email, name: 'Rey Chen' });
    expect(again.userId).not.toBe(riley.userId);
    expect(await peopleOf(owner)).toMatchObject([{ isFirst: true }, { id: again.userId, name: 'Rey Chen' }]);
    await done(again.post(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' }));
    expect(await authors(owner, jobId)).toEqual(['Rey', 'Riley']);
    expect(outcome(await whoAmI(riley))).toEqual(gone);
    await expectSound();
  });

  it('can open an account of their own with the same address', async () => {
    const riley = await colleagueOf(app, owner);
    await done(remove(owner, riley));
    await app.settle();
    const own = await app.register('installer', riley.email);
    expect((await whoAmI(own)).body.user).toMatchObject({ id: own.userId, role: 'installer', email: riley.email });
    expect(await peopleOf(owner)).toHaveLength(1);
  });
});

describe('a person who leaves', () => {
  it('enters their password, and the company stays', async () => {
    const riley = await colleagueOf(app, owner);
    expect((await leave(riley, 'not this one')).body.fields).toHaveProperty('password');
    expect((await whoAmI(riley)).status).toBe(200);
    expect(await done(riley.get('/api/auth/account-closing'))).toMatchObject({ blockingTotal: 0, deletedTotal: 0 });
    expect((await leave(riley)).status).toBe(204);
    expect(outcome(await whoAmI(riley))).toEqual(gone);
    expect(await peopleOf(owner)).toHaveLength(1);
    await expectSound();
  });

  it('may do so while a job is under way', async () => {
    const riley = await colleagueOf(app, owner);
    await awardedJob(riley, await app.installer());
    expect((await leave(riley)).status).toBe(204);
    expect((await done(owner.get('/api/jobs/retailer'))).jobs).toHaveLength(1);
  });
});
