import { describe, expect, it } from '@jest/globals';
import { emailLimits } from '#infra/edge/limits.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { refresh, registered, signedIn, whoAmI } from '../../harness/account-clients.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp({ emailLimits });

const list = async (client: Client) => (await client.get('/api/auth/sessions')).body.sessions;
const onPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

describe("a user's sessions", () => {
  it('are listed with the kind of browser, the network and the last use, the current one first', async () => {
    const { client, account } = await registered(app);
    const phone = app.client('2001:db8:1:2:3:4:5:6:443');
    const { email, password } = account;
    await phone.post('/api/auth/login', { email, password }, { 'user-agent': onPhone });
    const [current, other] = await list(client);
    expect(current).toMatchObject({
      isCurrent: true,
      device: 'A browser',
      network: expect.stringMatching(/^10\..*\.x$/),
    });
    expect(other).toMatchObject({ isCurrent: false, device: 'Safari on iPhone', network: '2001:db8:1:2::/64' });
    expect((await list(phone)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    const moved = await phone.post('/api/auth/refresh', undefined, { 'user-agent': 'Firefox/140.0 Android' });
    expect(moved.status).toBe(200);
    expect((await list(phone))[0]).toMatchObject({ device: 'Firefox on Android' });
  });

  it('end one by one, immediately, and only by their owner', async () => {
    const { client, account } = await registered(app);
    const [ended, kept, stranger] = [await signedIn(app, account), await signedIn(app, account), await registered(app)];
    const { id } = (await list(ended.client))[0];
    expect((await stranger.client.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
    expect((await whoAmI(ended.client)).status).toBe(200);
    expect((await client.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
    expect((await client.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
    expect([(await whoAmI(ended.client)).status, (await refresh(ended.client)).status]).toEqual([401, 401]);
    expect([(await whoAmI(kept.client)).status, (await whoAmI(client)).status]).toEqual([200, 200]);
    expect(await list(client)).toHaveLength(2);
  });

  it('end all but the current one', async () => {
    const { client, account } = await registered(app);
    const others = [await signedIn(app, account), await signedIn(app, account)];
    expect((await client.delete('/api/auth/sessions')).status).toBe(204);
    for (const other of others)
      expect([(await whoAmI(other.client)).status, (await refresh(other.client)).status]).toEqual([401, 401]);
    expect([(await whoAmI(client)).status, (await refresh(client)).status]).toEqual([200, 200]);
    expect(await list(client)).toHaveLength(1);
  });
});

describe('a sign-in with a browser that its owner has not used before', () => {
  const emailsTo = async (email: string) => {
    await app.settle();
    return (await app.mails(email)).filter(({ subject }) => subject === 'New sign-in to your SunCrew account');
  };
  const on = (client: Client, { email, password }: { email: string; password: string }, userAgent = onPhone) =>
    client.post('/api/auth/login', { email, password }, { 'user-agent': userAgent });

  it('is reported by an email that names the browser and the network, and what to do', async () => {
    const { client, account } = await registered(app);
    const phone = app.client('2001:db8:1:2:3:4:5:6:443');
    await on(phone, account);
    const [message, ...more] = await emailsTo(account.email);
    expect(more).toEqual([]);
    expect(message?.text).toContain('Safari on iPhone, IP address 2001:db8:1:2::/64');
    expect(message?.text).toContain('change your password');
    expect(message?.text).toContain('/settings');
    // Both browsers are known by now: the one that registered, and the phone.
    await client.post('/api/auth/logout');
    for (const known of [client, phone]) expect((await on(known, account, 'Firefox/140.0')).status).toBe(200);
    expect(await emailsTo(account.email)).toHaveLength(1);
  });

  it('causes one email however often it is repeated, and one for each other browser, up to a daily limit', async () => {
    const { account } = await registered(app);
    const newPhone = () => app.client('2001:db8:1:2:3:4:5:6:443');
    for (const browser of [newPhone(), newPhone()]) await on(browser, account);
    expect(await emailsTo(account.email)).toHaveLength(1);
    const { most } = emailLimits.aboutSignIns;
    for (let count = 0; count < most; count += 1) await on(app.client(`203.0.${count}.7:443`), account);
    // The second sign-in of the phone caused no email, but counted towards the limit.
    expect(await emailsTo(account.email)).toHaveLength(most - 1);
  });

  it('is not reported to an unconfirmed address, and never after a refused password', async () => {
    const { email, password } = await app.unconfirmed('installer');
    const { account } = await registered(app);
    await on(app.client(), { email, password });
    await on(app.client(), { ...account, password: 'not the password' });
    expect([...(await emailsTo(email)), ...(await emailsTo(account.email))]).toEqual([]);
  });

  it('is reported only to the owner of the account, even if another owner has used the browser', async () => {
    const [first, second] = [await registered(app), await registered(app)];
    await on(first.client, second.account);
    expect(await emailsTo(second.account.email)).toHaveLength(1);
    expect(await emailsTo(first.account.email)).toEqual([]);
  });
});
