import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { findObject } from '#functions/data/files/object-queries.ts';
import { readTable } from '#infra/read-table.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, twoCompanies } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The credentials of the people who joined an installing company, and what they mean for the jobs that these people sign off. */

const app = startedApp();
let owner: Client;
let installer: Client;
let lee: Client;
let jo: Client;
let admin: Client;
beforeAll(async () => {
  ({ owner, installer, lee } = await twoCompanies(app));
  [jo, admin] = [await colleagueOf(app, installer, { name: 'Jo Tran', rank: 'installer' }), await app.admin()];
});

const number = 'WOMBAT-902817';
const card = { version: 0, credentialNumber: number };
const accreditation = (expiresOn: string) => ({
  ...card,
  categories: ['GCPV', 'GCBS'],
  work: 'both',
  expiresOn,
});
const slotOf = (who: Client, slot: string): string => `${slot}.${who.userId}`;
const save = (by: Client, slot: string, body: object) => by.put(`/api/credentials/${slot}`, body);
const walletsFor = (who: Client): Promise<Json> => done(who.get('/api/credentials'));
const walletOf = async (who: Client, reader: Client): Promise<Json[]> =>
  (await walletsFor(reader)).people.find(({ id }: Json) => id === who.userId)?.credentials;
const team = (jobId: string, signer: Client) =>
  lee.put(`/api/jobs/${jobId}/team`, { people: [jo.userId, lee.userId], signerId: signer.userId });
const schedule = (by: Client, jobId: string, installationDate: string) =>
  by.post(`/api/jobs/${jobId}/schedule`, { installationDate });

describe('the credentials of a person', () => {
  it('are added by the person, whatever their rank, with the number encrypted and a file that only the company reads', async () => {
    const file = await upload(jo, pdf('white card'), 'application/pdf', 'card.pdf');
    const slot = slotOf(jo, 'whiteCard');
    expect((await save(jo, slot, { ...card, file })).status).toBe(204);
    expect(await walletOf(jo, jo)).toMatchObject([
      { slot, kind: 'whiteCard', status: 'to_check', numberEnd: '817', fileKey: file, version: 1 },
    ]);
    expect(JSON.stringify([...(await readTable(documents, app.tableName))])).not.toContain(number);
    expect(await findObject(file)).toMatchObject({ attachedTo: `${installer.userId}.${slot}` });
    for (const reader of [jo, lee, installer, admin])
      expect((await reader.get(`/api/objects/${file}`)).status).toBe(302);
    expect((await owner.get(`/api/objects/${file}`)).status).toBe(404);
  });

  it('include an SAA number of their own, and exclude what only a company holds', async () => {
    const bare = await save(jo, slotOf(jo, 'saa'), { ...accreditation(inDays(200)), credentialNumber: '' });
    expect([bare.status, bare.body.fields]).toEqual([422, { credentialNumber: 'Please enter the number' }]);
    expect((await save(jo, slotOf(jo, 'saa'), accreditation(inDays(200)))).status).toBe(204);
    for (const slot of [slotOf(jo, 'publicLiability'), slotOf(jo, 'gst'), 'saa.someone', `saa.${jo.userId}.x`])
      expect((await save(jo, slot, card)).status).toBe(404);
  });

  it('are seen by those who see the whole company, and someone on site sees only their own', async () => {
    expect((await walletsFor(jo)).credentials).toEqual([]);
    expect((await walletsFor(jo)).people.map(({ id, isCaller }: Json) => [id, isCaller])).toEqual([[jo.userId, true]]);
    const all = await walletsFor(lee);
    expect(all.people.map(({ name }: Json) => name)).toEqual(['Jo Tran', 'Lee Park']);
    expect(all.credentials.map(({ kind }: Json) => kind)).toEqual(['saa']);
    const shown = await done(owner.get(`/api/installers/${installer.userId}/credentials`));
    expect(JSON.stringify(shown)).not.toContain('whiteCard');
  });

  it('are changed by an owner too, and by no one else', async () => {
    const slot = slotOf(lee, 'heights');
    expect(outcome(await save(jo, slot, card))).toEqual([403, 'forbidden']);
    expect(outcome(await save(lee, slotOf(jo, 'heights'), card))).toEqual([403, 'forbidden']);
    expect(outcome(await save(lee, 'whiteCard', card))).toEqual([403, 'forbidden']);
    expect((await save(installer, slot, card)).status).toBe(204);
    expect((await lee.delete(`/api/credentials/${slot}`)).status).toBe(204);
    const stranger = await app.installer();
    expect(outcome(await save(stranger, slotOf(jo, 'heights'), card))).toEqual([404, 'not_found']);
    expect(await walletOf(lee, lee)).toEqual([]);
  });

  it('are checked from the same queue, which names the person, and a decline reaches the person too', async () => {
    const waiting = async (): Promise<Json[]> =>
      (await done(admin.get('/api/admin/credentials'))).credentials.filter(
        ({ personName }: Json) => personName === 'Jo Tran',
      );
    const found = await waiting();
    expect(found.map(({ kind, companyName }) => [kind, companyName])).toEqual([
      ['whiteCard', 'Sunny Side'],
      ['saa', 'Sunny Side'],
    ]);
    const about = (slot: string) => `/api/admin/installers/${installer.userId}/credentials/${slot}`;
    const seen = await done(admin.post(`${about(slotOf(jo, 'saa'))}/number`, {}));
    expect(seen.number).toBe(number);
    await done(admin.post(`${about(slotOf(jo, 'saa'))}/check`, { version: 1 }));
    await done(
      admin.post(`${about(slotOf(jo, 'whiteCard'))}/decline`, { version: 1, reason: 'Another name is on it' }),
    );
    expect(await waiting()).toEqual([]);
    expect((await walletOf(jo, jo)).map(({ kind, status }) => [kind, status])).toEqual([
      ['saa', 'valid'],
      ['whiteCard', 'declined'],
    ]);
    await app.settle();
    for (const reader of [jo, installer])
      expect((await done(reader.get('/api/notifications'))).notifications[0]).toMatchObject({
        title: "We couldn't confirm a credential: White card of Jo Tran",
      });
    const [mail] = (await app.mails(jo.email)).slice(-1);
    expect([mail?.subject, mail?.text.includes('Jo Tran')]).toEqual([
      "We couldn't confirm a credential: White card",
      false,
    ]);
  });
});

