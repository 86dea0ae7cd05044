import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '#infra/tools/in-process/client.ts';
import { signedIn, signIn, whoAmI } from '../../harness/account-clients.ts';
import { done } from '../../harness/done.ts';
import { enrol } from '../../harness/enrol.ts';
import { colleagueOf } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Each person of a company has their own sign-in, which does not affect those of colleagues. */

const app = startedApp();
let owner: Client;
let riley: Client;
beforeAll(async () => {
  owner = await app.retailer();
  riley = await colleagueOf(app, owner, { name: 'Riley Chen' });
});

describe('the sign-in of one person', () => {
  it('does not count for a page that shows a colleague, so the request of that page is refused', async () => {
    const headers = { 'x-person': owner.userId };
    expect(outcome(await riley.get('/api/auth/me', { headers }))).toEqual([409, 'other_person']);
    expect((await riley.get('/api/auth/me', { headers: { 'x-person': riley.userId } })).status).toBe(200);
    expect(outcome(await owner.get('/api/auth/me', { headers: { 'x-person': riley.userId } }))).toEqual([
      409,
      'other_person',
    ]);
  });

  it('has its own sessions and password, and changes of them do not affect a colleague', async () => {
    const kim = await colleagueOf(app, owner, { name: 'Kim Low' });
    const phone = app.client();
    await done(signIn(phone, kim));
    const sessions = async (client: Client) => (await done(client.get('/api/auth/sessions'))).sessions;
    const before = await sessions(owner);
    const ofKim = await sessions(kim);
    expect(ofKim).toHaveLength(2);
    await done(owner.delete(`/api/auth/sessions/${ofKim[1].id}`));
    expect((await whoAmI(phone)).status).toBe(200);
    const newPassword = 'a much better password';
    await done(kim.post('/api/auth/change-password', { currentPassword: kim.password, newPassword }));
    expect([(await whoAmI(phone)).status, (await whoAmI(owner)).status]).toEqual([401, 200]);
    expect((await signIn(app.client(), kim)).status).toBe(401);
    await done(signIn(app.client(), { email: kim.email, password: newPassword }));
    await signedIn(app, { ...owner, role: 'retailer' });
    await done(kim.delete('/api/auth/sessions'));
    expect(await sessions(owner)).toHaveLength(before.length + 1);
    await done(owner.delete(`/api/people/${kim.userId}`));
  });

  it('has its own second factor and theme', async () => {
    const kim = await colleagueOf(app, owner, { name: 'Kim Low', rank: 'owner' });
    await enrol(kim);
    await done(kim.put('/api/account/theme', { theme: 'dark' }));
    expect(outcome(await signIn(app.client(), kim))).toEqual([401, 'code_needed']);
    await signedIn(app, { ...owner, role: 'retailer' });
    const seen = (await done(owner.get('/api/people'))).people.map((each: { id: string; hasTwoFactor: boolean }) => [
      each.id === kim.userId,
      each.hasTwoFactor,
    ]);
    expect(seen).toContainEqual([true, true]);
    expect((await whoAmI(owner)).body.user.theme).not.toBe('dark');
    await done(owner.delete(`/api/people/${kim.userId}`));
  });
});
