import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { formatLongDate } from '#shared/domain/civil-date.ts';
import { inDays, todayAtHouse } from '../../harness/days.ts';
import { fillWallet, licenceForm, saaForm, saveCredential } from '../../harness/fill-wallet.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The credentials of an installer at each step of a job, compared with the date of the job. */

const app = startedApp();
let robin: Client;
let admin: Client;
beforeAll(async () => {
  [robin, admin] = await Promise.all([app.retailer(), app.admin()]);
});

/** Creates an installer for one test, because each test needs its own wallet of credentials. */
const crew = (companyName = 'Sunny Side') => app.installer({ companyName, location: 'Blacktown NSW 2148' });

const remove = async (who: Client, slot: string) =>
  expect((await who.delete(`/api/credentials/${slot}`)).status).toBe(204);

const schedule = (who: Client, jobId: string, installationDate: string) =>
  who.post(`/api/jobs/${jobId}/schedule`, { installationDate });
const jobOf = async (jobId: string): Promise<Json> => (await robin.get(`/api/jobs/${jobId}`)).body.job;

const inNsw = { address: '1 Test Street, Blacktown NSW 2148', requiredLicenses: ['PV'] };
const strict = { ...inNsw, credentialsRequired: true };

describe('an expired credential', () => {
  it('prevents the date for both companies, and each reads why', async () => {
    const sam = await crew();
    await saveCredential(sam, 'saa', saaForm(inDays(20)));
    const jobId = await awardedJob(robin, sam, inNsw);
    const until = formatLongDate(inDays(20));
    const own = await schedule(sam, jobId, inDays(21));
    expect([own.status, own.body.code]).toEqual([409, 'credentials_needed']);
    expect(own.body.fields.installationDate).toBe(
      `The last valid day of your SAA accreditation is ${until}. Choose an earlier day, or update your credentials.`,
    );
    const other = await schedule(robin, jobId, inDays(21));
    expect([other.status, other.body.message]).toEqual([
      409,
      `The last valid day of Sunny Side's SAA accreditation is ${until}. Choose an earlier day, or ask them to update their credentials.`,
    ]);
    expect(await jobOf(jobId)).toMatchObject({ status: 'accepted', installationDate: null });
    expect((await schedule(robin, jobId, inDays(20))).status).toBe(200);
  });

  it('prevents rescheduling a booked job to a later date, until it is renewed', async () => {
    const sam = await crew();
    await saveCredential(sam, 'electrical-NSW', licenceForm(inDays(20)));
    const jobId = await awardedJob(robin, sam, inNsw);
    expect((await schedule(robin, jobId, inDays(10))).status).toBe(200);
    expect((await schedule(robin, jobId, inDays(30))).status).toBe(409);
    expect(await jobOf(jobId)).toMatchObject({ status: 'booked', installationDate: inDays(10) });
    await saveCredential(sam, 'electrical-NSW', licenceForm(inDays(400), 1));
    expect((await schedule(robin, jobId, inDays(30))).status).toBe(200);
  });

  it('of another state, or of a kind that the work does not need, prevents no date', async () => {
    const sam = await crew();
    await saveCredential(sam, 'electrical-VIC', licenceForm(inDays(5)));
    await saveCredential(sam, 'heights', licenceForm(inDays(5)));
    const jobId = await awardedJob(robin, sam, inNsw);
    expect((await schedule(sam, jobId, inDays(30))).status).toBe(200);
  });
});