describe('the person who signs off a job', () => {
  it('brings their own accreditation, which refuses a day after its end, on every way to the work', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(team(jobId, jo));
    const late = await schedule(lee, jobId, inDays(201));
    expect([late.body.code, late.body.message]).toEqual([
      'credentials_needed',
      expect.stringMatching(
        /^The last valid day of Jo's SAA accreditation is .+\. Choose an earlier day, or ask an owner/,
      ),
    ]);
    const forOwner = await schedule(owner, jobId, inDays(201));
    expect(forOwner.body.message).toContain("Jo's SAA accreditation");
    const { plan } = await done(owner.get(`/api/jobs/${jobId}/schedule-plan`));
    expect(plan.needs.signer).toBe('Jo');
    expect(plan.held.find(({ kind }: Json) => kind === 'saa')).toMatchObject({ person: 'Jo' });
    expect((await schedule(lee, jobId, inDays(200))).status).toBe(200);
  });

  it('cannot be someone whose accreditation has expired on the day that is set', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(team(jobId, lee));
    expect((await schedule(lee, jobId, inDays(300))).status).toBe(200);
    const refused = await team(jobId, jo);
    expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual(['credentials_needed', ['signerId']]);
    expect((await done(lee.get(`/api/jobs/${jobId}`))).job.team).toContainEqual(
      expect.objectContaining({ id: lee.userId, signsOff: true }),
    );
  });

  it('needs their own credentials if the retailer requires them', async () => {
    const jobId = await awardedJob(owner, installer, { credentialsRequired: true });
    await done(team(jobId, jo));
    const refused = await schedule(lee, jobId, inDays(20));
    expect(refused.body.message).toContain("This job requires Jo's electrical licence NSW with its expiry date.");
  });
});

describe('a person who leaves the company', () => {
  it('takes their credentials and files with them', async () => {
    const ash = await colleagueOf(app, installer, { name: 'Ash Vale', rank: 'lead' });
    const file = await upload(ash, pdf('heights'), 'application/pdf', 'heights.pdf');
    await done(save(ash, slotOf(ash, 'heights'), { ...card, file }));
    await done(installer.delete(`/api/people/${ash.userId}`));
    await app.settle();
    expect(JSON.stringify([...(await readTable(documents, app.tableName))])).not.toContain(slotOf(ash, 'heights'));
    expect(outcome(await save(installer, slotOf(ash, 'heights'), card))).toEqual([404, 'not_found']);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
