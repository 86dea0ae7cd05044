import { beforeAll, describe, expect, it } from '@jest/globals';
import { findObject } from '#functions/data/files/object-queries.ts';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { must } from '../../harness/done.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';

/** A user who knows the key of another user's file cannot attach the file to their own item to read it there. */

const app = startedApp();
let victim: { retailer: Client; installer: Client };
let thief: { retailer: Client; installer: Client };
/** The keys of the victims' files, by kind of file. */
const loot: Record<string, string> = {};
const images = ['a photo of a job', 'a kept image', 'an image only sent', 'a photo of a requirement', 'a remittance'];

const requirements = [
  { label: 'Roof', type: 'photo' },
  { label: 'Certificate', type: 'file_upload' },
];

/** Creates a job in progress and returns its id and the ids of its requirements. */
async function underWay({ retailer, installer }: typeof victim, form: object = {}) {
  const jobId = await awardedJob(retailer, installer, { requirements, ...form });
  await must(installer.post(`/api/jobs/${jobId}/start`));
  const { body } = await must(installer.get(`/api/jobs/${jobId}/requirements`));
  const [photo, certificate] = body.requirements.map((each: { id: string }) => each.id) as [string, string];
  return { jobId, photo, certificate };
}

const tick = (who: Client, requirementId: string, fileUrl: string) =>
  who.patch(`/api/requirements/${requirementId}/complete`, { completed: true, fileUrl });

async function askForMoney(
  { retailer, installer }: typeof victim,
  job: Awaited<ReturnType<typeof underWay>>,
  files: string[],
) {
  await must(tick(installer, job.photo, files[0] ?? ''));
  await must(tick(installer, job.certificate, files[1] ?? ''));
  await must(installer.post(`/api/jobs/${job.jobId}/complete`));
  await must(installer.post(`/api/jobs/${job.jobId}/request-payment`, { requestedAmount: 4200.5 }));
  return retailer;
}

beforeAll(async () => {
  const [a, b, c, d] = await Promise.all([app.retailer(), app.installer(), app.retailer(), app.installer()]);
  victim = { retailer: a, installer: b };
  thief = { retailer: c, installer: d };
  const image = (who: Client, name: string) => upload(who, png(name), 'image/png');
  const document = (who: Client, name: string) => upload(who, pdf(name), 'application/pdf');
  loot['a photo of a job'] = await image(a, 'photo');
  loot['a pre-approval'] = await document(a, 'approval');
  loot['a kept image'] = await image(a, 'kept');
  loot['a kept document'] = await document(a, 'kept');
  loot['an image only sent'] = await image(a, 'sent');
  loot['a document only sent'] = await document(a, 'sent');
  loot['a photo of a requirement'] = await image(b, 'roof');
  loot['a file of a requirement'] = await document(b, 'certificate');
  loot['a remittance'] = await image(a, 'remittance');
  for (const name of ['a kept image', 'a kept document'])
    await must(a.post('/api/objects/finalize', { objectKey: loot[name] }));
  const job = await underWay(victim, {
    switchboardPhoto: loot['a photo of a job'],
    connectionPreApprovalPdf: loot['a pre-approval'],
  });
  await askForMoney(victim, job, [loot['a photo of a requirement'], loot['a file of a requirement']]);
  await must(a.post(`/api/payments/${job.jobId}/approve`, { remittanceUrl: loot['a remittance'] }));
  await app.settle();
});

const each = () => Object.entries(loot);

/** Expects that no rows have changed, and that the thieves still see nothing. */
async function expectNothingWon(before: Map<string, string>): Promise<void> {
  expect(changedRows(before, await digestTable())).toEqual([]);
  for (const [name, key] of each())
    for (const who of Object.values(thief))
      expect([name, ...outcome(await who.get(`/api/objects/${key}`))]).toEqual([name, 404, 'not_found']);
}

describe("the key of someone else's file", () => {
  it.each([
    ['panelLayoutPhoto', (key: string) => ({ panelLayoutPhoto: key })],
    ['switchboardPhoto', (key: string) => ({ switchboardPhoto: `/api/objects/${key}` })],
    ['inverterLocationPhoto', (key: string) => ({ inverterLocationPhoto: key })],
    ['referencePhotoPaths.0', (key: string) => ({ referencePhotoPaths: [key] })],
    ['installationDetailPhotos.0.objectKey', (key: string) => ({ installationDetailPhotos: [{ objectKey: key }] })],
    ['connectionPreApprovalPdf', (key: string) => ({ connectionPreApprovalPdf: key })],
  ])('cannot become the %s of one’s own job', async (field, change) => {
    const own = await postJob(thief.retailer);
    await app.settle();
    const before = await digestTable();
    for (const [name, key] of each()) {
      const form = jobForm(change(key));
      for (const answer of [
        await thief.retailer.post('/api/jobs', form),
        await thief.retailer.put(`/api/jobs/${own}`, form),
      ])
        expect([name, ...outcome(answer), answer.body.fields]).toEqual([
          name,
          422,
          'invalid',
          { [field]: 'Upload the file first' },
        ]);
    }
    await expectNothingWon(before);
  });

  it('cannot complete a requirement of one’s own job', async () => {
    const job = await underWay(thief);
    await app.settle();
    const before = await digestTable();
    for (const [name, key] of each()) {
      const requirement = images.includes(name) ? job.photo : job.certificate;
      expect([name, ...outcome(await tick(thief.installer, requirement, key))]).toEqual([name, 422, 'invalid']);
    }
    await expectNothingWon(before);
  });

  it('cannot become the remittance of one’s own payment, not even the key of the installer who did the work', async () => {
    const job = await underWay(thief);
    const files = [
      await upload(thief.installer, png('own'), 'image/png'),
      await upload(thief.installer, pdf('own'), 'application/pdf'),
    ];
    await askForMoney(thief, job, files);
    await app.settle();
    const before = await digestTable();
    const path = `/api/payments/${job.jobId}/approve`;
    for (const key of [...Object.values(loot), ...files])
      expect(outcome(await thief.retailer.post(path, { remittanceUrl: key }))).toEqual([422, 'invalid']);
    await expectNothingWon(before);
    expect((await thief.retailer.get(`/api/jobs/${job.jobId}`)).body.job.status).toBe('completed');
  });

  it('cannot become one’s own logo, which everyone may see', async () => {
    const before = await digestTable();
    for (const [name, key] of each())
      expect([name, ...outcome(await thief.retailer.put('/api/retailer/logo', { logoURL: key }))]).toEqual([
        name,
        422,
        'invalid',
      ]);
    await expectNothingWon(before);
  });

  it('cannot be used to finalise the file or change who may see it', async () => {
    const before = await digestTable();
    for (const [name, key] of each())
      for (const who of [thief.retailer, thief.installer, victim.installer]) {
        if (who === victim.installer && name.includes('requirement')) continue;
        const answers = [
          await who.post('/api/objects/finalize', { objectKey: key }),
          await who.post('/api/objects/set-acl', { objectPath: `/api/objects/${key}`, visibility: 'private' }),
        ];
        expect([name, ...answers.map(outcome)]).toEqual([name, [404, 'not_found'], [404, 'not_found']]);
      }
    await expectNothingWon(before);
  });
});

