import { describe, expect, it } from '@jest/globals';
import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import { documents, dynamo } from '#functions/data/client.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import { emailLimits } from '#infra/edge/limits.ts';
import { bringTableUpToDate } from '#infra/migration/bring-up-to-date.ts';
import { awardedJob, installerProfile, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import { type Client, origin } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp({ emailLimits });

const isConfirmed = async (client: Client) => (await client.get('/api/auth/me')).body.user.emailConfirmed;
const subjects = async ({ email }: Client) => (await app.mails(email)).map(({ subject }) => subject);
const confirmationSubject = 'Confirm your email address';

async function linksTo(client: Client): Promise<string[]> {
  await app.settle();
  const emails = await app.mails(client.email);
  return emails.flatMap(({ text }) => /\/confirm-email#([a-z2-7]{26})/.exec(text)?.[1] ?? []);
}

async function open(token: string | undefined): Promise<number> {
  return (await app.client().post('/api/auth/confirm-email', { token })).status;
}

/** Registers a person with a profile who has opened no email yet. */
async function newcomer(role: 'retailer' | 'installer'): Promise<Client> {
  const client = await app.unconfirmed(role);
  await client.post(`/api/profile/${role}`, role === 'retailer' ? retailerProfile() : installerProfile());
  return client;
}

const invite = (retailer: Client, jobId: string, installer: Client) =>
  retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId], message: 'Come and look' });

