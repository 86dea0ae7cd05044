import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** An installer leaves a job or is unassigned. The records stay true, and no installer gets the job again without agreeing. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

const link = async (jobId: string, body: object = {}): Promise<string> =>
  (await retailer.post(`/api/jobs/${jobId}/share`, body)).body.shareToken;
const takeBy = (who: Client, jobId: string, shareToken: string) =>
  who.post(`/api/jobs/${jobId}/accept`, { shareToken });
const unassign = async (who: Client, jobId: string) =>
  expect((await who.post(`/api/jobs/${jobId}/unassign`)).status).toBe(200);
const invite = (jobId: string, ...who: Client[]) =>
  retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: who.map(({ userId }) => userId) });
const decide = (jobId: string, who: Client, status: string) =>
  retailer.put(`/api/applications/${jobId}.${who.userId}`, { status });
const applicationOf = async (jobId: string, who: Client) =>
  (await retailer.get(`/api/jobs/${jobId}/applications`)).body.applications.find(
    (each: { installerId: string }) => each.installerId === who.userId,
  );
const inviteOf = async (jobId: string, who: Client) =>
  (await retailer.get(`/api/jobs/${jobId}/invites`)).body.invites.find(
    (each: { installerId: string }) => each.installerId === who.userId,
  );
async function nothingIsWrong(): Promise<void> {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
}

describe('an installer who was unassigned by the owner', () => {
  it('cannot accept the job again with the earlier link or with a new link for everyone', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const shareToken = await link(jobId);
    expect((await takeBy(ann, jobId, shareToken)).status).toBe(200);
    await unassign(retailer, jobId);
    expect((await ann.get(`/api/jobs/shared/${shareToken}`)).status).toBe(404);
    expect((await takeBy(ann, jobId, shareToken)).status).toBe(404);
    expect((await ann.get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await bob.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);

    const newer = await link(jobId, { rotate: true });
    expect((await takeBy(ann, jobId, newer)).status).toBe(404);
    expect((await retailer.get(`/api/jobs/${jobId}/share`)).body.uses).toEqual([]);
    await nothingIsWrong();
  });

  it('sees a public job like any installer and can apply, but cannot accept by the link', async () => {
    const jobId = await awardedJob(retailer, ann);
    await unassign(retailer, jobId);
    const shareToken = await link(jobId);
    expect((await ann.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);
    expect((await takeBy(ann, jobId, shareToken)).status).toBe(403);
    const { viewer } = (await ann.get(`/api/jobs/${jobId}`)).body.job;
    expect(viewer.allowedActions).toEqual(['apply']);
    expect(viewer.application.status).toBe('unassigned');
    expect((await applicationOf(jobId, ann)).status).toBe('unassigned');
    for (const status of ['accepted', 'rejected']) {
      const answer = await decide(jobId, ann, status);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'This installer was unassigned, so their application has ended. They can apply again.',
      ]);
    }

    const again = await ann.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 });
    expect([again.status, again.body.application.status]).toEqual([201, 'applied']);
    expect((await retailer.get(`/api/jobs/${jobId}/applications`)).body.applications).toHaveLength(1);
    expect((await decide(jobId, ann, 'accepted')).status).toBe(200);
    await nothingIsWrong();
  });

  it('can accept the job again with a link that the owner creates only for them', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    expect((await takeBy(ann, jobId, await link(jobId))).status).toBe(200);
    await unassign(retailer, jobId);
    expect((await takeBy(ann, jobId, await link(jobId, { onlyFor: ann.userId }))).status).toBe(200);
    await nothingIsWrong();
  });
});

describe('an installer who left by their own choice', () => {
  it('has a withdrawn application, which the owner cannot accept', async () => {
    const jobId = await awardedJob(retailer, ann);
    await unassign(ann, jobId);
    expect((await applicationOf(jobId, ann)).status).toBe('withdrawn');
    const refused = await decide(jobId, ann, 'accepted');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This installer left the job, so their application has ended. They can apply again.',
    ]);
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.status).toBe('posted');
    const own = (await ann.get('/api/applications/installer')).body.applications;
    expect(own.find((each: { jobId: string }) => each.jobId === jobId).status).toBe('withdrawn');
    expect((await ann.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 5 })).status).toBe(201);
    await nothingIsWrong();
  });

  it('keeps a withdrawn application while another installer has the job and leaves it', async () => {
    const jobId = await awardedJob(retailer, ann);
    await unassign(ann, jobId);
    await bob.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    expect((await decide(jobId, bob, 'accepted')).status).toBe(200);
    await app.settle();
    await unassign(bob, jobId);
    await app.settle();
    expect((await applicationOf(jobId, ann)).status).toBe('withdrawn');
    await nothingIsWrong();
  });
});

describe('an invitation that was accepted', () => {
  it.each([
    ['withdrawn', 'who left', () => ann],
    ['unassigned', 'unassigned by the owner', () => retailer],
  ])('ends as %s for an installer %s, and can be sent again', async (status, _, who) => {
    const jobId = await postJob(retailer, { isPublic: false });
    await invite(jobId, ann);
    expect((await ann.post(`/api/jobs/${jobId}/accept`)).status).toBe(200);
    await unassign(who(), jobId);
    expect((await inviteOf(jobId, ann)).status).toBe(status);
    const counts = async () => (await retailer.get(`/api/jobs/${jobId}`)).body.job.inviteCounts;
    expect(await counts()).toEqual({ pending: 0, accepted: 0, declined: 0 });

    const again = await invite(jobId, ann);
    expect([again.status, again.body.unchanged, again.body.invites[0].status]).toEqual([201, [], 'invited']);
    expect(await counts()).toEqual({ pending: 1, accepted: 0, declined: 0 });
    expect((await ann.post(`/api/invites/${jobId}.${ann.userId}/respond`, { status: 'accepted' })).status).toBe(200);
    await nothingIsWrong();
  });
});

it('the answer to an invitation names the installers who had one already and get no second one', async () => {
  const jobId = await postJob(retailer, { isPublic: false });
  await invite(jobId, ann);
  await ann.post(`/api/invites/${jobId}.${ann.userId}/respond`, { status: 'declined' });
  const nothing = await invite(jobId, ann);
  expect(nothing.body).toMatchObject({ invites: [{ status: 'declined' }], unchanged: [ann.userId] });
  const one = await invite(jobId, ann, bob);
  expect(one.body.unchanged).toEqual([ann.userId]);
  await nothingIsWrong();
});
