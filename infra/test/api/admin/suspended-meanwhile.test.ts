import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmUser, setSuspended } from '#functions/data/accounts/user-writes.ts';
import { documents } from '#functions/data/client.ts';
import { commit } from '#functions/data/commit.ts';
import { rows } from '#functions/data/service.ts';
import { Authenticator } from '#infra/tools/in-process/authenticator.ts';
import { jobForm, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { type RouteName, routes } from '#shared/api/index.ts';
import { enrol, start } from '../../harness/enrol.ts';
import { startedApp } from '../../harness/started-app.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';
import { Fuzzer } from '../input/fuzzer.ts';
import { planOf } from '../input/plans.ts';

/** An administrator suspends a person between the check of a request and its transaction. */

const app = startedApp();
let fuzzer: Fuzzer;

beforeAll(async () => {
  fuzzer = await Fuzzer.start(app);
});
afterEach(() => {
  documents.middlewareStack.remove('interleave');
});

/**
 * Runs an act just before the next transaction. Returns a function that tells whether there has been a transaction. With
 * `holdsOthers`, transactions that begin during the act wait for it, so such an act must need no transaction itself.
 */
function beforeNextTransaction(act: () => Promise<unknown>, { holdsOthers = false } = {}): () => boolean {
  let isMet = false;
  let acting: Promise<unknown> | undefined;
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand') return next(args);
      if (!isMet) {
        isMet = true;
        acting = act();
        await acting;
      } else if (holdsOthers) await acting;
      return next(args);
    },
    { name: 'interleave', step: 'initialize', priority: 'high' },
  );
  return () => isMet;
}

/**
 * The calls whose transaction does not check the suspension. A suspended person may end a session or the account. The other calls
 * only prove the caller's identity, which gives a suspended person no access.
 */
const notConditional: RouteName[] = [
  'signIn',
  'register',
  'signOut',
  'refreshSession',
  'changePassword',
  'deleteAccount',
  'endSession',
  'endSessions',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  // Here the company may be suspended, not the caller. `company-invites.test.ts` tests that.
  'joinCompany',
  'readPersonInvite',
  // These only record that an administrator viewed a number. Administrators are never suspended.
  'viewSaaNumber',
  'viewCredentialNumber',
];

const writing = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].method !== 'GET' && !notConditional.includes(name),
);

/** The calls that change nothing in the data of this test, so they run no transaction that could be interrupted. */
const nothingToDo: RouteName[] = [
  'sendConfirmation',
  'revokeShareLink',
  'openDataCopy',
  'unverifyInstaller',
  'restorePerson',
  'allowMail',
  'removeCredential',
  // Two-factor sign-in is off in this data. Another test below turns it on first.
  'turnOnTwoFactor',
  'renewRecoveryCodes',
  'turnOffTwoFactor',
  'resetTwoFactor',
];

describe('a person who is suspended while their request is under way', () => {
  it.each(writing)('changes nothing by %s', async (name) => {
    const { who, params = {}, body } = planOf(name);
    const path = routes[name].path.replace(/\{(\w+)\}/g, (_, param: string) => fuzzer.filled(params[param] ?? ''));
    const userId = fuzzer.filled(`{${who}}`);
    await app.settle();
    await fuzzer.ask(who, 'GET', '/api/auth/me', undefined);
    const suspend = () => rows().user.patch({ userId }).set({ suspended: true }).go();
    const isMet = beforeNextTransaction(suspend, { holdsOthers: true });
    const before = await digestTable();
    const sent = body === undefined ? undefined : fuzzer.filled(JSON.stringify(body));
    const answer = await fuzzer.ask(who, routes[name].method, path, sent);
    documents.middlewareStack.remove('interleave');
    const changed = changedRows(before, await digestTable());
    await rows().user.patch({ userId }).remove(['suspended']).go();
    if (nothingToDo.includes(name)) return expect([isMet(), changed]).toEqual([false, []]);
    expect([isMet(), answer.status, answer.body.code]).toEqual([true, 403, 'suspended']);
    expect(changed.map((key) => key.split('$').at(-1))).toEqual(['user_1']);
  });

  it('changes nothing about their two-factor sign-in', async () => {
    const sam = await app.installer();
    const path = '/api/auth/two-factor';
    const row = async () => (await rows().user.get({ userId: sam.userId }).go({ consistent: true })).data;
    const suspendedAt = async (act: () => Promise<{ body: { code?: string } }>) => {
      beforeNextTransaction(() => rows().user.patch({ userId: sam.userId }).set({ suspended: true }).go());
      expect((await act()).body.code).toBe('suspended');
      documents.middlewareStack.remove('interleave');
      await rows().user.patch({ userId: sam.userId }).remove(['suspended']).go();
    };
    const started = (await start(sam)).body;
    const phone = new Authenticator(started.key);
    const code = await phone.next();
    await suspendedAt(() => sam.post(`${path}/on`, { id: started.id, code }));
    expect((await row())?.twoFactorSince).toBeUndefined();
    const { recoveryCodes } = await enrol(sam);
    const before = await row();
    const factors = { password: sam.password, code: recoveryCodes[0] };
    await suspendedAt(() => sam.post(`${path}/codes`, factors));
    await suspendedAt(() => sam.post(`${path}/off`, factors));
    expect(await row()).toEqual(before);
  });

  it('gets no grant from a share link that they open', async () => {
    const [robin, sam] = await Promise.all([app.retailer(), app.installer()]);
    const jobId = await postJob(robin, { isPublic: false });
    const { shareToken } = (await robin.post(`/api/jobs/${jobId}/share`, {})).body;
    beforeNextTransaction(() => commit([setSuspended(sam.userId, true)]));
    expect((await sam.get(`/api/jobs/shared/${shareToken}`)).body.code).toBe('suspended');
    expect((await rows().grant.get({ jobId, userId: sam.userId }).go()).data).toBeNull();
  });
});

