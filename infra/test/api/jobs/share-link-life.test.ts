import { beforeAll, describe, expect, it } from '@jest/globals';
import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, installerProfile, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { dayMs, daysAfter } from '#shared/domain/days.ts';
import { must } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The times at which a share link works, the companies that may use it, and the data of a job after its installer has left. */

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

const share = async (jobId: string): Promise<string> =>
  (await must(retailer.post(`/api/jobs/${jobId}/share`))).body.shareToken;
const tokenOf = async (jobId: string) => (await must(retailer.get(`/api/jobs/${jobId}`))).body.job.shareToken;
const linkOf = async (jobId: string) => (await must(retailer.get(`/api/jobs/${jobId}/share`))).body;
const opens = async (token: string) => (await retailer.get(`/api/jobs/shared/${token}`)).status;
const noDifference = async () => {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
};

async function award(jobId: string): Promise<void> {
  await must(installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
  await must(retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' }));
}

describe('the share link of a job', () => {
  it('does not work while an installer has the job, and works again when they leave it', async () => {
    const jobId = await postJob(retailer);
    const token = await share(jobId);
    expect(await opens(token)).toBe(200);
    await award(jobId);
    expect([await tokenOf(jobId), await opens(token)]).toEqual([token, 404]);
    await must(installer.post(`/api/jobs/${jobId}/unassign`, {}));
    expect([await tokenOf(jobId), await opens(token)]).toEqual([token, 200]);
    await noDifference();
  });

  it('stops working once the job is cancelled, deleted or paid', async () => {
    const cancelled = await postJob(retailer);
    const deleted = await postJob(retailer);
    const paid = await postJob(retailer, { requirements: [] });
    const tokens = [await share(cancelled), await share(deleted), await share(paid)];
    await must(retailer.post(`/api/jobs/${cancelled}/cancel`, { reason: 'No roof after all' }));
    await must(retailer.delete(`/api/jobs/${deleted}`));
    await award(paid);
    await must(installer.post(`/api/jobs/${paid}/start`));
    await must(installer.post(`/api/jobs/${paid}/complete`));
    await must(installer.post(`/api/jobs/${paid}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await must(retailer.post(`/api/payments/${paid}/approve`, { remittanceUrl }));
    expect(await Promise.all(tokens.map(opens))).toEqual([404, 404, 404]);
    await noDifference();
  });
});

describe('the end of a share link', () => {
  const days = (count: number) => Date.now() + count * dayMs;
  const end = (jobId: string) =>
    rows()
      .job.patch({ jobId })
      .set({ shareExpiresAt: new Date(Date.now() - 1000).toISOString() })
      .go();

  it('is chosen with the link, and can be moved while the link works', async () => {
    const jobId = await postJob(retailer);
    expect(await linkOf(jobId)).toEqual({
      state: 'none',
      shareToken: null,
      expiresAt: null,
      revokedAt: null,
      onlyFor: null,
      uses: [],
    });
    const { shareToken } = (await must(retailer.post(`/api/jobs/${jobId}/share`, { expiresInDays: 7 }))).body;
    const made = await linkOf(jobId);
    expect(made).toMatchObject({ state: 'live', shareToken });
    expect(Math.abs(Date.parse(made.expiresAt) - days(7))).toBeLessThan(3_600_000);
    await must(retailer.post(`/api/jobs/${jobId}/share`, {}));
    expect((await linkOf(jobId)).expiresAt).toBe(made.expiresAt);
    const later = await must(retailer.post(`/api/jobs/${jobId}/share`, { expiresInDays: 90 }));
    expect(later.body.shareToken).toBe(shareToken);
    expect(Math.abs(Date.parse((await linkOf(jobId)).expiresAt) - days(90))).toBeLessThan(3_600_000);
    const { status, body } = await retailer.post(`/api/jobs/${jobId}/share`, { expiresInDays: 365 });
    expect([status, body.fields]).toEqual([422, { expiresInDays: 'Choose how long the link works' }]);
  });

  it.each(['expired', 'revoked'] as const)(
    'gives others the answer of a link that never existed, and the owner sees that it is %s',
    async (state) => {
      const jobId = await postJob(retailer, { isPublic: false });
      const token = await share(jobId);
      await must(installer.get(`/api/jobs/shared/${token}`));
      expect((await installer.get(`/api/jobs/${jobId}`)).status).toBe(200);
      await (state === 'expired' ? end(jobId) : must(retailer.delete(`/api/jobs/${jobId}/share`)));
      const visitor = app.client();
      const without = ({ status, body: { requestId: _id, ...body } }: TestAnswer) => ({ status, body });
      for (const who of [visitor, installer])
        expect(without(await who.get(`/api/jobs/shared/${token}`))).toEqual(
          without(await who.get(`/api/jobs/shared/${'a'.repeat(26)}`)),
        );
      const refused = [
        await installer.get(`/api/jobs/${jobId}`),
        await installer.post(`/api/jobs/${jobId}/accept`, { shareToken: token }),
        await installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(await linkOf(jobId)).toMatchObject({ state, shareToken: null });
      expect(await share(jobId)).not.toBe(token);
      expect(await linkOf(jobId)).toMatchObject({ state: 'live', revokedAt: null, uses: [] });
      expect((await installer.get(`/api/jobs/${jobId}`)).status).toBe(404);
      await noDifference();
    },
  );

  it('leaves a record of each company that opened the link and the time, which only the owner sees', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const token = await share(jobId);
    const other = await app.retailer({ companyName: 'Other Roofs' });
    const before = new Date().toISOString();
    for (const who of [app.client(), retailer, installer, other]) await must(who.get(`/api/jobs/shared/${token}`));
    await must(retailer.delete(`/api/jobs/${jobId}/share`));
    const { uses, revokedAt } = await linkOf(jobId);
    expect(uses).toEqual([
      { userId: other.userId, company: 'Other Roofs', role: 'retailer', openedAt: expect.any(String) },
      { userId: installer.userId, company: 'Sunny Side Electrical', role: 'installer', openedAt: expect.any(String) },
    ]);
    expect(uses[1].openedAt >= before && revokedAt >= uses[0].openedAt).toBe(true);
    const { events } = (await must(retailer.get(`/api/jobs/${jobId}/history`))).body;
    expect(events.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual(['shareRevoked', 'shared']);
  });
});

describe('a private installer who opens a link', () => {
  it('is not named to the owner until the two deal with each other', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const token = await share(jobId);
    const shy = await app.installer({ companyName: 'Quiet Solar', profileVisibility: 'private' });
    await must(shy.get(`/api/jobs/shared/${token}`));
    const hidden = { userId: null, company: null, role: 'installer', openedAt: expect.any(String) };
    expect((await linkOf(jobId)).uses).toEqual([hidden]);
    await must(shy.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
    expect((await linkOf(jobId)).uses).toMatchObject([{ userId: shy.userId, company: 'Quiet Solar' }]);
  });
});

describe('a job whose installer has left it', () => {
  it('has no data from the award', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements: [] });
    const date = daysAfter(new Date(), 5);
    await must(retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate: date }));
    await must(installer.post(`/api/jobs/${jobId}/start`));
    await must(installer.post(`/api/jobs/${jobId}/progress`));
    const { body } = await must(retailer.post(`/api/jobs/${jobId}/unassign`, {}));
    expect(body.job).toMatchObject({
      status: 'posted',
      assignedInstallerId: null,
      assignedInstaller: null,
      agreedPrice: null,
      installationDate: null,
      acceptedAt: null,
      startedAt: null,
      progressAt: null,
      postedAt: expect.any(String),
    });
    await noDifference();
  });
});

describe('the customer of a job', () => {
  const customerPhone = '0491 570 156';
  const phoneFor = async (who: Client, jobId: string) => (await who.get(`/api/jobs/${jobId}`)).body.job.customerPhone;

  async function newcomer(): Promise<Client> {
    const client = await app.unconfirmed('installer');
    await must(client.post('/api/profile/installer', installerProfile()));
    return client;
  }

  it('is hidden from an installer who accepts it by link until their address is confirmed', async () => {
    const stranger = await newcomer();
    const jobId = await postJob(retailer, { isPublic: false, customerPhone });
    const token = await share(jobId);
    await must(stranger.get(`/api/jobs/shared/${token}`));
    const taken = await must(stranger.post(`/api/jobs/${jobId}/accept`, { shareToken: token }));
    expect(taken.body.job).toMatchObject({ status: 'accepted', assignedInstallerId: stranger.userId });
    expect(taken.text).not.toContain(customerPhone);
    expect(await phoneFor(stranger, jobId)).toBeUndefined();
    await confirmByOperator(stranger.email);
    expect(await phoneFor(stranger, jobId)).toBe(customerPhone);
  });

  it('is shown immediately to the installer that the retailer chooses, even with an unconfirmed address', async () => {
    const [applicant, invited] = [await newcomer(), await newcomer()];
    const jobs = [
      await postJob(retailer, { customerPhone }),
      await postJob(retailer, { isPublic: false, customerPhone }),
    ];
    await must(applicant.post(`/api/jobs/${jobs[0]}/apply`, { leadTimeDays: 3 }));
    await must(retailer.put(`/api/applications/${jobs[0]}.${applicant.userId}`, { status: 'accepted' }));
    await must(retailer.post(`/api/jobs/${jobs[1]}/invites`, { installerIds: [invited.userId], message: 'Hello' }));
    await must(invited.post(`/api/jobs/${jobs[1]}/accept`));
    expect(await phoneFor(applicant, jobs[0] ?? '')).toBe(customerPhone);
    expect(await phoneFor(invited, jobs[1] ?? '')).toBe(customerPhone);
  });
});

describe('a share link for one company', () => {
  it('works only for that company, and no longer for others who have opened it', async () => {
    const chosen = await app.installer({ companyName: 'Chosen Electrical' });
    const jobId = await postJob(retailer, { isPublic: false });
    const token = await share(jobId);
    await must(installer.get(`/api/jobs/shared/${token}`));
    await must(retailer.post(`/api/jobs/${jobId}/share`, { onlyFor: chosen.userId }));
    expect(await linkOf(jobId)).toMatchObject({
      shareToken: token,
      onlyFor: { userId: chosen.userId, company: 'Chosen Electrical' },
    });
    const answers = [
      await installer.get(`/api/jobs/shared/${token}`),
      await installer.get(`/api/jobs/${jobId}`),
      await installer.post(`/api/jobs/${jobId}/accept`, { shareToken: token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await must(retailer.get(`/api/jobs/shared/${token}`));
    await must(chosen.get(`/api/jobs/shared/${token}`));
    await must(chosen.post(`/api/jobs/${jobId}/accept`));
  });

  it('must name an installer that the retailer can see, and can be opened to everyone again', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const refused = await retailer.post(`/api/jobs/${jobId}/share`, { onlyFor: retailer.userId });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['onlyFor']]);
    const { shareToken } = (await must(retailer.post(`/api/jobs/${jobId}/share`, { onlyFor: installer.userId }))).body;
    const { expiresAt } = await linkOf(jobId);
    await must(retailer.post(`/api/jobs/${jobId}/share`, { onlyFor: null }));
    expect(await linkOf(jobId)).toMatchObject({ shareToken, expiresAt, onlyFor: null });
    const another = await app.installer();
    await must(another.get(`/api/jobs/shared/${shareToken}`));
  });
});
