import { awardedJob, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { daysAfter } from '#shared/domain/days.ts';
import type { App } from '../../harness/app.ts';
import { done } from '../../harness/done.ts';

/** The data for tests that send invalid input: a retailer, an installer, and a job between them in each state. */

type Ids = Record<string, string>;

export interface InputWorld {
  retailer: Client;
  installer: Client;
  /** Ids by name. The test tables refer to an id by its name in braces, such as `{open}`. */
  ids: Ids;
}

async function requirementIds(installer: Client, jobId: string): Promise<string[]> {
  const { requirements } = (await installer.get(`/api/jobs/${jobId}/requirements`)).body;
  return requirements.map((each: { id: string }) => each.id);
}

type Make = (retailer: Client, installer: Client) => Promise<string>;

const accepted: Make = (retailer, installer) => awardedJob(retailer, installer, { requirements: [] });

const inProgress: Make = async (retailer, installer) => {
  const jobId = await awardedJob(retailer, installer, { requirements: [{ label: 'Tidy site' }] });
  await done(installer.post(`/api/jobs/${jobId}/start`));
  const [id] = await requirementIds(installer, jobId);
  await done(installer.patch(`/api/requirements/${id}/complete`, { completed: true }));
  return jobId;
};

const completed: Make = async (retailer, installer) => {
  const jobId = await inProgress(retailer, installer);
  await done(installer.post(`/api/jobs/${jobId}/complete`, {}));
  return jobId;
};

const pending: Make = async (retailer, installer) => {
  const jobId = await completed(retailer, installer);
  await done(installer.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 }));
  return jobId;
};

const paid: Make = async (retailer, installer) => {
  const jobId = await pending(retailer, installer);
  const remittanceUrl = await upload(retailer, pdf(jobId), 'application/pdf');
  await done(retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
  return jobId;
};

/** Creates a paid job with one photo. */
const photographed: Make = async (retailer, installer) => {
  const requirements = [{ label: 'Array', type: 'photo' }];
  const jobId = await awardedJob(retailer, installer, { requirements });
  await done(installer.post(`/api/jobs/${jobId}/start`));
  const [id] = await requirementIds(installer, jobId);
  const fileUrl = await upload(installer, png(jobId), 'image/png');
  await done(installer.patch(`/api/requirements/${id}/complete`, { completed: true, fileUrl }));
  await done(installer.post(`/api/jobs/${jobId}/complete`, {}));
  await done(installer.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 }));
  const remittanceUrl = await upload(retailer, pdf(jobId), 'application/pdf');
  await done(retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
  return jobId;
};

const photoAsked: Make = async (retailer, installer) => {
  const jobId = await photographed(retailer, installer);
  const { requirements } = (await installer.get(`/api/jobs/${jobId}/requirements`)).body;
  const { fileUrl } = requirements[0];
  await done(installer.post(`/api/jobs/${jobId}/shown-photo`, { fileUrl, isAgreed: true }));
  return jobId;
};

const booked: Make = async (retailer, installer) => {
  const requirements = [
    { label: 'Certificate', type: 'file_upload' },
    { label: 'Tidy site', type: 'checkbox' },
    { label: 'Inverter', type: 'photo' },
  ];
  const jobId = await awardedJob(retailer, installer, { requirements });
  const installationDate = daysAfter(new Date(), 5);
  await done(retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate }));
  return jobId;
};

const makers = {
  draft: (retailer) => postJob(retailer, { status: 'draft' }),
  open: (retailer) => postJob(retailer),
  edited: (retailer) => postJob(retailer),
  applied: async (retailer, installer) => {
    const jobId = await postJob(retailer);
    await done(installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
    return jobId;
  },
  private: async (retailer, installer) => {
    const jobId = await postJob(retailer, { isPublic: false });
    await done(retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] }));
    return jobId;
  },
  accepted,
  booked,
  inProgress,
  completed,
  pending,
  paid,
  reviewed: async (retailer, installer) => {
    const jobId = await paid(retailer, installer);
    await done(retailer.post('/api/ratings', { jobId, professionalism: 5, communication: 4, workmanship: 4 }));
    return jobId;
  },
  photographed,
  photoAsked,
  photoShown: async (retailer, installer) => {
    const jobId = await photoAsked(retailer, installer);
    const photoId = (await retailer.get(`/api/jobs/${jobId}`)).body.job.shownPhoto.id;
    await done(retailer.post(`/api/jobs/${jobId}/shown-photo/answer`, { photoId, isAllowed: true }));
    return jobId;
  },
} satisfies Record<string, Make>;

export type JobName = keyof typeof makers;
export const jobNames = Object.keys(makers) as JobName[];

/** Creates one of the jobs again, and replaces all ids that belong to it. */
export async function remake(world: InputWorld, name: JobName): Promise<void> {
  const { retailer, installer, ids } = world;
  const jobId = await makers[name](retailer, installer);
  ids[name] = jobId;
  if (name === 'applied') ids.application = `${jobId}.${installer.userId}`;
  if (name === 'private') ids.invite = `${jobId}.${installer.userId}`;
  if (name === 'reviewed') ids.rating = `${jobId}.${retailer.userId}`;
  if (name === 'inProgress') ids.ticked = (await requirementIds(installer, jobId))[0] ?? '';
  if (name === 'photographed')
    ids.workPhoto = (await installer.get(`/api/jobs/${jobId}/requirements`)).body.requirements[0].fileUrl;
  if (name === 'photoAsked') ids.askedPhoto = (await retailer.get(`/api/jobs/${jobId}`)).body.job.shownPhoto.id;
  if (name === 'photoShown') ids.shownPhoto = (await retailer.get(`/api/jobs/${jobId}`)).body.job.shownPhoto.id;
  if (name !== 'booked') return;
  const [file, checkbox, photo] = await requirementIds(installer, jobId);
  const handedIn = await upload(installer, png(jobId), 'image/png');
  await done(installer.patch(`/api/requirements/${photo}/complete`, { completed: true, fileUrl: handedIn }));
  Object.assign(ids, { fileRequirement: file, checkbox, photoRequirement: photo, handedIn });
}

export async function buildInputWorld(app: App): Promise<InputWorld> {
  const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  const world: InputWorld = { retailer, installer, ids: {} };
  for (const name of jobNames) await remake(world, name);
  return world;
}

/** Returns a text such as `/api/jobs/{open}/apply` with the real id. */
export const placed = (text: string, ids: Readonly<Ids>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`There is no ${name} in this world.`);
    return id;
  });