describe('a job that requires credentials', () => {
  it('can be awarded to an applicant without them, but not scheduled or started', async () => {
    const sam = await crew();
    const jobId = await awardedJob(robin, sam, strict);
    const refused = await schedule(sam, jobId, inDays(30));
    expect(refused.body.message).toBe(
      [
        'This job requires your SAA accreditation with its expiry date.',
        'This job requires your electrical licence NSW with its expiry date.',
        'This job requires your public liability insurance with its expiry date.',
        'Update your credentials first.',
      ].join(' '),
    );
    for (const body of [{}, { installationDate: todayAtHouse() }])
      expect((await sam.post(`/api/jobs/${jobId}/start`, body)).body.code).toBe('credentials_needed');
    await fillWallet(sam, inDays(60));
    expect((await schedule(sam, jobId, inDays(30))).status).toBe(200);
    expect((await sam.post(`/api/jobs/${jobId}/start`, {})).status).toBe(200);
  });

  it('does not count a declined credential, and the retailer reads that it is not provided', async () => {
    const sam = await crew();
    await fillWallet(sam, inDays(60));
    const jobId = await awardedJob(robin, sam, strict);
    await admin.post(`/api/admin/installers/${sam.userId}/credentials/electrical-NSW/decline`, {
      version: 1,
      reason: 'The register has another date.',
    });
    const { status, body } = await schedule(robin, jobId, inDays(30));
    expect([status, body.message]).toEqual([
      409,
      "This job requires Sunny Side's electrical licence NSW with its expiry date. Ask them to update their credentials first.",
    ]);
  });

  it('cannot be started if a credential was removed after the date was set', async () => {
    const sam = await crew();
    await fillWallet(sam, inDays(60));
    const jobId = await awardedJob(robin, sam, strict);
    expect((await schedule(sam, jobId, inDays(30))).status).toBe(200);
    await remove(sam, 'publicLiability');
    expect((await sam.post(`/api/jobs/${jobId}/start`, { installationDate: todayAtHouse() })).status).toBe(409);
    expect(await jobOf(jobId)).toMatchObject({ status: 'booked', installationDate: inDays(30) });
  });

  it('cannot be completed without a start if a credential is missing', async () => {
    const sam = await crew();
    await fillWallet(sam, inDays(60));
    const jobId = await awardedJob(robin, sam, { ...strict, requirements: [] });
    expect((await schedule(sam, jobId, todayAtHouse())).status).toBe(200);
    await remove(sam, 'electrical-NSW');
    expect((await sam.post(`/api/jobs/${jobId}/complete`, {})).body.code).toBe('credentials_needed');
    await saveCredential(sam, 'electrical-NSW', licenceForm(inDays(60)));
    expect((await sam.post(`/api/jobs/${jobId}/complete`, {})).status).toBe(200);
  });

  it('must keep this requirement after the award, because it is a term', async () => {
    const jobId = await awardedJob(robin, await crew(), strict);
    const { body } = await robin.put(`/api/jobs/${jobId}`, jobForm({ ...strict, credentialsRequired: false }));
    expect(body.fields).toMatchObject({ credentialsRequired: expect.stringContaining('Current credentials required') });
  });
});

describe('missing credentials exclude no one before the award, and both parties read them', () => {
  const expired = { kind: 'saa', lack: 'expired', expiresOn: inDays(3), blocks: true };
  const preferredWeek = inDays(20);

  it('in find work, among the candidates, and among the applications', async () => {
    const sam = await crew('Kookaburra Solar');
    await saveCredential(sam, 'saa', saaForm(inDays(3)));
    const jobId = await postJob(robin, { ...inNsw, isPublic: true, preferredWeek });
    await app.settle();
    const found = (await sam.get('/api/jobs/public')).body.jobs.find(({ id }: Json) => id === jobId);
    expect(found.fit).toMatchObject({ fits: true, objections: [expired] });
    const { installers } = (await robin.get(`/api/jobs/${jobId}/candidates?search=Kookaburra`)).body;
    expect(installers).toMatchObject([{ id: sam.userId, fit: { objections: [expired] } }]);
    expect((await sam.post(`/api/jobs/${jobId}/apply`, { message: '', leadTimeDays: 5 })).status).toBe(201);
    const { applications } = (await robin.get(`/api/jobs/${jobId}/applications`)).body;
    expect(applications).toMatchObject([{ installerId: sam.userId, fit: { objections: [expired] } }]);
  });

  it('in the schedule plan of an awarded job, with the needed and the held credentials, without numbers', async () => {
    const sam = await crew();
    await saveCredential(sam, 'electrical-NSW', licenceForm(inDays(40)));
    const jobId = await awardedJob(robin, sam, strict);
    const { plan } = (await robin.get(`/api/jobs/${jobId}/schedule-plan`)).body;
    expect(plan.needs).toEqual({ state: 'NSW', accreditations: ['PV'], areRequired: true, signer: null });
    expect(plan.held).toContainEqual({
      kind: 'electrical',
      state: 'NSW',
      categories: [],
      expiresOn: inDays(40),
      person: null,
    });
    expect(JSON.stringify(plan)).not.toContain('774411');
  });
});
