import { beforeEach, describe, expect, it } from '@jest/globals';
import { setAdministrator } from '#functions/core/accounts/administrators.ts';
import { documents } from '#functions/data/client.ts';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { refresh, signIn, whoAmI } from '../../harness/account-clients.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, invite, join, newcomer } from '../../harness/join-company.ts';
import { openCalendar } from '../../harness/open-calendar.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';
import { kindsWith } from '../../harness/table-digest.ts';

/** The people of a company whose account is suspended, deleted or an administrator's. */

const app = startedApp();
let owner: Client;
beforeEach(async () => {
  owner = await app.retailer();
});

const gone = [401, 'unauthenticated'];

describe('a suspended company', () => {
  it('has no person who can sign in, renew a session, act or read their calendar, until the suspension ends', async () => {
    const [admin, riley] = await Promise.all([app.admin(), colleagueOf(app, owner)]);
    const calendar = await openCalendar(app, riley);
    const suspension = `/api/admin/people/${owner.userId}/suspension`;
    await done(admin.post(suspension, { reason: 'Took money' }));
    await app.settle();
    const suspended = [403, 'suspended'];
    const tries = [
      () => whoAmI(riley),
      () => riley.post('/api/jobs', {}),
      () => refresh(riley),
      () => signIn(app.client(), riley),
    ];
    for (const each of tries) expect(outcome(await each())).toEqual(suspended);
    expect(await calendar()).toBe(404);
    await done(admin.delete(suspension));
    expect((await whoAmI(riley)).status).toBe(200);
    expect(await calendar()).toBe(200);
  });
});

describe("a company's deleted account", () => {
  it('signs out its people, ends its invitations, and leaves no row with their names and addresses', async () => {
    const riley = await colleagueOf(app, owner, { name: 'Riley Wintergreen' });
    const left = await colleagueOf(app, owner, { name: 'Lou Wintergreen' });
    const jobId = await awardedJob(riley, await app.installer());
    await done(riley.post(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' }));
    await done(owner.delete(`/api/people/${left.userId}`));
    const invited = newcomer({ name: 'Kim Wintergreen' });
    const token = await invite(app, owner, invited);
    await done(owner.post('/api/auth/delete-account', { password: owner.password, deletedJobs: 0 }));
    expect(outcome(await riley.get('/api/jobs/retailer'))).toEqual(gone);
    await app.settle();
    expect(outcome(await whoAmI(riley))).toEqual(gone);
    expect((await refresh(riley)).status).toBe(401);
    expect(outcome(await signIn(app.client(), riley))).toEqual([401, 'bad_credentials']);
    expect((await join(app.client(), token, 'Kim Wintergreen')).body.fields).toHaveProperty('token');
    expect(await kindsWith(['Wintergreen'])).toEqual([]);
    // Confirmation links remain, and expire within a week. The audit log names each actor by id.
    expect(await kindsWith([riley.email, left.email, invited.email])).toEqual(['addresslink']);
    expect(await kindsWith([riley.userId, left.userId])).toEqual(['audit']);
    expect((await app.register('installer', riley.email)).userId).not.toBe('');
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('an administrator', () => {
  it('is never a person who joined a company', async () => {
    const riley = await colleagueOf(app, owner, { rank: 'owner' });
    expect(await setAdministrator(riley.email, true)).toBe('worksForCompany');
    expect((await whoAmI(riley)).body.user.isAdmin).toBe(false);
    expect(await setAdministrator('no-one@example.com', true)).toBe('unknown');
  });

  it('can suspend only a company, and gets 404 for the id of one of its people', async () => {
    const [admin, riley] = await Promise.all([app.admin(), colleagueOf(app, owner)]);
    const path = `/api/admin/people/${riley.userId}`;
    const answers = [
      await admin.post(`${path}/suspension`, { reason: 'Took money' }),
      await admin.delete(`${path}/suspension`),
      await admin.post(`${path}/notes`, { text: 'Rang on Monday' }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, 'not_found']));
    expect((await whoAmI(riley)).status).toBe(200);
  });

  it('shares none of their rights with the people of their company', async () => {
    const admin = await app.retailer();
    const riley = await colleagueOf(app, admin, { rank: 'owner' });
    // Only the operator's command can turn an owner who has colleagues into an administrator.
    expect(await setAdministrator(admin.email, true)).toBe('changed');
    await confirmSession(riley);
    expect((await whoAmI(riley)).body.user).toMatchObject({ id: admin.userId, isAdmin: false });
    expect(outcome(await riley.get('/api/admin/installers'))).toEqual([403, 'forbidden']);
    const suspension = `/api/admin/people/${owner.userId}/suspension`;
    expect(outcome(await riley.post(suspension, { reason: 'For fun' }))).toEqual([403, 'forbidden']);
    const jobId = await postJob(owner, { status: 'draft' });
    expect((await riley.get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await admin.get(`/api/jobs/${jobId}`)).status).toBe(200);
  });
});
