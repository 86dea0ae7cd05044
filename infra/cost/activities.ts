import { urlOf } from '#shared/api/client.ts';
import { type RouteName, routes } from '#shared/api/index.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { pdf, png, postJob, upload } from '../tools/in-process/builders.ts';
import type { Client } from '../tools/in-process/client.ts';
import { requirements } from '../tools/verify/job-form.ts';
import { sessionOf } from './month.ts';
import { type Place, type Taken, taken } from './taken.ts';

/** Carries out the activities of a month with real calls of the functions, to measure the resources that each activity uses. */

export interface People {
  retailer: Client;
  installer: Client;
  /** An installer who also applies, and is not awarded the job. */
  rival: Client;
  visitor: Client;
}

export interface Activities {
  newPerson: Taken;
  visit: Taken;
  job: Taken;
  retailerSession: Taken;
  installerSession: Taken;
  sweep: Taken;
}

/** Waits for the answer to a call. Throws for a refusal, because the cost of a refused call would be misleading. */
async function sure(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(`A call of the month answered ${status}: ${text}`);
}

const inDays = (days: number): string => daysAfter(new Date(), days);

/** The number of a job's files. `month.ts` has assumptions about their sizes. */
export const filesOfJob = { photos: 5, documents: 2 };

async function wholeJob({ retailer, installer, rival }: People): Promise<string> {
  const photo = (name: string, by: Client) => upload(by, png(name, 32), 'image/png', `${name}.png`);
  const document = (name: string, by: Client) => upload(by, pdf(name), 'application/pdf', `${name}.pdf`);
  const id = await postJob(retailer, {
    requirements,
    panelLayoutPhoto: await photo('roof', retailer),
    switchboardPhoto: await photo('switchboard', retailer),
    installationDetailPhotos: [
      { name: 'Meter', objectKey: await photo('meter', retailer) },
      { name: 'Inverter', objectKey: await photo('inverter', retailer) },
    ],
  });
  for (const one of [installer, rival]) await sure(one.post(`/api/jobs/${id}/apply`, { leadTimeDays: 7 }));
  await sure(retailer.put(`/api/applications/${id}.${installer.userId}`, { status: 'accepted' }));
  await sure(retailer.post(`/api/jobs/${id}/schedule`, { installationDate: inDays(5) }));
  await sure(installer.post(`/api/jobs/${id}/start`));
  await sure(installer.post(`/api/jobs/${id}/progress`));
  const { body } = await installer.get(`/api/jobs/${id}/requirements`);
  for (const { id: each, type } of body.requirements) {
    const send = { file_upload: document, photo }[type as 'file_upload' | 'photo'];
    await sure(
      installer.patch(`/api/requirements/${each}/complete`, {
        completed: true,
        ...(send && { fileUrl: await send(type, installer) }),
      }),
    );
  }
  await sure(installer.post(`/api/jobs/${id}/complete`));
  const { priceExGst } = (await installer.get(`/api/jobs/${id}`)).body.job;
  await sure(installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: priceExGst }));
  const remittanceUrl = await document('remittance', retailer);
  await sure(retailer.post(`/api/payments/${id}/approve`, { remittanceUrl, requestedAmount: priceExGst }));
  await sure(
    retailer.post('/api/ratings', { jobId: id, professionalism: 5, communication: 4, workmanship: 4, review: 'Tidy.' }),
  );
  await sure(installer.post('/api/ratings', { jobId: id, jobOrganisation: 5, communication: 5, payment: 4 }));
  return id;
}

async function session(
  person: Client,
  names: readonly RouteName[],
  ids: Partial<Record<RouteName, string>>,
  jobId: string,
) {
  for (const name of names)
    await sure(person.request(routes[name].method, urlOf(routes[name], { params: { id: ids[name] ?? jobId } })));
}

/**
 * The number of calls of a registration. The measurement cannot count them, because it only gets the person's client after the
 * second call.
 */
const callsToJoin = 2;
async function newcomer(place: Place, join: () => Promise<Client>): Promise<Taken> {
  return { ...(await twice(place, [], join)), calls: callsToJoin };
}

const homePage: readonly RouteName[] = ['getLandingStats', 'listFeaturedJobs', 'getLandingDots'];

/** Carries out an activity twice and measures the second time, when the functions are warm as during most of a month. */
async function twice(place: Place, people: readonly Client[], run: () => Promise<unknown>): Promise<Taken> {
  await run();
  await place.settle();
  return taken(place, people, run);
}

export interface Cast extends People {
  /** Registers a new person with a profile. */
  join(): Promise<Client>;
  sweep(): Promise<unknown>;
}

/** Carries out every activity, and returns the use of each. */
export async function carryOut(place: Place, { join, sweep, ...people }: Cast): Promise<Activities> {
  const { retailer, installer, rival, visitor } = people;
  let jobId = '';
  const job = await twice(place, [retailer, installer, rival], async () => {
    jobId = await wholeJob(people);
  });
  const about = (userId: string) => ({ getInstaller: userId, getRetailer: userId });
  const toBoth = (names: readonly RouteName[], person: Client, other: Client) =>
    twice(place, [person], () => session(person, names, about(other.userId), jobId));
  return {
    job,
    retailerSession: await toBoth(sessionOf.retailer, retailer, installer),
    installerSession: await toBoth(sessionOf.installer, installer, retailer),
    visit: await twice(place, [visitor], () => session(visitor, homePage, {}, jobId)),
    newPerson: await newcomer(place, join),
    sweep: await twice(place, [], sweep),
  };
}
