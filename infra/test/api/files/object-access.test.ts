import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** A caller may open a file if they may see the item that the file is attached to at the time of the request. */

const app = startedApp();
const people = {} as Record<'owner' | 'assignee' | 'otherRetailer' | 'otherInstaller' | 'admin' | 'visitor', Client>;
type Person = keyof typeof people;

beforeAll(async () => {
  people.visitor = app.client();
  people.admin = await app.admin();
  [people.owner, people.otherRetailer] = await Promise.all([app.retailer(), app.retailer()]);
  [people.assignee, people.otherInstaller] = await Promise.all([app.installer(), app.installer()]);
});

const statusFor = async (person: Person, objectKey: string) =>
  (await people[person].get(`/api/objects/${objectKey}`)).status;

/** Returns the status that each person gets for a file. */
async function answers(objectKey: string): Promise<Record<Person, number>> {
  const names = Object.keys(people) as Person[];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await statusFor(name, objectKey)])),
  ) as Record<Person, number>;
}

const forParties = { visitor: 401, admin: 302, owner: 302, assignee: 302, otherRetailer: 404, otherInstaller: 404 };
const forOwner = { ...forParties, assignee: 404 };
const forInstallers = { ...forParties, otherInstaller: 302 };

async function jobWithFiles(changes: Record<string, unknown> = {}) {
  const { owner } = people;
  const keys = {
    switchboardPhoto: await upload(owner, png(), 'image/png'),
    connectionPreApprovalPdf: await upload(owner, pdf(), 'application/pdf'),
    detail: await upload(owner, png('detail'), 'image/png'),
    reference: await upload(owner, png('reference'), 'image/png'),
  };
  return {
    ...keys,
    form: {
      switchboardPhoto: keys.switchboardPhoto,
      connectionPreApprovalPdf: keys.connectionPreApprovalPdf,
      installationDetailPhotos: [{ name: 'Meter box', objectKey: keys.detail }],
      referencePhotoPaths: [keys.reference],
      ...changes,
    },
  };
}

describe('the files of a job', () => {
  it('are visible like the job: photos to installers who see it, the pre-approval only to the owner', async () => {
    const files = await jobWithFiles();
    await postJob(people.owner, files.form);
    for (const photo of [files.switchboardPhoto, files.detail, files.reference])
      expect(await answers(photo)).toEqual(forInstallers);
    expect(await answers(files.connectionPreApprovalPdf)).toEqual(forOwner);
  });

  it('of a private job or a draft are visible only to its owner', async () => {
    for (const changes of [{ isPublic: false }, { status: 'draft' }]) {
      const files = await jobWithFiles(changes);
      await postJob(people.owner, files.form);
      expect(await answers(files.switchboardPhoto)).toEqual(forOwner);
      expect(await answers(files.connectionPreApprovalPdf)).toEqual(forOwner);
    }
  });

  it('of a private job are visible to an installer who opened its link, while the link is valid', async () => {
    const files = await jobWithFiles({ isPublic: false });
    const jobId = await postJob(people.owner, files.form);
    const { body } = await people.owner.post(`/api/jobs/${jobId}/share`, {});
    await people.otherInstaller.get(`/api/jobs/shared/${body.shareToken}`);
    expect(await answers(files.detail)).toEqual({ ...forOwner, otherInstaller: 302 });
    expect(await statusFor('otherInstaller', files.connectionPreApprovalPdf)).toBe(404);
    await people.owner.post(`/api/jobs/${jobId}/share`, { rotate: true });
    expect(await answers(files.detail)).toEqual(forOwner);
  });

  it('are visible to both parties after the award, and to the installer only until an unassignment', async () => {
    const files = await jobWithFiles();
    const jobId = await awardedJob(people.owner, people.assignee, files.form);
    for (const key of [files.switchboardPhoto, files.connectionPreApprovalPdf])
      expect(await answers(key)).toEqual(forParties);
    await people.owner.post(`/api/jobs/${jobId}/unassign`, { reason: 'Plans changed' });
    expect(await answers(files.connectionPreApprovalPdf)).toEqual(forOwner);
  });

  it('have their upload times in the job for each installer who sees the photos, by id or by link', async () => {
    const before = new Date().toISOString();
    const files = await jobWithFiles();
    const jobId = await postJob(people.owner, files.form);
    const photos = [files.switchboardPhoto, files.detail, files.reference].sort();
    const { shareToken } = (await people.owner.post(`/api/jobs/${jobId}/share`, {})).body;
    for (const path of [`/api/jobs/${jobId}`, `/api/jobs/shared/${shareToken}`]) {
      const { photosAddedAt } = (await people.otherInstaller.get(path)).body.job;
      expect(Object.keys(photosAddedAt).sort()).toEqual(photos);
      for (const at of Object.values<string>(photosAddedAt)) expect(at >= before).toBe(true);
    }
    expect((await people.visitor.get(`/api/jobs/shared/${shareToken}`)).text).not.toContain('photosAddedAt');
    const bare = await postJob(people.owner);
    expect((await people.owner.get(`/api/jobs/${bare}`)).body.job).not.toHaveProperty('photosAddedAt');
  });

  it('disappear with the job', async () => {
    const files = await jobWithFiles();
    const jobId = await postJob(people.owner, files.form);
    const { headers } = await people.owner.get(`/api/objects/${files.detail}`);
    expect((await fetch(headers.location ?? '')).status).toBe(200);
    expect((await people.owner.delete(`/api/jobs/${jobId}`)).status).toBe(204);
    expect(await statusFor('owner', files.detail)).toBe(404);
    await app.settle();
    expect((await fetch(headers.location ?? '')).status).toBe(404);
  });

  it('that an edit removes from the job are visible only to their uploader again', async () => {
    const files = await jobWithFiles();
    const jobId = await postJob(people.owner, files.form);
    expect(
      (await people.owner.put(`/api/jobs/${jobId}`, jobForm({ referencePhotoPaths: [files.reference] }))).status,
    ).toBe(200);
    expect(await answers(files.reference)).toEqual(forInstallers);
    expect(await answers(files.detail)).toEqual(forOwner);
  });
});

