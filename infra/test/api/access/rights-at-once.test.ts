import { beforeEach, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { must } from '../../harness/done.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Permissions are checked again on each call, so a page that was open before a change cannot be used after it. */

const app = startedApp();
let owner: Client;
let installer: Client;
let other: Client;
beforeEach(async () => {
  [owner, installer, other] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

const soon = daysAfter(new Date(), 5);
const contact = /Casey|0498 765 432|casey@example\.com/;
const gone = [404, 'not_found'];
const refused = [403, 'forbidden'];

const setUser = (client: Client, set: { isAdmin?: boolean; suspended?: boolean }) =>
  rows().user.patch({ userId: client.userId }).set(set).go();

const makePrivate = (jobId: string, form: object = jobForm()) =>
  must(owner.put(`/api/jobs/${jobId}`, { ...form, isPublic: false }));

async function inviteTo(jobId: string, invited: Client): Promise<void> {
  await must(owner.post(`/api/jobs/${jobId}/invites`, { installerIds: [invited.userId] }));
}

async function openLink(jobId: string, who: Client): Promise<string> {
  const { shareToken } = (await must(owner.post(`/api/jobs/${jobId}/share`))).body;
  await must(who.get(`/api/jobs/shared/${shareToken}`));
  return shareToken;
}

/** Sends every request that the page of an assigned installer could send next. Returns the outcomes. */
async function tryEverything(who: Client, jobId: string, requirementId: string, files: string[]) {
  const path = `/api/jobs/${jobId}`;
  const answers = [
    await who.get(path),
    await who.get(`${path}/requirements`),
    await who.get(`/api/payments/${jobId}`),
    await who.get(`${path}/reviews`),
    await who.post(`${path}/schedule`, { installationDate: soon }),
    await who.post(`${path}/start`),
    await who.post(`${path}/progress`),
    await who.post(`${path}/complete`),
    await who.post(`${path}/request-payment`, { requestedAmount: 1, changeDescription: 'Mine' }),
    await who.patch(`/api/requirements/${requirementId}/complete`, { completed: true }),
    await who.post(`${path}/unassign`),
    ...(await Promise.all(files.map((key) => who.get(`/api/objects/${key}`)))),
  ];
  return answers.map(outcome);
}

describe('an unassigned installer', () => {
  it('finds no trace of a private job, on any route or in any list', async () => {
    const photo = await upload(owner, png('roof'), 'image/png');
    const document = await upload(owner, pdf('approval'), 'application/pdf');
    const form = jobForm({ switchboardPhoto: photo, connectionPreApprovalPdf: document });
    const jobId = await postJob(owner, form);
    await makePrivate(jobId, form);
    await inviteTo(jobId, installer);
    await must(installer.post(`/api/jobs/${jobId}/accept`));
    const { requirements } = (await must(installer.get(`/api/jobs/${jobId}/requirements`))).body;
    const evidence = await upload(installer, pdf('certificate'), 'application/pdf');
    await must(installer.post(`/api/jobs/${jobId}/start`));
    await must(
      installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true, fileUrl: evidence }),
    );

    await must(owner.post(`/api/jobs/${jobId}/unassign`, { reason: 'Too late' }));
    const answers = await tryEverything(installer, jobId, requirements[1].id, [photo, document, evidence]);
    expect(answers).toEqual(answers.map(() => gone));
    expect((await installer.get('/api/jobs/installer')).body.jobs).toEqual([]);
    expect((await installer.get('/api/jobs/installer?tab=booked')).body.jobs).toEqual([]);
    expect((await installer.get('/api/dashboard/installer/stats')).body.tabs).toMatchObject({ all: 0, booked: 0 });
  });

  it('sees as much of a public job as everyone', async () => {
    const jobId = await awardedJob(owner, installer);
    expect((await must(installer.get(`/api/jobs/${jobId}`))).text).toMatch(contact);
    await must(owner.post(`/api/jobs/${jobId}/unassign`, {}));
    const seen = await must(installer.get(`/api/jobs/${jobId}`));
    expect(seen.text).not.toMatch(contact);
    expect(seen.body.job).not.toHaveProperty('agreedPrice');
    expect(outcome(await installer.post(`/api/jobs/${jobId}/schedule`, { installationDate: soon }))).toEqual(refused);
    expect(outcome(await installer.get(`/api/payments/${jobId}`))).toEqual(gone);
  });

  it('does not read the customer in the answer to their own withdrawal', async () => {
    const open = await awardedJob(owner, installer);
    const left = await must(installer.post(`/api/jobs/${open}/unassign`, {}));
    expect([left.body.job.status, contact.test(left.text)]).toEqual(['posted', false]);
    const hidden = await postJob(owner, { isPublic: false });
    await inviteTo(hidden, installer);
    await must(installer.post(`/api/jobs/${hidden}/accept`));
    expect((await must(installer.post(`/api/jobs/${hidden}/unassign`, {}))).body).toEqual({ job: null });
  });

  it('does not get an earlier answer again by repeating a request with the same key', async () => {
    const jobId = await awardedJob(owner, installer);
    const schedule = () =>
      installer.post(`/api/jobs/${jobId}/schedule`, { installationDate: soon }, { 'idempotency-key': 'the-same-one' });
    expect((await schedule()).text).toMatch(contact);
    expect((await schedule()).text).toMatch(contact);
    await must(owner.post(`/api/jobs/${jobId}/unassign`, {}));
    expect((await schedule()).text).not.toMatch(contact);
    await makePrivate(jobId);
    expect(outcome(await schedule())).toEqual(gone);
    expect((await owner.get(`/api/jobs/${jobId}`)).body.job).toMatchObject({
      status: 'posted',
      installationDate: null,
    });
  });
});

describe('the customer of a job', () => {
  it('is hidden from the installer from the moment the job is complete', async () => {
    const jobId = await awardedJob(owner, installer, { requirements: [] });
    await must(installer.post(`/api/jobs/${jobId}/schedule`, { installationDate: soon }));
    expect((await must(installer.post(`/api/jobs/${jobId}/start`))).text).toMatch(contact);
    expect((await must(installer.post(`/api/jobs/${jobId}/complete`))).text).not.toMatch(contact);
    expect((await must(installer.get(`/api/jobs/${jobId}`))).text).not.toMatch(contact);
    expect((await must(owner.get(`/api/jobs/${jobId}`))).text).toMatch(contact);
  });

  it('is hidden from the installer once the job is cancelled', async () => {
    const jobId = await awardedJob(owner, installer);
    await must(owner.post(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' }));
    const seen = await must(installer.get(`/api/jobs/${jobId}`));
    expect([seen.body.job.status, contact.test(seen.text)]).toEqual(['cancelled', false]);
    expect((await installer.get('/api/jobs/installer?tab=accepted')).body.jobs).toEqual([]);
  });
});

describe('an administrator', () => {
  it('who has lost the role sees only the fields that other users see', async () => {
    const admin = await app.admin();
    const jobId = await postJob(owner, { status: 'draft' });
    expect((await must(admin.get(`/api/jobs/${jobId}`))).text).toMatch(contact);
    await setUser(admin, { isAdmin: false });
    expect(outcome(await admin.get(`/api/jobs/${jobId}`))).toEqual(gone);
    expect(outcome(await admin.get(`/api/jobs/${jobId}/applications`))).toEqual(gone);
    expect((await admin.get('/api/auth/me')).body.user.isAdmin).toBe(false);
  });
});

describe('a suspended person', () => {
  it('can do nothing from the next request on, and everything again once the suspension ends', async () => {
    const jobId = await awardedJob(owner, installer);
    await setUser(installer, { suspended: true });
    const suspended = [403, 'suspended'];
    expect(outcome(await installer.get(`/api/jobs/${jobId}`))).toEqual(suspended);
    expect(outcome(await installer.post(`/api/jobs/${jobId}/start`))).toEqual(suspended);
    expect(outcome(await installer.get('/api/auth/me'))).toEqual(suspended);
    expect(outcome(await installer.post('/api/auth/refresh'))).toEqual(suspended);
    expect((await owner.get(`/api/jobs/${jobId}`)).body.job.status).toBe('accepted');
    await setUser(installer, { suspended: false });
    expect((await must(installer.post(`/api/jobs/${jobId}/start`))).body.job.status).toBe('in_progress');
  });
});

describe('a share link', () => {
  it('that was replaced opens nothing, even for an installer who opened it before', async () => {
    const photo = await upload(owner, png('shared'), 'image/png');
    const form = jobForm({ switchboardPhoto: photo, isPublic: false });
    const jobId = await postJob(owner, form);
    const path = `/api/jobs/${jobId}`;
    const token = await openLink(jobId, installer);
    await must(installer.get(path));
    await must(installer.get(`/api/objects/${photo}`));

    const { shareToken } = (await must(owner.post(`${path}/share`, { rotate: true }))).body;
    expect(shareToken).not.toBe(token);
    const answers = [
      await installer.get(path),
      await installer.get(`${path}/requirements`),
      await installer.get(`/api/objects/${photo}`),
      await installer.get(`/api/jobs/shared/${token}`),
      await app.client().get(`/api/jobs/shared/${token}`),
      await installer.post(`${path}/apply`, { leadTimeDays: 3 }),
      await installer.post(`${path}/accept`),
      await installer.post(`${path}/accept`, { shareToken: token }),
      await installer.post(`${path}/accept`, {}, { 'x-share-token': token }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => gone));
    await must(installer.get(`/api/jobs/shared/${shareToken}`));
    expect((await must(installer.post(`${path}/accept`))).body.job.status).toBe('accepted');
  });

  it('that is guessed gets 404, whatever characters it has', async () => {
    const jobId = await postJob(owner, { isPublic: false });
    await openLink(jobId, installer);
    for (const shareToken of ['é'.repeat(26), '💡'.repeat(13), 'a'.repeat(26), '', ' ']) {
      expect(outcome(await other.post(`/api/jobs/${jobId}/accept`, { shareToken }))).toEqual(gone);
    }
  });
});

describe('a job that', () => {
  it('was made private is hidden from strangers, on its page and in every list, but not from its applicant', async () => {
    const photo = await upload(owner, png('private'), 'image/png');
    const form = jobForm({ switchboardPhoto: photo });
    const jobId = await postJob(owner, form);
    await must(installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
    expect((await must(other.get('/api/jobs/public'))).text).toContain(jobId);
    await makePrivate(jobId, form);
    for (const answer of [
      await other.get(`/api/jobs/${jobId}`),
      await other.get(`/api/jobs/${jobId}/requirements`),
      await other.get(`/api/objects/${photo}`),
      await other.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }),
    ])
      expect(outcome(answer)).toEqual(gone);
    expect((await other.get('/api/jobs/public')).text).not.toContain(jobId);
    expect((await app.client().get('/api/landing/featured-jobs')).text).not.toContain(jobId);
    await must(installer.get(`/api/jobs/${jobId}`));
    await must(installer.get(`/api/objects/${photo}`));
  });

  it('was awarded is hidden from the other applicants and invited installers', async () => {
    const jobId = await postJob(owner, { isPublic: false });
    const linked = await app.installer();
    const winner = await app.installer();
    await inviteTo(jobId, installer);
    await inviteTo(jobId, winner);
    await openLink(jobId, linked);
    await must(linked.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
    await must(winner.post(`/api/invites/${jobId}.${winner.userId}/respond`, { status: 'accepted' }));
    for (const who of [installer, linked, other]) expect(outcome(await who.get(`/api/jobs/${jobId}`))).toEqual(gone);
    expect((await installer.get('/api/invites')).body.invites).toEqual([]);
    expect((await installer.get('/api/jobs/installer')).body.jobs).toEqual([]);
    expect((await linked.get('/api/applications/installer')).body.applications).toMatchObject([{ status: 'rejected' }]);
    const late = installer.post(`/api/invites/${jobId}.${installer.userId}/respond`, { status: 'accepted' });
    expect(outcome(await late)).toEqual([409, 'wrong_state']);
  });

  it('is private is hidden from an installer who declined, withdrew or was turned down', async () => {
    const jobId = await postJob(owner);
    const [declining, withdrawing, rejected] = [installer, other, await app.installer()];
    for (const who of [withdrawing, rejected]) await must(who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
    await makePrivate(jobId);
    await inviteTo(jobId, declining);
    for (const who of [declining, withdrawing, rejected]) await must(who.get(`/api/jobs/${jobId}`));
    await must(declining.post(`/api/invites/${jobId}.${declining.userId}/respond`, { status: 'declined' }));
    await must(withdrawing.post(`/api/applications/${jobId}.${withdrawing.userId}/withdraw`));
    await must(owner.put(`/api/applications/${jobId}.${rejected.userId}`, { status: 'rejected' }));
    for (const who of [declining, withdrawing, rejected])
      expect(outcome(await who.get(`/api/jobs/${jobId}`))).toEqual(gone);
  });

  it('was deleted is gone for its owner too, and so are its link and photo', async () => {
    const photo = await upload(owner, png('gone'), 'image/png');
    const jobId = await postJob(owner, { switchboardPhoto: photo });
    const token = await openLink(jobId, installer);
    await must(owner.delete(`/api/jobs/${jobId}`));
    for (const answer of [
      await owner.get(`/api/jobs/${jobId}`),
      await installer.get(`/api/jobs/${jobId}`),
      await installer.get(`/api/jobs/shared/${token}`),
      await owner.get(`/api/objects/${photo}`),
      await owner.delete(`/api/jobs/${jobId}`),
    ])
      expect(outcome(answer)).toEqual(gone);
    expect((await owner.get('/api/jobs/retailer')).body.jobs).toEqual([]);
    expect((await other.get('/api/jobs/public')).text).not.toContain(jobId);
  });
});