describe('an owner who is suspended while an installer leaves a job', () => {
  it('has the job hidden, and listed again once an administrator ends the suspension', async () => {
    const [admin, robin, sam, luca] = await Promise.all([
      app.admin(),
      app.retailer(),
      app.installer(),
      app.installer(),
    ]);
    const jobId = await postJob(robin, { isPublic: true });
    const award = async () => {
      const application = `/api/applications/${jobId}.${sam.userId}`;
      expect((await sam.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 })).status).toBe(201);
      expect((await robin.put(application, { status: 'accepted' })).status).toBe(200);
      await app.settle();
    };
    await award();
    const suspension = `/api/admin/people/${robin.userId}/suspension`;
    beforeNextTransaction(async () => {
      expect((await admin.post(suspension, { reason: 'Took money' })).status).toBe(200);
      await app.settle();
    });
    expect((await sam.post(`/api/jobs/${jobId}/unassign`, {})).status).toBe(200);
    await app.settle();
    expect((await luca.get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await admin.delete(suspension)).status).toBe(200);
    await app.settle();
    expect((await luca.get(`/api/jobs/${jobId}`)).status).toBe(200);
    const differences = await findDifferences(documents, app.tableName);
    expect(differences.filter((each) => each.includes(jobId) || each.includes(robin.userId))).toEqual([]);
  });
});

describe('an installer who is suspended while a retailer invites them or awards them a job', () => {
  it('gets neither the invitation nor the job', async () => {
    const [robin, sam, luca] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
    const jobId = await postJob(robin, { isPublic: true });
    await sam.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 });
    beforeNextTransaction(() => commit([setSuspended(sam.userId, true)]));
    const awarded = await robin.put(`/api/applications/${jobId}.${sam.userId}`, { status: 'accepted' });
    expect([awarded.status, awarded.body.message]).toEqual([409, 'This installer is not available at the moment.']);
    documents.middlewareStack.remove('interleave');
    const unlisted = await postJob(robin, { isPublic: false });
    beforeNextTransaction(() => commit([setSuspended(luca.userId, true)]));
    const invited = await robin.post(`/api/jobs/${unlisted}/invites`, { installerIds: [luca.userId] });
    expect([invited.status, invited.body.code]).toEqual([422, 'invalid']);
  });
});

describe('a job that is posted at the same moment', () => {
  it('as its company is renamed has the new name', async () => {
    const robin = await app.retailer();
    const { abnNumber } = (await robin.get('/api/profile')).body.profile;
    beforeNextTransaction(async () => {
      const renamed = await robin.put('/api/profile/retailer', retailerProfile({ companyName: 'Brighter', abnNumber }));
      expect(renamed.status).toBe(200);
      await app.settle();
    });
    const { status, body } = await robin.post('/api/jobs', jobForm());
    await app.settle();
    expect([status, body.job.retailer?.companyName ?? 'Brighter']).toEqual([201, 'Brighter']);
    const { data } = await rows().job.get({ jobId: body.job.id }).go();
    expect(data?.card.retailerCompany).toBe('Brighter');
  });

  it("as its owner's address is confirmed is listed", async () => {
    const robin = await app.unconfirmed('retailer');
    await robin.post('/api/profile/retailer', retailerProfile());
    const user = (await rows().user.get({ userId: robin.userId }).go()).data;
    if (!user) throw new Error('There is no such user.');
    beforeNextTransaction(() => commit([confirmUser(user, new Date().toISOString())]));
    const { status, body } = await robin.post('/api/jobs', jobForm({ isPublic: true }));
    expect(status).toBe(201);
    expect((await rows().job.get({ jobId: body.job.id }).go()).data?.isUnlisted).toBeUndefined();
  });
});
