import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, installerProfile, jobForm, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import {
  editedInstallerLabels,
  editedJobLabels,
  editedRetailerLabels,
  installerLabels,
  retailerLabels,
} from '#shared/api/fields/profile-labels.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Two tabs, or two people, save the same form. Each save contains in `seen` the values that the form showed at first. */

const app = startedApp();
let admin: Client;
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  [admin, retailer, installer] = await Promise.all([app.admin(), app.retailer(), app.installer()]);
});

type Fields = Record<string, unknown>;
const only = (labels: object, shown: Fields): Fields =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, shown[name]]));
const stale = ({ status, body }: TestAnswer) => [status, body.code, body.changes];

const readJob = async (jobId: string): Promise<Fields> => {
  const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
  const { requirements } = (await retailer.get(`/api/jobs/${jobId}/requirements`)).body;
  const listed = requirements.map(({ id, label, type, required }: Fields) => ({ id, label, type, required }));
  return only(jobLabels, { ...job, requirements: listed });
};
const formOf = (job: Fields, changes: Fields): Fields => ({
  ...jobForm(),
  ...job,
  panelLayoutPhoto: job.panelLayoutPhoto ?? '',
  ...changes,
});

describe('a job form that was opened before another save', () => {
  it('does not restore an earlier price with a change of the notes', async () => {
    const jobId = await postJob(retailer, { priceExGst: 4200.5 });
    const seen = await readJob(jobId);
    const path = `/api/jobs/${jobId}`;
    expect((await retailer.put(path, { ...formOf(seen, { priceExGst: 5000 }), seen })).status).toBe(200);
    const second = formOf(seen, { notes: 'Gate code 4321' });
    expect(stale(await retailer.put(path, { ...second, seen }))).toEqual([
      409,
      'conflict',
      [{ field: 'priceExGst', label: 'Price ex GST', from: 4200.5, to: 5000 }],
    ]);
    expect(await readJob(jobId)).toMatchObject({ priceExGst: 5000, notes: seen.notes });

    const newer = { ...seen, priceExGst: 5000 };
    expect((await retailer.put(path, { ...second, priceExGst: 5000, seen: newer })).status).toBe(200);
    expect(await readJob(jobId)).toMatchObject({ priceExGst: 5000, notes: 'Gate code 4321' });
  });

  it('does not undo a change by an administrator', async () => {
    const jobId = await postJob(retailer, { title: 'Twelve panels on a shed' });
    const seen = await readJob(jobId);
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { title: 'Thirteen panels' })).status).toBe(200);
    expect(stale(await retailer.put(`/api/jobs/${jobId}`, { ...formOf(seen, { notes: 'Dog' }), seen }))).toEqual([
      409,
      'conflict',
      [{ field: 'title', label: 'Title', from: 'Twelve panels on a shed', to: 'Thirteen panels' }],
    ]);
  });

  it('reads all requirements of the other save if any of them has changed', async () => {
    const jobId = await postJob(retailer, { requirements: [{ label: 'Tidy site' }] });
    const seen = await readJob(jobId);
    const path = `/api/jobs/${jobId}`;
    await retailer.put(path, formOf(seen, { requirements: [{ label: 'Meter photo', type: 'photo' }] }));
    const { body } = await retailer.put(path, { ...formOf(seen, {}), seen });
    expect(body.changes).toMatchObject([
      { field: 'requirements', from: [{ label: 'Tidy site' }], to: [{ label: 'Meter photo', type: 'photo' }] },
    ]);
  });

  it('is saved if only data outside the form has changed', async () => {
    const jobId = await postJob(retailer, { isPublic: true });
    const seen = await readJob(jobId);
    const applied = await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Hello', leadTimeDays: 3 });
    expect(applied.status).toBe(201);
    expect((await retailer.put(`/api/jobs/${jobId}`, { ...formOf(seen, { notes: 'Dog' }), seen })).status).toBe(200);
  });

  it('replaces the present state if it does not contain the values it is based on', async () => {
    const jobId = await postJob(retailer);
    const seen = await readJob(jobId);
    await retailer.put(`/api/jobs/${jobId}`, formOf(seen, { priceExGst: 5000 }));
    expect((await retailer.put(`/api/jobs/${jobId}`, formOf(seen, { notes: 'Dog' }))).status).toBe(200);
  });

  it('gets the list of changes even after the award', async () => {
    const jobId = await awardedJob(retailer, installer);
    const seen = await readJob(jobId);
    const path = `/api/jobs/${jobId}`;
    expect((await retailer.put(path, { ...formOf(seen, { notes: 'Dog' }), seen })).status).toBe(200);
    const { status, body } = await retailer.put(path, { ...formOf(seen, { customerName: 'Charlie' }), seen });
    expect([status, body.changes]).toMatchObject([409, [{ field: 'notes', to: 'Dog' }]]);
  });

  it.each(['version', 'colour'])('cannot be based on a value of %s, which is not a field of the form', async (name) => {
    const jobId = await postJob(retailer);
    const { status, body } = await retailer.put(`/api/jobs/${jobId}`, jobForm({ seen: { [name]: 1 } }));
    expect([status, body.fields]).toEqual([422, { [`seen.${name}`]: 'This field is not recognised' }]);
  });

  it('loses at the same instant too: of many saves on one version, one is kept', async () => {
    const jobId = await postJob(retailer);
    const seen = await readJob(jobId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        retailer.put(`/api/jobs/${jobId}`, { ...formOf(seen, { priceExGst: 100 + index }), seen }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    for (const { status, body } of answers) if (status === 409) expect(body.changes?.[0]?.field).toBe('priceExGst');
  });
});

