import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { installerProfile, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The candidates for a job: all installers in the directory, in an order with reasons. */

type Candidates = AnswerOf<Routes['listCandidates']>;

const app = startedApp();
let retailer: Client;
let people: Record<string, Client>;
let jobId: string;
beforeAll(async () => {
  retailer = await app.retailer();
  const newcastle = { location: 'Newcastle NSW 2300', installRadius: 50 };
  const [near, known, unlicensed, far, hidden] = await Promise.all([
    app.installer(newcastle),
    app.installer({ ...newcastle, profileVisibility: 'private' }),
    app.installer({ ...newcastle, accreditations: ['Off-Grid'] }),
    app.installer({ location: 'Perth WA 6000', installRadius: 50 }),
    app.installer({ ...newcastle, profileVisibility: 'private' }),
  ]);
  people = { near, known, unlicensed, far, hidden };
  const earlier = await postJob(retailer);
  await known.post(`/api/jobs/${earlier}/apply`, { leadTimeDays: 3 });
  jobId = await postJob(retailer, {
    isPublic: false,
    address: '12 King Street, Newcastle NSW 2300',
    requiredLicenses: ['PV'],
  });
  await app.settle();
});

const candidates = async (query = ''): Promise<Candidates> => {
  const { status, body } = await retailer.get(`/api/jobs/${jobId}/candidates${query}`);
  expect(status).toBe(200);
  return body;
};
const namesIn = ({ installers }: Candidates) =>
  installers.map(({ id }) => Object.keys(people).find((name) => people[name]?.userId === id));

describe('a retailer', () => {
  it('reads the installers who fit first, acquaintances before strangers, and the reasons why others do not fit', async () => {
    const found = await candidates();
    expect(namesIn(found)).toEqual(['known', 'near', 'unlicensed', 'far']);
    expect(found).toMatchObject({ total: 4, fitting: 2, nextCursor: null });
    expect(found.installers).toMatchObject([
      { isKnown: true, isPreferred: false, inviteStatus: null, fit: { fits: true, reach: 'inside' } },
      { isKnown: false, accreditations: installerProfile().accreditations, fit: { fits: true } },
      { fit: { fits: false, missingLicences: ['PV'] } },
      { fit: { fits: false, reach: 'outside' } },
    ]);
    expect(JSON.stringify(found)).not.toContain(installerProfile().contactPhone);
  });

  it('reads preferred installers first, and above them the installer that the page was opened for', async () => {
    expect((await retailer.put(`/api/preferred-installers/${people.near?.userId}`, {})).status).toBe(204);
    expect(namesIn(await candidates()).slice(0, 2)).toEqual(['near', 'known']);
    expect(namesIn(await candidates(`?first=${people.far?.userId}`))).toEqual(['far', 'near', 'known', 'unlicensed']);
    expect(namesIn(await candidates(`?first=${people.hidden?.userId}`))).not.toContain('hidden');
  });

  it('finds installers by company, contact name and suburb, even a private acquaintance, but not by hidden data', async () => {
    const hills = { companyName: 'Sunny Hills Solar', contactName: 'Zoe Quill', contactPhone: '0499 123 321' };
    const zoe = await app.installer({ ...hills, location: 'Perth WA 6000' });
    await app.installer({ companyName: 'Sunny Hills Secret', profileVisibility: 'private' });
    await app.settle();
    const found = async (search: string) =>
      (await candidates(`?search=${encodeURIComponent(search)}`)).installers.map(({ companyName }) => companyName);
    expect(await found('sunny hil')).toEqual(['Sunny Hills Solar']);
    expect(await found('ZOE perth')).toEqual(['Sunny Hills Solar']);
    for (const nothing of ['sunny hills newcastle', '0499123321', 'secret']) expect(await found(nothing)).toEqual([]);
    expect((await candidates('?search=newcastle')).installers.map(({ id }) => id)).toContain(people.known?.userId);
    expect(
      (await zoe.put('/api/profile/installer', installerProfile({ ...hills, profileVisibility: 'private' }))).status,
    ).toBe(200);
    await app.settle();
  });

  it('can invite an installer to a public job, which is then Offered to the installer, who accepts it', async () => {
    const id = await postJob(retailer, { isPublic: true });
    const invitee = people.near as Client;
    const sent = await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [invitee.userId] });
    expect(sent.status).toBe(201);
    expect((await retailer.get(`/api/jobs/${id}/invites`)).body.invites).toHaveLength(1);
    const { job } = (await invitee.get(`/api/jobs/${id}`)).body;
    expect([job.status, job.viewer.allowedActions.includes('acceptInvite')]).toEqual(['offered', true]);
    const accepted = await invitee.post(`/api/invites/${id}.${invitee.userId}/respond`, { status: 'accepted' });
    expect(accepted.status).toBe(200);
    expect((await retailer.get(`/api/jobs/${id}`)).body.job).toMatchObject({
      status: 'accepted',
      assignedInstallerId: invitee.userId,
    });
    await app.settle();
  });

  it('reads which candidates they have invited', async () => {
    const installerIds = [people.far?.userId];
    expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds })).status).toBe(201);
    const { installers } = await candidates();
    expect(installers.find(({ id }) => id === people.far?.userId)?.inviteStatus).toBe('invited');
  });

  it('reads which candidates have applied, until they reject the application', async () => {
    const id = await postJob(retailer, { isPublic: true });
    const applicant = people.known as Client;
    await applicant.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    const found = async (): Promise<Candidates['installers'][number] | undefined> => {
      const { installers } = (await retailer.get(`/api/jobs/${id}/candidates`)).body as Candidates;
      return installers.find((each) => each.id === applicant.userId);
    };
    expect(await found()).toMatchObject({ hasApplied: true, inviteStatus: null, isKnown: true, jobsTogether: 0 });
    await retailer.put(`/api/applications/${id}.${applicant.userId}`, { status: 'rejected' });
    expect(await found()).toMatchObject({ hasApplied: false });
    await app.settle();
  });

  it('can invite an applicant, whose acceptance of the invitation accepts the application too', async () => {
    const id = await postJob(retailer, { isPublic: true });
    const applicant = people.near as Client;
    await applicant.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    const sent = await retailer.post(`/api/jobs/${id}/invites`, { installerIds: [applicant.userId] });
    expect([sent.status, sent.body.unchanged]).toEqual([201, []]);
    const own = `${id}.${applicant.userId}`;
    expect((await applicant.post(`/api/invites/${own}/respond`, { status: 'accepted' })).status).toBe(200);
    const { applications } = (await retailer.get(`/api/jobs/${id}/applications`)).body;
    expect(applications).toMatchObject([{ status: 'accepted' }]);
    await app.settle();
    const near = (await candidates()).installers.find((each) => each.id === applicant.userId);
    expect(near?.jobsTogether).toBe(applications[0].jobsTogether);
    expect(near?.jobsTogether).toBeGreaterThan(0);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('does not read an installer who has just become private', async () => {
    const release = app.hold();
    const hide = installerProfile({
      location: 'Newcastle NSW 2300',
      accreditations: ['Off-Grid'],
      profileVisibility: 'private',
    });
    expect((await people.unlicensed?.put('/api/profile/installer', hide))?.status).toBe(200);
    expect(namesIn(await candidates())).not.toContain('unlicensed');
    release();
  });
});
