import type { App } from './app.ts';
import { awardedJob, pdf, postJob, upload } from './builders.ts';
import type { Client } from './client.ts';

/** A retailer, an installer, and a job between them at each point of its way, to send wrong things to. */

export interface InputWorld {
  retailer: Client;
  installer: Client;
  /** Ids by name; paths of tables name them as `{open}`. */
  ids: Record<string, string>;
}

const mustBe = (what: string, status: number, expected: number): void => {
  if (status !== expected) throw new Error(`${what} answered ${status}`);
};

const awarded = (retailer: Client, installer: Client): Promise<string> =>
  awardedJob(retailer, installer, { requirements: [] });

async function completed(retailer: Client, installer: Client): Promise<string> {
  const jobId = await awarded(retailer, installer);
  mustBe('The start', (await installer.post(`/api/jobs/${jobId}/start`)).status, 200);
  mustBe('Completing', (await installer.post(`/api/jobs/${jobId}/complete`, {})).status, 200);
  return jobId;
}

async function pending(retailer: Client, installer: Client): Promise<string> {
  const jobId = await completed(retailer, installer);
  const asked = await installer.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
  mustBe('The payment request', asked.status, 200);
  return jobId;
}

async function paid(retailer: Client, installer: Client): Promise<string> {
  const jobId = await pending(retailer, installer);
  const remittanceUrl = await upload(retailer, pdf(jobId), 'application/pdf');
  mustBe('The approval', (await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl })).status, 200);
  return jobId;
}

async function booked(retailer: Client, installer: Client): Promise<string> {
  const requirements = [
    { label: 'Certificate', type: 'file_upload' },
    { label: 'Tidy site', type: 'checkbox' },
    { label: 'Inverter', type: 'photo' },
  ];
  const jobId = await awardedJob(retailer, installer, { requirements });
  const installationDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
  mustBe('The date', (await retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate })).status, 200);
  return jobId;
}

export async function buildInputWorld(app: App): Promise<InputWorld> {
  const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  const ids: Record<string, string> = {
    draft: await postJob(retailer, { status: 'draft' }),
    open: await postJob(retailer),
    applied: await postJob(retailer),
    private: await postJob(retailer, { isPublic: false }),
    accepted: await awarded(retailer, installer),
    booked: await booked(retailer, installer),
    completed: await completed(retailer, installer),
    pending: await pending(retailer, installer),
    paid: await paid(retailer, installer),
    reviewed: await paid(retailer, installer),
  };
  const invited = await retailer.post(`/api/jobs/${ids.private}/invites`, { installerIds: [installer.userId] });
  mustBe('The invitation', invited.status, 201);
  mustBe('Applying', (await installer.post(`/api/jobs/${ids.applied}/apply`, { leadTimeDays: 3 })).status, 201);
  const { requirements } = (await installer.get(`/api/jobs/${ids.booked}/requirements`)).body;
  const review = { jobId: ids.reviewed, professionalism: 5, communication: 4, workmanship: 4 };
  const reviewed = await retailer.post('/api/ratings', review);
  mustBe('The review', reviewed.status, 201);
  return {
    retailer,
    installer,
    ids: {
      ...ids,
      application: `${ids.applied}.${installer.userId}`,
      invite: `${ids.private}.${installer.userId}`,
      rating: reviewed.body.rating.id,
      fileRequirement: requirements[0].id,
      checkbox: requirements[1].id,
      photoRequirement: requirements[2].id,
    },
  };
}

/** `/api/jobs/{open}/apply` with the world's id in its place. */
export const placed = (text: string, ids: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`There is no ${name} in this world.`);
    return id;
  });