describe("the key of one's own file", () => {
  const inUse = { status: 422, message: 'This file is already used somewhere else. Upload it again to use it here.' };
  const told = ({ status, body }: TestAnswer) => ({ status, message: Object.values(body.fields ?? {})[0] });

  it('that is in use by a job cannot be used in a second job or become the public logo', async () => {
    const photo = await upload(thief.retailer, png('one job'), 'image/png');
    const jobId = await postJob(thief.retailer, { switchboardPhoto: photo });
    const second = await thief.retailer.post('/api/jobs', jobForm({ panelLayoutPhoto: photo }));
    expect(told(second)).toEqual(inUse);
    expect(told(await thief.retailer.put('/api/retailer/logo', { logoURL: photo }))).toEqual(inUse);
    expect(await findObject(photo)).toMatchObject({ attachedTo: jobId, attachedAs: 'photo' });
    expect(outcome(await app.client().get(`/api/objects/${photo}`))).toEqual([401, 'unauthenticated']);
  });

  it('that is in use as a logo cannot become a job photo or a remittance', async () => {
    const logo = await upload(thief.retailer, png('logo'), 'image/png');
    await must(thief.retailer.put('/api/retailer/logo', { logoURL: logo }));
    expect(told(await thief.retailer.post('/api/jobs', jobForm({ switchboardPhoto: logo })))).toEqual(inUse);
    expect(await findObject(logo)).toMatchObject({ attachedTo: thief.retailer.userId, attachedAs: 'logo' });
  });

  it('that completed one requirement cannot complete another, in this job or in another', async () => {
    const [job, next] = [await underWay(thief), await underWay(thief)];
    const file = await upload(thief.installer, pdf('once'), 'application/pdf');
    await must(tick(thief.installer, job.certificate, file));
    expect(told(await tick(thief.installer, next.certificate, file))).toEqual(inUse);
    expect((await tick(thief.installer, job.photo, file)).status).not.toBe(200);
  });

  it('that is the remittance advice of one job is copied for another job of the same installer, not of another', async () => {
    const remittanceUrl = await upload(thief.retailer, pdf('paid once'), 'application/pdf');
    const other = { retailer: thief.retailer, installer: await app.installer() };
    const payFor = async (pair: typeof thief) => {
      const job = await underWay(pair);
      await askForMoney(pair, job, [
        await upload(pair.installer, png('roof'), 'image/png'),
        await upload(pair.installer, pdf('certificate'), 'application/pdf'),
      ]);
      return { job, answer: await thief.retailer.post(`/api/payments/${job.jobId}/approve`, { remittanceUrl }) };
    };
    const [first, second, refused] = [await payFor(thief), await payFor(thief), await payFor(other)];
    expect([first.answer.status, second.answer.status]).toEqual([200, 200]);
    expect(told(refused.answer)).toEqual(inUse);
    expect(await findObject(remittanceUrl)).toMatchObject({ attachedTo: first.job.jobId, attachedAs: 'remittance' });
    const copied = second.answer.body.payment.remittanceUrl.split('/').at(-1);
    expect(copied).not.toBe(remittanceUrl);
    expect(await findObject(copied)).toMatchObject({ attachedTo: second.job.jobId, attachedAs: 'remittance' });
    expect((await thief.installer.get(`/api/objects/${copied}`)).status).toBe(302);
    expect(outcome(await other.installer.get(`/api/objects/${copied}`))).toEqual([404, 'not_found']);
  });

  it('opens the file for its uploader alone again once the file is removed from the job', async () => {
    const photo = await upload(thief.retailer, png('let go'), 'image/png');
    const jobId = await postJob(thief.retailer, { switchboardPhoto: photo });
    expect((await victim.installer.get(`/api/objects/${photo}`)).status).toBe(302);
    await must(thief.retailer.put(`/api/jobs/${jobId}`, jobForm()));
    expect(outcome(await victim.installer.get(`/api/objects/${photo}`))).toEqual([404, 'not_found']);
    expect((await thief.retailer.get(`/api/objects/${photo}`)).status).toBe(302);
  });
});