describe('a file submitted during a job', () => {
  it('is visible to both parties and administrators: evidence and remittance advice', async () => {
    const { owner, assignee } = people;
    const jobId = await awardedJob(owner, assignee);
    await owner.post(`/api/jobs/${jobId}/schedule`, {
      installationDate: daysAfter(new Date(), 5),
    });
    const { body: listed } = await assignee.get(`/api/jobs/${jobId}/requirements`);
    const certificate = await upload(assignee, pdf(), 'application/pdf');
    for (const { id, type } of listed.requirements)
      await assignee.patch(`/api/requirements/${id}/complete`, {
        completed: true,
        ...(type === 'file_upload' ? { fileUrl: certificate } : {}),
      });
    expect(await answers(certificate)).toEqual(forParties);
    await assignee.post(`/api/jobs/${jobId}/complete`, {});
    await assignee.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
    const remittance = await upload(owner, pdf('remittance'), 'application/pdf');
    await owner.post('/api/objects/finalize', { objectKey: remittance });
    expect(await answers(remittance)).toEqual(forOwner);
    expect((await owner.post(`/api/payments/${jobId}/approve`, { remittanceUrl: remittance })).status).toBe(200);
    expect(await answers(remittance)).toEqual(forParties);
  });
});

describe('a logo', () => {
  it('is visible to everyone, signed in or not, until it is replaced', async () => {
    const [first, second] = [
      await upload(people.owner, png(), 'image/png'),
      await upload(people.owner, png('new'), 'image/png'),
    ];
    await people.owner.put('/api/retailer/logo', { logoURL: first });
    expect(await answers(first)).toEqual({ ...forInstallers, otherRetailer: 302, visitor: 302 });
    await people.owner.put('/api/retailer/logo', { logoURL: second });
    expect(await answers(first)).toEqual(forOwner);
    expect(await statusFor('visitor', second)).toBe(302);
  });
});

describe('a key that another user found out', () => {
  it('opens nothing when it is put into a job of their own', async () => {
    const files = await jobWithFiles();
    await awardedJob(people.owner, people.assignee, files.form);
    const { otherRetailer } = people;
    for (const field of ['switchboardPhoto', 'panelLayoutPhoto']) {
      const answer = await otherRetailer.post('/api/jobs', jobForm({ [field]: files.switchboardPhoto }));
      expect([answer.status, answer.body.fields]).toEqual([422, { [field]: 'Upload the file first' }]);
    }
    expect(await answers(files.switchboardPhoto)).toEqual(forParties);
  });

  it('cannot be moved from the job it belongs to, even by its uploader', async () => {
    const files = await jobWithFiles();
    await postJob(people.owner, files.form);
    expect((await people.owner.post('/api/jobs', jobForm({ switchboardPhoto: files.detail }))).status).toBe(422);
    expect((await people.owner.put('/api/retailer/logo', { logoURL: files.detail })).status).toBe(422);
    expect(await statusFor('visitor', files.detail)).toBe(401);
  });
});
