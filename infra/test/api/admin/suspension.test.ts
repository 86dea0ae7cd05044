import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { localSupport } from '#infra/local/cloud/serving/local-account.ts';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let admin: Client;
let robin: Client;
let sam: Client;
let luca: Client;
let publicJob: string;
let privateJob: string;
let sharedJob: string;
let underWay: string;
let shareToken: string;

beforeAll(async () => {
  [admin, robin, sam, luca] = await Promise.all([app.admin(), app.retailer(), app.installer(), app.installer()]);
  publicJob = await postJob(robin, { isPublic: true });
  privateJob = await postJob(robin, { isPublic: false });
  sharedJob = await postJob(robin, { isPublic: false });
  underWay = await awardedJob(robin, sam);
  shareToken = (await robin.post(`/api/jobs/${sharedJob}/share`, {})).body.shareToken;
  await robin.post(`/api/jobs/${privateJob}/invites`, { installerIds: [sam.userId] });
  for (const installer of [sam, luca])
    await installer.post(`/api/jobs/${publicJob}/apply`, { message: 'Near me', leadTimeDays: 5 });
  await app.settle();
});

const path = (person: Client): string => `/api/admin/people/${person.userId}/suspension`;
const suspend = async (person: Client, reason = 'Took money and never came') => {
  const answer = await admin.post(path(person), { reason });
  await app.settle();
  return answer;
};
const restore = async (person: Client) => {
  const answer = await admin.delete(path(person));
  await app.settle();
  return answer;
};
const status = async (client: Client, url: string): Promise<number> => (await client.get(url)).status;
const stats = async () => (await app.client().get('/api/landing/stats')).body;
const differences = () => findDifferences(documents, app.tableName);
const jobOf = async (id: string) => (await robin.get(`/api/jobs/${id}`)).body.job;

describe('an installer who is suspended', () => {
  it('can do nothing from the next request on, and is in no list', async () => {
    const before = await stats();
    expect((await suspend(sam)).body).toEqual({ id: sam.userId, suspendedAt: expect.any(String) });
    const told = { code: 'suspended', message: `This account is suspended. To ask why, email ${localSupport}.` };
    expect((await sam.get('/api/profile')).body).toMatchObject(told);
    const { email, password } = sam;
    expect((await app.client().post('/api/auth/login', { email, password })).body).toMatchObject(told);
    expect(await status(robin, `/api/public/installers/${sam.userId}`)).toBe(404);
    const { installers } = (await robin.get('/api/installers')).body;
    expect(installers.map(({ id }: { id: string }) => id)).toEqual([luca.userId]);
    expect((await stats()).activeInstallers).toBe(before.activeInstallers - 1);
    expect((await admin.get('/api/admin/installers?search=suspended')).body.installers).toMatchObject([
      { id: sam.userId, suspendedAt: expect.any(String) },
    ]);
  });

  it('loses open invitations and applications, and keeps the jobs under way', async () => {
    const { applications } = (await robin.get(`/api/jobs/${publicJob}/applications`)).body;
    expect(applications.map(({ installerId }: { installerId: string }) => installerId)).toEqual([luca.userId]);
    expect((await jobOf(underWay)).assignedInstallerId).toBe(sam.userId);
    const { notifications } = (await robin.get('/api/notifications')).body;
    const texts = notifications.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text === 'This installer is not available at the moment.')).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });

  it('is listed again once the suspension ends, without the ended invitations and applications', async () => {
    const before = await stats();
    expect((await restore(sam)).body).toEqual({ id: sam.userId, suspendedAt: null });
    expect(await status(sam, '/api/profile')).toBe(200);
    expect(await status(robin, `/api/public/installers/${sam.userId}`)).toBe(200);
    expect((await stats()).activeInstallers).toBe(before.activeInstallers + 1);
    expect((await sam.get(`/api/jobs/${privateJob}`)).status).toBe(404);
    const { invites } = (await robin.get(`/api/jobs/${privateJob}/invites`)).body;
    expect(invites).toMatchObject([{ status: 'expired' }]);
    const { applications } = (await sam.get('/api/applications/installer')).body;
    expect(applications.map(({ status: now }: { status: string }) => now)).toEqual(['accepted']);
    expect(await differences()).toEqual([]);
  });
});