describe('a profile form that was opened before another save', () => {
  it('does not undo a change by the retailer or an administrator', async () => {
    const owner = await app.retailer();
    const { profile } = (await owner.get('/api/profile')).body;
    const seen = only(retailerLabels, profile);
    const form = retailerProfile({ ...seen });
    expect((await owner.put('/api/profile/retailer', { ...form, website: 'https://one.example', seen })).status).toBe(
      200,
    );
    await admin.patch(`/api/admin/retailers/${owner.userId}`, { contactName: 'Robin Two' });
    expect(stale(await owner.put('/api/profile/retailer', { ...form, companyBio: 'Since 2009', seen }))).toEqual([
      409,
      'conflict',
      [
        { field: 'contactName', label: 'Contact name', from: seen.contactName, to: 'Robin Two' },
        { field: 'website', label: 'Website', from: seen.website, to: 'https://one.example' },
      ],
    ]);
    expect((await owner.put('/api/profile/retailer', form)).status).toBe(200);
  });

  it('does not undo a change by the installer or an administrator', async () => {
    const owner = await app.installer();
    const { profile } = (await owner.get('/api/profile')).body;
    const seen = only(installerLabels, profile);
    const form = { ...installerProfile(), ...seen, saaNumber: '' };
    expect((await owner.put('/api/profile/installer', { ...form, bio: 'Since 2009', seen })).status).toBe(200);
    await admin.patch(`/api/admin/installers/${owner.userId}`, { installRadius: 77 });
    const { status, body } = await owner.put('/api/profile/installer', { ...form, contactPhone: '0400 000 001', seen });
    expect([status, body.changes]).toEqual([
      409,
      [
        { field: 'installRadius', label: 'Install radius', from: seen.installRadius, to: 77 },
        { field: 'bio', label: 'About your business', from: '', to: 'Since 2009' },
      ],
    ]);
    expect((await owner.get('/api/profile')).body.profile.contactPhone).toBe(seen.contactPhone);
  });

  it('loses at the same instant too: of many saves on one version, one is kept', async () => {
    const owner = await app.retailer();
    const { profile } = (await owner.get('/api/profile')).body;
    const seen = only(retailerLabels, profile);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        owner.put('/api/profile/retailer', { ...retailerProfile({ ...seen, companyBio: `Bio ${index}` }), seen }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    for (const { status, body } of answers) if (status === 409) expect(body.changes?.[0]?.field).toBe('companyBio');
  });
});

describe('an edit by an administrator', () => {
  it('does not undo a change by the owner', async () => {
    const jobId = await postJob(retailer, { priceExGst: 4200.5 });
    const shown = async () => (await admin.get('/api/admin/jobs')).body.jobs.find(({ id }: Fields) => id === jobId);
    await app.settle();
    const seen = only(editedJobLabels, await shown());
    await retailer.put(`/api/jobs/${jobId}`, formOf(await readJob(jobId), { priceExGst: 5000 }));
    expect(stale(await admin.patch(`/api/admin/jobs/${jobId}`, { description: 'Corrected', seen }))).toEqual([
      409,
      'conflict',
      [{ field: 'priceExGst', label: 'Price ex GST', from: 4200.5, to: 5000 }],
    ]);
    expect((await readJob(jobId)).description).not.toBe('Corrected');
    const newer = { ...seen, priceExGst: 5000 };
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { description: 'Corrected', seen: newer })).status).toBe(200);
  });

  it('at the same instant as another one is refused with the changes', async () => {
    const [owner, person] = await Promise.all([app.retailer(), app.installer()]);
    const { profile } = (await owner.get('/api/profile')).body;
    const seen = only(editedRetailerLabels, profile);
    const edits = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        admin.patch(`/api/admin/retailers/${owner.userId}`, { companyBio: `Bio ${index}`, seen }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    for (const { status, body } of edits) if (status === 409) expect(body.changes?.[0]?.field).toBe('companyBio');

    const before = (await person.get('/api/profile')).body.profile;
    await person.put('/api/profile/installer', { ...installerProfile(), companyName: 'Newer Name', saaNumber: '' });
    const { body } = await admin.patch(`/api/admin/installers/${person.userId}`, {
      contactName: 'Sammy',
      seen: only(editedInstallerLabels, before),
    });
    expect(body.changes).toContainEqual({
      field: 'companyName',
      label: 'Company name',
      from: before.companyName,
      to: 'Newer Name',
    });
  });
});

describe('a notification setting', () => {
  it('is not changed by a save that is based on an earlier choice', async () => {
    const person = await app.retailer();
    const path = '/api/notifications/preferences';
    const seen = { emailPreferences: { award: true } };
    expect((await person.put(path, { emailPreferences: { award: false }, seen })).status).toBe(200);
    expect(stale(await person.put(path, { emailPreferences: { award: false }, seen }))).toEqual([
      409,
      'conflict',
      [{ field: 'emailPreferences.award', label: 'Email: An installer accepts my job', from: true, to: false }],
    ]);
    const other = { dailyEmail: true, seen: { dailyEmail: false } };
    expect((await person.put(path, other)).body).toMatchObject({
      dailyEmail: true,
      emailPreferences: { award: false },
    });
    expect((await person.put(path, { seen })).status).toBe(422);
  });
});
