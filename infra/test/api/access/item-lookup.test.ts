import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { crash, during as interrupt, watch } from '../../harness/account-faults.ts';
import { outcome } from '../../harness/outcome.ts';
import { world } from './access-world.ts';

/** The ids and links by which a request names an item, and the answer if there is no such item. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const browsers = async () => (await world.people()).browsers;
const absent = [404, 'not_found'];

describe('a private job behind a link', () => {
  it('can be accepted with the link, in the body or in a header', async () => {
    const { installer } = await browsers();
    const { id, shareToken } = await world.job('private');
    const take = (body: object, headers = {}) => installer.post(`/api/jobs/${id}/accept`, body, headers);
    expect(outcome(await take({}))).toEqual(absent);
    for (const wrong of ['short', 'a'.repeat(26)])
      expect(outcome(await take({}, { 'x-share-token': wrong }))).toEqual(absent);
    expect((await take({}, { 'x-share-token': shareToken })).status).toBe(200);
    await world.putBack();
    expect((await take({ shareToken })).status).toBe(200);
  });

  it('is hidden again from installers who opened it with a link that the owner has replaced', async () => {
    const { owner, linkInstaller } = await browsers();
    const { id } = await world.job('private');
    expect((await linkInstaller.get(`/api/jobs/${id}`)).status).toBe(200);
    expect((await owner.post(`/api/jobs/${id}/share`, { rotate: true })).status).toBe(200);
    expect(outcome(await linkInstaller.get(`/api/jobs/${id}`))).toEqual(absent);
  });

  it('is hidden from everyone with an earlier link while the job has no link', async () => {
    const { installer, linkInstaller } = await browsers();
    const { id, shareToken } = await world.job('private');
    await rows().job.patch({ jobId: id }).remove(['shareToken']).go();
    expect(outcome(await linkInstaller.get(`/api/jobs/${id}`))).toEqual(absent);
    for (const headers of [{}, { 'x-share-token': shareToken }])
      expect(outcome(await installer.post(`/api/jobs/${id}/accept`, {}, headers))).toEqual(absent);
  });

  it('for one installer is open only to this installer and the owner', async () => {
    const { owner, installer, linkInstaller, applicant } = await browsers();
    const { id, shareToken } = await world.job('private');
    await rows().job.patch({ jobId: id }).set({ shareFor: installer.userId }).go();
    const open = async (who: Client) => (await who.get(`/api/jobs/shared/${shareToken}`)).status;
    expect([await open(owner), await open(installer), await open(linkInstaller)]).toEqual([200, 200, 404]);
    expect(outcome(await linkInstaller.get(`/api/jobs/${id}`))).toEqual(absent);
    expect((await installer.get(`/api/jobs/${id}`)).status).toBe(200);
    const known = await world.changes();
    expect(await open(applicant)).toBe(404);
    expect(await world.changes()).toEqual(known);
  });

  it('is hidden from visitors once the link has ended', async () => {
    const visitor = (await world.open()).client();
    const { id, shareToken } = await world.job('private');
    expect((await visitor.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);
    await rows()
      .job.patch({ jobId: id })
      .set({ shareExpiresAt: new Date(0).toISOString() })
      .go();
    expect(outcome(await visitor.get(`/api/jobs/shared/${shareToken}`))).toEqual(absent);
  });

  it('is not found if the share token is not text', async () => {
    const { installer } = await browsers();
    const { id } = await world.job('private');
    expect(outcome(await installer.post(`/api/jobs/${id}/accept`, { shareToken: 5 }))).toEqual(absent);
  });
});

describe('an item named in the body', () => {
  it('does not exist if the body does not name it', async () => {
    const { owner } = await browsers();
    for (const jobId of [undefined, 5, 'nonsense', randomUUID()])
      expect(outcome(await owner.post('/api/ratings', { jobId }))).toEqual(absent);
  });

  it.each([undefined, 5, 'nonsense'])('gets an error at its own field if it is a file: %j', async (objectKey) => {
    const { owner } = await browsers();
    const answer = await owner.post('/api/objects/finalize', { objectKey });
    expect([...outcome(answer), Object.keys(answer.body.fields)]).toEqual([422, 'invalid', ['objectKey']]);
  });
});

describe('a requirement', () => {
  it('of another job does not exist, whatever the body says', async () => {
    const { assignee } = await browsers();
    const { id, requirements } = await world.job('in_progress');
    const [first = ''] = requirements;
    const complete = (requirement: string, body: object) =>
      assignee.patch(`/api/requirements/${requirement}/complete`, body);
    for (const part of [randomUUID(), (await world.job('paid')).requirements[0]?.split('.')[1]])
      for (const body of [{ completed: true }, { completed: 'perhaps' }])
        expect(outcome(await complete(`${id}.${part}`, body))).toEqual(absent);
    expect(outcome(await complete(first, { completed: 'perhaps' }))).toEqual([422, 'invalid']);
  });
});

describe('submitted evidence', () => {
  const handIn = async (jobId: string, requirement: string | undefined, uploadedBy: string) =>
    rows()
      .document.put({
        jobId,
        documentId: randomUUID(),
        requirementId: requirement?.split('.')[1] ?? '',
        objectKey: randomUUID(),
        fileName: 'earlier.pdf',
        fileSize: 1,
        fileType: 'application/pdf',
        uploadedBy,
        uploadedAt: '2026-01-10T00:00:00.000Z',
      })
      .go();

  it('in earlier versions is shown to the owner and administrators, and to the assignee if they uploaded it', async () => {
    const { owner, admin, assignee, former } = await browsers();
    const { id, requirements } = await world.job('in_progress');
    for (const by of [assignee, former, former]) await handIn(id, requirements[0], by.userId);
    const seen = async (who: Client) =>
      (await who.get(`/api/jobs/${id}/requirements`)).body.requirements.map(
        ({ versions }: { versions: unknown[] }) => versions.length,
      );
    expect([await seen(owner), await seen(admin), await seen(assignee)]).toEqual([
      [3, 0],
      [3, 0],
      [1, 0],
    ]);
  });

  it('is not read from the table if the job or requirement can have none, or the caller may not see it', async () => {
    const { owner, installer } = await browsers();
    const reads = async (who: Client, { id }: { id: string }) => {
      const watched = watch('table', 'Query');
      expect((await who.get(`/api/jobs/${id}/requirements`)).status).toBe(200);
      watched.stop();
      return watched.inputs.length;
    };
    const handedIn = await world.job('in_progress');
    const most = await reads(owner, handedIn);
    expect(await reads(owner, await world.job('draft'))).toBe(most - 1);
    expect(await reads(installer, await world.job('open'))).toBeLessThan(most);
    await rows()
      .requirement.patch({ jobId: handedIn.id, requirementId: handedIn.requirements[0]?.split('.')[1] ?? '' })
      .set({ type: 'checkbox' })
      .go();
    expect(await reads(owner, handedIn)).toBe(most - 1);
  });
});

describe('a job', () => {
  it('of a suspended owner is shown to its applicants and hidden from others', async () => {
    const { applicant, installer, invitee, linkInstaller } = await browsers();
    const { id, shareToken } = await world.job('open');
    await rows()
      .invite.put({ jobId: id, installerId: applicant.userId, status: 'invited', message: '', createdAt: '' })
      .go();
    await rows().job.patch({ jobId: id }).set({ isHeld: true }).go();
    for (const body of [{}, { shareToken }])
      expect(outcome(await applicant.post(`/api/jobs/${id}/accept`, body))).toEqual([403, 'forbidden']);
    const seen = async (who: Client) => (await who.get(`/api/jobs/${id}`)).status;
    expect([await seen(applicant), await seen(installer), await seen(invitee), await seen(linkInstaller)]).toEqual([
      200, 404, 404, 404,
    ]);
  });

  it('accepted by link hides the customer until the installer has confirmed their email address', async () => {
    const { assignee } = await browsers();
    const { id } = await world.job('booked');
    const seesCustomer = async () => 'customerName' in (await assignee.get(`/api/jobs/${id}`)).body.job;
    const user = rows().user.patch({ userId: assignee.userId });
    expect(await seesCustomer()).toBe(true);
    await rows().job.patch({ jobId: id }).set({ takenByLink: true }).go();
    expect(await seesCustomer()).toBe(true);
    await user.set({ unconfirmed: true }).go();
    expect(await seesCustomer()).toBe(false);
    await rows().job.patch({ jobId: id }).remove(['takenByLink']).go();
    expect(await seesCustomer()).toBe(true);
  });
});

describe('an application or an invitation', () => {
  it('is never taken for the other, although both ids consist of a job and an installer', async () => {
    const { owner, applicant, invitee } = await browsers();
    const { id } = await world.job('open');
    const answers = [
      await applicant.post(`/api/invites/${id}.${applicant.userId}/respond`, { status: 'accepted' }),
      await invitee.post(`/api/applications/${id}.${invitee.userId}/withdraw`),
      await owner.put(`/api/applications/${id}.${invitee.userId}`, { status: 'rejected' }),
    ];
    expect(answers.map(outcome)).toEqual([absent, absent, absent]);
    expect(await world.changes()).toEqual([]);
  });

  it.each([
    ['was given to another installer', { status: 'accepted' }, 'This job was awarded to another installer.'],
    ['is no longer open', { status: 'cancelled' }, 'This job is no longer open.'],
  ] as const)('for a job that %s is refused with a message that says so', async (_what, changes, message) => {
    const { invitee, assignee } = await browsers();
    const { id, inviteId } = await world.job('open');
    const assigned = changes.status === 'accepted' ? { assignedInstallerId: assignee.userId } : {};
    await rows()
      .job.patch({ jobId: id })
      .set({ ...changes, ...assigned })
      .go();
    const { status, body } = await invitee.post(`/api/invites/${inviteId}/respond`, { status: 'accepted' });
    expect([status, body.code, body.message]).toEqual([409, 'wrong_state', message]);
  });
});

describe('a remittance', () => {
  it('that belongs to no payment can be read by no one', async () => {
    const { assignee } = await browsers();
    const { id, remittance } = await world.job('paid');
    const read = () => assignee.get(`/api/objects/${remittance}`);
    expect((await read()).status).toBe(302);
    await rows().payment.patch({ jobId: id }).set({ remittanceKey: randomUUID() }).go();
    expect(outcome(await read())).toEqual(absent);
    await rows().payment.delete({ jobId: id }).go();
    expect(outcome(await read())).toEqual(absent);
  });
});

describe('a shared job', () => {
  const during = (plan: { error?: Error; interruption?: () => Promise<unknown> }, run: () => Promise<TestAnswer>) =>
    interrupt({ service: 'table', operation: 'TransactWrite', when: 'before', only: 0, ...plan }, run);

  it('does not open if its link is replaced at the same moment', async () => {
    const { owner, installer } = await browsers();
    const { id, shareToken } = await world.job('private');
    const open = () => installer.get(`/api/jobs/shared/${shareToken}`);
    const interruption = () => owner.post(`/api/jobs/${id}/share`, { rotate: true });
    expect(outcome(await during({ interruption }, open))).toEqual(absent);
  });

  it('stays hidden if its link is replaced during the look-up', async () => {
    const { owner, installer } = await browsers();
    const { id, shareToken } = await world.job('private');
    const interruption = () => owner.post(`/api/jobs/${id}/share`, { rotate: true });
    const loading = { service: 'table', operation: 'Query', when: 'before', only: 0 } as const;
    const open = () => installer.get(`/api/jobs/shared/${shareToken}`);
    expect(outcome(await interrupt({ ...loading, interruption }, open))).toEqual(absent);
    expect(outcome(await installer.get(`/api/jobs/${id}`))).toEqual(absent);
  });

  it('does not record its owner among the users who opened the link', async () => {
    const { owner } = await browsers();
    const { shareToken } = await world.job('private');
    expect((await owner.get(`/api/jobs/shared/${shareToken}`)).status).toBe(200);
    expect(await world.changes()).toEqual([]);
  });

  it('opens again after an error on our side', async () => {
    const { installer } = await browsers();
    const { shareToken } = await world.job('private');
    const open = () => installer.get(`/api/jobs/shared/${shareToken}`);
    expect(outcome(await during({ error: crash() }, open))).toEqual([500, 'internal']);
    expect((await open()).status).toBe(200);
  });
});

describe('a review', () => {
  it('that its author has not written yet does not exist, though the other party has written one', async () => {
    const { owner } = await browsers();
    const { id } = await world.job('archived');
    const scores = { professionalism: 4, workmanship: 4, communication: 4 };
    expect(outcome(await owner.put(`/api/ratings/${id}.${owner.userId}`, scores))).toEqual(absent);
  });

  it('does not exist for people who can see the job but were not part of it', async () => {
    const { admin, installer } = await browsers();
    const { id, ratingId } = await world.job('archived');
    const scores = { jobOrganisation: 4, payment: 4, communication: 4 };
    await rows().job.patch({ jobId: id }).set({ status: 'posted' }).go();
    expect((await installer.get(`/api/jobs/${id}`)).status).toBe(200);
    expect(outcome(await installer.put(`/api/ratings/${ratingId}`, scores))).toEqual(absent);
    expect(outcome(await admin.put(`/api/ratings/${ratingId}`, scores))).toEqual([403, 'forbidden']);
  });
});