describe('a new account', () => {
  it('is signed in immediately, and its address gets one email with a link that confirms it', async () => {
    const person = await app.unconfirmed('installer');
    expect(await isConfirmed(person)).toBe(false);
    const [link, ...more] = await linksTo(person);
    expect(more).toEqual([]);
    // The recipient need not be signed in. If an email program opens the link first, the link still works for the recipient.
    expect([await open(link), await open(link)]).toEqual([204, 204]);
    expect(await isConfirmed(person)).toBe(true);
  });

  it('is not confirmed by a link that was never sent', async () => {
    const answer = await app.client().post('/api/auth/confirm-email', { token: 'abcdefghijklmnopqrstuvwxyz' });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['token']]);
  });

  it('receives no other email until its address is confirmed, except the code that it requests', async () => {
    const [retailer, installer] = [await app.retailer(), await newcomer('installer')];
    const jobId = await postJob(retailer, { isPublic: false });
    expect((await invite(retailer, jobId, installer)).status).toBe(201);
    await app.client().post('/api/auth/forgot-password', { email: installer.email });
    const [link] = await linksTo(installer);
    expect((await subjects(installer)).sort()).toEqual([confirmationSubject, 'Your SunCrew password code']);
    expect((await installer.get('/api/notifications')).body.unreadCount).toBe(1);
    await open(link);
    await invite(retailer, await postJob(retailer, { isPublic: false }), installer);
    await app.settle();
    expect(await subjects(installer)).toContain("You're invited to a job in Castle Hill");
  });

  it('causes no emails to others until its address is confirmed', async () => {
    const [retailer, installer] = [await newcomer('retailer'), await app.installer()];
    await invite(retailer, await postJob(retailer, { isPublic: false }), installer);
    const [link] = await linksTo(retailer);
    expect(await subjects(installer)).toEqual([]);
    expect((await installer.get('/api/notifications')).body.unreadCount).toBe(1);
    await open(link);
    await invite(retailer, await postJob(retailer, { isPublic: false }), installer);
    await app.settle();
    expect(await subjects(installer)).toEqual(["You're invited to a job in Castle Hill"]);
  });

  it('sees its own public jobs, which are in no list and on no map until its address is confirmed', async () => {
    const [retailer, installer] = [await newcomer('retailer'), await app.installer()];
    const jobId = await postJob(retailer);
    const visitor = app.client();
    const shown = async () => {
      await app.settle();
      const ids = async (client: Client, path: string): Promise<string[]> =>
        (await client.get(path)).body.jobs.map(({ id }: { id: string }) => id);
      const lists = [
        await ids(visitor, '/api/landing/featured-jobs'),
        await ids(installer, '/api/jobs/public'),
        await ids(installer, '/api/map?south=-44&west=113&north=-10&east=154'),
      ];
      const { availableJobs } = (await visitor.get('/api/landing/stats')).body;
      return [availableJobs, ...lists.map((list) => list.includes(jobId))];
    };
    const [before] = await shown();
    expect(await shown()).toEqual([before, false, false, false]);
    expect((await retailer.get('/api/jobs/retailer')).body.jobs).toMatchObject([{ id: jobId, status: 'posted' }]);
    // An installer with a notification about the job may open it.
    expect((await installer.get(`/api/jobs/${jobId}`)).status).toBe(200);
    const [link] = await linksTo(retailer);
    expect(await open(link)).toBe(204);
    expect(await shown()).toEqual([before + 1, true, true, true]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('of an installer is in no list, no count and on no map until its address is confirmed', async () => {
    const [installer, retailer] = [await newcomer('installer'), await app.retailer()];
    const jobId = await postJob(retailer, { isPublic: false });
    const visitor = app.client();
    const found = async (client: Client, path: string) =>
      (await client.get(path)).body.installers.some(({ id }: { id: string }) => id === installer.userId);
    const shown = async () => {
      await app.settle();
      return [
        (await visitor.get('/api/landing/stats')).body.activeInstallers,
        await found(visitor, '/api/installers'),
        await found(retailer, '/api/map?south=-44&west=113&north=-10&east=154'),
        await found(retailer, `/api/jobs/${jobId}/candidates`),
      ];
    };
    const [before] = await shown();
    expect(await shown()).toEqual([before, false, false, false]);
    // An edit of the profile does not add the installer to the lists. A retailer with the page's URL may invite the installer.
    expect((await installer.put('/api/profile/installer', installerProfile({ bio: 'Roofs' }))).status).toBe(200);
    expect((await retailer.get(`/api/public/installers/${installer.userId}`)).status).toBe(200);
    expect((await invite(retailer, jobId, installer)).status).toBe(201);
    expect(await shown()).toEqual([before, false, false, false]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    const [link] = await linksTo(installer);
    expect(await open(link)).toBe(204);
    expect(await shown()).toEqual([before + 1, true, true, true]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('of an installer that an earlier version listed is in no list after the migration', async () => {
    const installer = await newcomer('installer');
    const { rows } = await import('#functions/data/service.ts');
    await rows().installerProfile.patch({ userId: installer.userId }).remove(['isUnlisted']).go();
    await rows().publicStats.update({ scope: 'all' }).add({ activeInstallers: 1 }).go();
    await bringTableUpToDate({ dynamo, tableName: app.tableName });
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('of an installer is listed if it saves its profile while the link in the email is opened', async () => {
    const [installer, visitor] = [await app.unconfirmed('installer'), app.client()];
    const [link] = await linksTo(installer);
    await Promise.all([installer.post('/api/profile/installer', installerProfile()), open(link)]);
    await app.settle();
    const { installers } = (await visitor.get('/api/installers')).body;
    expect(installers.map(({ id }: { id: string }) => id)).toContain(installer.userId);
  });

  it('has a job listed that it posts while the link in the email is opened', async () => {
    const [retailer, visitor] = [await newcomer('retailer'), app.client()];
    const [link] = await linksTo(retailer);
    const [jobId] = await Promise.all([postJob(retailer), open(link)]);
    await app.settle();
    const { jobs } = (await visitor.get('/api/landing/featured-jobs')).body;
    expect(jobs.map(({ id }: { id: string }) => id)).toContain(jobId);
  });

  it('can request its email again a few times a day, and then reads when it can request the next one', async () => {
    const person = await app.unconfirmed('retailer');
    const again = () => person.post('/api/auth/send-confirmation', {});
    const { most } = emailLimits.toConfirm;
    for (let count = 1; count < most; count += 1) expect((await again()).status).toBe(204);
    const refused = await again();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const links = await linksTo(person);
    expect(new Set(links).size).toBe(most);
    // The link in an earlier email also works, because that email may be the only one that arrives.
    expect(await open(links[0])).toBe(204);
    expect((await again()).status).toBe(204);
    expect(await linksTo(person)).toHaveLength(most);
  });
});

describe('an address that another person has registered', () => {
  it('belongs to the reader of its emails, whose account has neither the role nor the company of the other one', async () => {
    const squatter = await newcomer('retailer');
    const jobId = await postJob(squatter);
    const { email } = squatter;
    const registration = { email, password: 'quite another password', role: 'installer' };
    const refused = await app.client().post('/api/auth/register', registration);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_taken']);
    await app.settle();
    const message = (await app.mails(email)).find(
      ({ subject }) => subject === 'Someone tried to sign up to SunCrew with your email',
    );
    const token = /#close-([a-z2-7]{26})/.exec(message?.text ?? '')?.[1];
    expect((await squatter.get('/api/auth/me')).status).toBe(200);
    expect([await open(token), await open(token)]).toEqual([204, 204]);
    await app.settle();
    expect((await squatter.get('/api/auth/me')).status).toBe(401);
    const signIn = (password: string) => app.client().post('/api/auth/login', { email, password });
    expect((await signIn(squatter.password)).status).toBe(401);
    expect((await (await app.installer()).get(`/api/jobs/${jobId}`)).status).toBe(404);
    const restored = await (await app.admin()).delete(`/api/admin/people/${squatter.userId}/suspension`);
    expect([restored.status, restored.body.code]).toEqual([409, 'wrong_state']);
    const owner = app.client();
    const { status, body } = await owner.post('/api/auth/register', registration);
    expect([status, body.user]).toEqual([201, expect.objectContaining({ role: 'installer', profileCompleted: false })]);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    // The link has closed the first account. It must not close the new account with the same address.
    await confirmByOperator(email);
    expect(await open(token)).toBe(422);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  it('gets an email about the second registration even after the last confirmation email of the day', async () => {
    const squatter = await app.unconfirmed('retailer');
    const { email } = squatter;
    for (let count = 0; count < emailLimits.toConfirm.most; count += 1)
      await squatter.post('/api/auth/send-confirmation', {});
    const register = () =>
      app.client().post('/api/auth/register', { email, password: 'my own words', role: 'installer' });
    for (let count = 0; count < emailLimits.toConfirm.most + 1; count += 1) expect((await register()).status).toBe(409);
    await app.settle();
    const asking = (await subjects(squatter)).filter(
      (subject) => subject === 'Someone tried to sign up to SunCrew with your email',
    );
    expect(asking).toHaveLength(emailLimits.toConfirm.most);
  });

  it('is refused in the same words once its owner has confirmed it, and no email is sent', async () => {
    const [confirmed, squatter] = [await app.register('installer'), await app.unconfirmed('installer')];
    const tries = [confirmed, squatter].map(async ({ email }) => {
      const { status, body } = await app
        .client()
        .post('/api/auth/register', { email, password: 'my own words', role: 'installer' });
      return [status, { ...body, requestId: '' }];
    });
    const [ofConfirmed, ofSquatter] = await Promise.all(tries);
    expect(ofConfirmed).toEqual(ofSquatter);
    await app.settle();
    expect(await app.mails(confirmed.email)).toEqual([]);
  });
});

describe('an email', () => {
  it('quotes nothing that another user typed, and names the job, the next step and the way to stop such emails', async () => {
    const companyName = 'Free roofs at https://evil.example';
    const [retailer, installer] = [await app.retailer({ companyName }), await app.installer()];
    const jobId = await postJob(retailer, { isPublic: false, title: 'Win at https://evil.example/now' });
    const body = { installerIds: [installer.userId], message: 'Look at https://evil.example' };
    await retailer.post(`/api/jobs/${jobId}/invites`, body);
    await app.settle();
    const [message] = await app.mails(installer.email);
    expect(message?.subject).toBe("You're invited to a job in Castle Hill");
    expect(message?.text.split('\n').filter(Boolean)).toEqual([
      'A retailer has invited you to this job. Open it to read the details, then accept or decline.',
      expect.stringMatching(/^Job: [A-Z]+\d*-\d+, Castle Hill NSW, \$[\d,.]+ ex GST$/),
      `${origin}/jobs/${jobId}`,
      'To choose which emails you get, open Account Settings:',
      `${origin}/settings`,
      'SunCrew',
    ]);
  });

  it('is sent once however often a date is moved, and the daily email has the other changes', async () => {
    const [retailer, installer] = [await app.retailer(), await app.installer()];
    const jobId = await awardedJob(retailer, installer);
    await app.settle();
    const before = await subjects(installer);
    for (let day = 1; day <= 8; day += 1) {
      const installationDate = addDays(todayIn(usualZone, new Date()), day);
      expect((await retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate })).status).toBe(200);
    }
    await app.settle();
    // The consumer handles the eight changes in one batch, so the one email may be about any of them.
    expect((await subjects(installer)).slice(before.length)).toEqual([expect.stringMatching(/ booked for /)]);
    expect((await findSearches(installer.userId))?.news).toHaveLength(7);
    expect((await installer.get('/api/notifications?unread=true')).body.unreadCount).toBe(9);
  });

  it('about the actions of one person is sent to another only a few times a day', async () => {
    const [retailer, installer] = [await app.retailer(), await app.installer()];
    const { most } = emailLimits.fromOnePerson;
    for (let count = 0; count < most + 3; count += 1)
      await invite(retailer, await postJob(retailer, { isPublic: false }), installer);
    await app.settle();
    expect((await subjects(installer)).length).toBe(most);
  });
});