describe('a retailer who is suspended', () => {
  it('has their jobs hidden from users who are not a party, an applicant or an invited installer', async () => {
    const before = await stats();
    await robin.post(`/api/jobs/${privateJob}/invites`, { installerIds: [sam.userId] });
    await app.settle();
    await suspend(robin);
    expect((await robin.get('/api/profile')).body.code).toBe('suspended');
    expect([await status(sam, `/api/jobs/${publicJob}`), await status(sam, `/api/jobs/${privateJob}`)]).toEqual([
      404, 404,
    ]);
    expect((await sam.get('/api/jobs/public')).body.jobs).toEqual([]);
    expect(await status(app.client(), `/api/jobs/shared/${shareToken}`)).toBe(404);
    expect(await status(sam, `/api/public/company/${robin.userId}`)).toBe(404);
    expect((await stats()).availableJobs).toBe(before.availableJobs - 1);
    expect([await status(luca, `/api/jobs/${publicJob}`), await status(sam, `/api/jobs/${underWay}`)]).toEqual([
      200, 200,
    ]);
    expect(await differences()).toEqual([]);
  });

  it('has their jobs shown again once the suspension ends', async () => {
    await restore(robin);
    expect(await status(sam, `/api/jobs/${publicJob}`)).toBe(200);
    expect((await sam.get('/api/jobs/public')).body.jobs).toMatchObject([{ id: publicJob }]);
    expect(await status(app.client(), `/api/jobs/shared/${shareToken}`)).toBe(200);
    expect((await jobOf(privateJob)).status).toBe('posted');
    expect(await differences()).toEqual([]);
  });
});

describe('a job that becomes New again while its owner is suspended', () => {
  it.each(['the installer leaves it', 'an administrator puts it up again'])(
    'is hidden until the suspension ends: %s',
    async (how) => {
      const [owner, busy, invited, applicant, stopped] = await Promise.all([
        app.retailer(),
        app.installer(),
        app.installer(),
        app.installer(),
        app.installer(),
      ]);
      const jobId = await postJob(owner, { isPublic: true });
      await owner.post(`/api/jobs/${jobId}/invites`, { installerIds: [invited.userId] });
      const { body } = await owner.post(`/api/jobs/${jobId}/share`, {});
      for (const who of [busy, applicant, stopped]) await who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 });
      await applicant.get(`/api/jobs/shared/${body.shareToken}`);
      expect((await owner.put(`/api/applications/${jobId}.${busy.userId}`, { status: 'accepted' })).status).toBe(200);
      await app.settle();
      await suspend(owner);
      await suspend(stopped);
      const open =
        how === 'the installer leaves it'
          ? () => busy.post(`/api/jobs/${jobId}/unassign`, {})
          : () => admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' });
      expect((await open()).status).toBe(200);
      await app.settle();

      for (const who of [invited, luca]) expect(await status(who, `/api/jobs/${jobId}`)).toBe(404);
      expect(await status(app.client(), `/api/jobs/shared/${body.shareToken}`)).toBe(404);
      const listed = (await luca.get('/api/jobs/public')).body.jobs.map(({ id }: { id: string }) => id);
      expect(listed).not.toContain(jobId);
      expect((await applicant.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(403);
      expect(await differences()).toEqual([]);

      await restore(owner);
      await restore(stopped);
      const { applications } = (await owner.get(`/api/jobs/${jobId}/applications`)).body;
      const waiting = applications.filter(({ status: is }: { status: string }) => is === 'applied');
      expect(waiting.map(({ installerId }: { installerId: string }) => installerId)).toEqual([applicant.userId]);
      expect((await owner.get(`/api/jobs/${jobId}`)).body.job).toMatchObject({
        applicationCount: 1,
        inviteCounts: { pending: 0 },
      });
      expect(await status(luca, `/api/jobs/${jobId}`)).toBe(200);
      expect(await differences()).toEqual([]);
    },
  );
});

describe('a suspension', () => {
  it('is recorded once, with its reason, and so is its end', async () => {
    await suspend(luca, 'Two accounts');
    await suspend(luca, 'Again');
    await restore(luca);
    await restore(luca);
    const { data } = await rows().adminAudit.query.bySubject({ subjectId: luca.userId }).go({ consistent: true });
    expect(data.map(({ action, changes }) => [action, changes.reason?.to])).toEqual([
      ['suspend', 'Two accounts'],
      ['restore', undefined],
    ]);
  });

  it('needs a reason and an administrator, and is never of an administrator', async () => {
    const empty = await admin.post(path(sam), { reason: ' ' });
    expect([empty.status, empty.body.fields]).toEqual([422, { reason: 'Please say why' }]);
    expect((await robin.post(path(sam), { reason: 'Rude' })).status).toBe(403);
    expect((await admin.post(path(admin), { reason: 'Tired' })).body.code).toBe('wrong_state');
    expect(await status(sam, '/api/profile')).toBe(200);
  });
});
