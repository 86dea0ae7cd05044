import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, installerProfile, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { describedJobFields, jobCardFields } from '#shared/api/fields/job-description.ts';
import { startedApp } from '../../harness/started-app.ts';

/**
 * The fields of a job that each role receives. This test derives the expected fields of the form from the property `shownTo` of
 * their descriptions, while the API uses the property `place`. Hidden fields are absent, not blank.
 */

const app = startedApp();
let owner: Client;
let admin: Client;
let installer: Client;
let stranger: Client;
beforeAll(async () => {
  [owner, admin, installer, stranger] = await Promise.all([
    app.retailer(),
    app.admin(),
    app.installer(),
    app.installer(),
  ]);
});

const words = (text: string): string[] => text.trim().split(/\s+/);
const isOnCard = (name: string): boolean => name in jobCardFields;
/** Returns the fields of the form that these roles may see. */
const shownTo = (...kinds: string[]): string[] =>
  Object.entries(describedJobFields)
    .filter(([, field]) => [field.shownTo].flat().some((each) => kinds.includes(each)))
    .map(([name]) => name);

const everyone = shownTo('public', 'viewers');
const card = [
  ...words(`id number title address suburb state postcode status isPublic pvSizeKw priceExGst amount installationDate
  termsVersion createdAt retailerId retailer latitude longitude geoPrecision`),
  ...everyone.filter(isOnCard),
];
const forViewers = [
  ...words('location timeZone postedAt updatedAt completedAt filled viewer'),
  ...everyone.filter((name) => !isOnCard(name)),
];
const ofSite = shownTo('photo key', 'notes');
const forParties = [
  ...words(`assignedInstallerId assignedInstaller acceptedAt startedAt progressAt paidAt archivedAt cancelledAt
  cancelReason returnedReason agreedPrice openRequirements requirementCount paymentStatus
  shownPhoto`),
  ...shownTo('pre-approval key'),
];
const contact = shownTo('customer name', 'customer phone', 'customer e-mail');
const forAdmins = words('inviteCounts applicationCount applicationsTotal version');

const unplaced = [...card, ...forViewers];
const viewer = [...unplaced, ...ofSite];
const party = [...viewer, ...forParties];
const everything = [...party, ...contact, ...forAdmins];

const requirement = words('id jobId type label required');
const requirementState = words('completed completedAt fileUrl fileName photos returnedReason versions');

const keysOf = (thing: object): string[] => Object.keys(thing).sort();
const jobFor = async (who: Client, jobId: string): Promise<string[]> =>
  keysOf((await who.get(`/api/jobs/${jobId}`)).body.job);
const requirementFor = async (who: Client, jobId: string): Promise<string[]> =>
  keysOf((await who.get(`/api/jobs/${jobId}/requirements`)).body.requirements[0]);
const cardOf = async (who: Client, list: string, jobId: string): Promise<string[]> => {
  const { body } = await who.get(list);
  return keysOf(body.jobs.find(({ id }: { id: string }) => id === jobId) ?? {});
};
const paymentOf = async (who: Client, jobId: string): Promise<string[]> => {
  const { body } = await who.get('/api/payments');
  return keysOf(body.payments.find(({ id }: { id: string }) => id === jobId) ?? {});
};
const exactly = (...parts: string[][]): string[] => parts.flat().sort();

const inCastleHill = {
  address: 'Castle Hill NSW 2154',
  latitude: expect.closeTo(-33.73, 1),
  longitude: expect.closeTo(151, 1),
  geoPrecision: 'suburb',
};

describe('a posted job', () => {
  it('does not show installers its assignee, documents, customer or link', async () => {
    const jobId = await postJob(owner);
    const applicant = await app.installer();
    await applicant.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    for (const who of [stranger, applicant]) {
      expect(await jobFor(who, jobId)).toEqual(exactly(viewer));
      expect(await requirementFor(who, jobId)).toEqual(exactly(requirement));
    }
    expect(await cardOf(stranger, '/api/jobs/public', jobId)).toEqual(exactly(card, ['fit', 'placeKm']));
  });

  it('shows other retailers and accounts without a profile its suburb, but no street, photos or notes', async () => {
    const exact = { latitude: -33.7312345, longitude: 151.0045678 };
    const photo = await upload(owner, png(), 'image/png');
    const jobId = await postJob(owner, { ...exact, notes: 'The key is under the mat', switchboardPhoto: photo });
    const { shareToken } = (await owner.post(`/api/jobs/${jobId}/share`)).body;
    const newcomer = await app.register('installer');
    for (const who of [await app.retailer(), newcomer]) {
      for (const path of [`/api/jobs/${jobId}`, `/api/jobs/shared/${shareToken}`, `/api/jobs/${jobId}`]) {
        const { job } = (await who.get(path)).body;
        expect(keysOf(job)).toEqual(exactly(unplaced));
        expect(job).toMatchObject({ ...inCastleHill, location: 'Castle Hill NSW 2154', viewer: { seesSite: false } });
      }
      expect((await who.get(`/api/objects/${photo}`)).status).toBe(404);
    }
    const listed = (await newcomer.get('/api/jobs/public')).body.jobs.find(({ id }: { id: string }) => id === jobId);
    expect(listed).toMatchObject({ address: 'Castle Hill NSW 2154', latitude: null, longitude: null });
    await newcomer.post('/api/profile/installer', installerProfile());
    const { job } = (await newcomer.get(`/api/jobs/${jobId}`)).body;
    expect(job).toMatchObject({ ...exact, geoPrecision: 'exact', notes: 'The key is under the mat' });
    expect(job.address).toMatch(/^12 Hill Street/);
    expect((await newcomer.get(`/api/objects/${photo}`)).status).toBe(302);
  });

  it('shows an invited installer, or one with the link, the same as any installer, and no counts in a list', async () => {
    const jobId = await postJob(owner, { isPublic: false });
    const { shareToken } = (await owner.post(`/api/jobs/${jobId}/share`)).body;
    const invited = await app.installer();
    await owner.post(`/api/jobs/${jobId}/invites`, { installerIds: [invited.userId] });
    const { job, retailerProfile } = (await stranger.get(`/api/jobs/shared/${shareToken}`)).body;
    expect([keysOf(job), keysOf(retailerProfile)]).toEqual([exactly(viewer), ['companyName']]);
    for (const who of [stranger, invited]) {
      expect(await jobFor(who, jobId)).toEqual(exactly(viewer));
      expect(await requirementFor(who, jobId)).toEqual(exactly(requirement));
    }
    const offered = [...card, 'inviteMessage'];
    expect(await cardOf(invited, '/api/jobs/installer?tab=offered', jobId)).toEqual(exactly(offered));
    expect(await cardOf(invited, '/api/jobs/installer', jobId)).toEqual(exactly(offered));
  });

  it('shows a visitor only its suburb, its facts and its company, on every route', async () => {
    const site = { latitude: -33.7312345, longitude: 151.0045678, switchboard: 'Behind the blue door' };
    const jobId = await postJob(owner, { ...site, connectionPreApprovalRef: 'DNSP-77', photosRequired: ['Side gate'] });
    const { shareToken } = (await owner.post(`/api/jobs/${jobId}/share`)).body;
    const shared = (await app.client().get(`/api/jobs/shared/${shareToken}`)).body;
    expect(shared).toEqual({
      job: { id: jobId, title: expect.any(String), suburb: 'Castle Hill', state: 'NSW' },
      retailerProfile: { companyName: 'Bright Roofs Pty Ltd' },
    });
    const { jobs } = (await app.client().get('/api/landing/featured-jobs')).body;
    const teaser = jobs.find(({ id }: { id: string }) => id === jobId);
    const facts = 'jobType requiredLicenses preferredWeek latitude longitude retailer';
    expect(keysOf(teaser)).toEqual(exactly(words(`id title address description priceExGst amount ${facts}`)));
    expect(keysOf(teaser.retailer)).toEqual(exactly(words('companyName averageRating reviewCount completedJobs')));
    expect(teaser.address).toBe('Castle Hill NSW 2154');
    const { body, text } = await app.client().get(`/api/public/jobs/${jobId}`);
    // Listed by hand, because search engines can read every one of these fields.
    expect(keysOf(body.job)).toEqual(
      exactly(
        words(`id title address suburb state postcode description priceExGst amount jobType connectionType requiredLicenses
          preferredWeek houseStoreys roofType pvSizeKw panelWatts panelQty inverterModel inverterSizeKw inverterQty
          batterySizeKwh batteryBrand blackoutProtection hasExportLimit exportLimitKw retailerId retailer`),
      ),
    );
    expect(keysOf(body.job.retailer)).toEqual(
      exactly(words('companyName logoUrl averageRating reviewCount completedJobs')),
    );
    const { latitude, longitude, ...shownAgain } = teaser;
    expect(body.job).toMatchObject(shownAgain);
    // Visitors get the middle of the suburb instead of the position of the site.
    expect([latitude, longitude]).toEqual([expect.any(Number), expect.any(Number)]);
    expect([latitude, longitude]).not.toEqual([site.latitude, site.longitude]);
    const around = 'south=-34.2&west=150.5&north=-33.4&east=151.5';
    await app.settle();
    const map = await app.client().get(`/api/map?${around}`);
    expect(map.body.jobs).toContainEqual(expect.objectContaining({ id: jobId, number: null, fit: null }));
    const told = [text, map.text, (await app.client().get('/api/landing/featured-jobs')).text].join();
    for (const hidden of ['12 Hill', '33.7312345', '151.0045678', 'blue door', 'DNSP-77', 'Side gate', 'Casey'])
      expect([hidden, told.includes(hidden)]).toEqual([hidden, false]);
    const own = (await owner.get('/api/profile')).body.profile;
    for (const hidden of [own.contactPhone, own.contactEmail, own.contactName])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
  });
});

describe('an awarded job', () => {
  it('shows its installer the customer while there is work to do, and its documents permanently', async () => {
    const jobId = await awardedJob(owner, installer, { requirements: [{ label: 'Rebates', type: 'checkbox' }] });
    expect(await jobFor(installer, jobId)).toEqual(exactly(party, contact));
    await installer.post(`/api/jobs/${jobId}/start`);
    const [{ id }] = (await installer.get(`/api/jobs/${jobId}/requirements`)).body.requirements;
    await installer.patch(`/api/requirements/${id}/complete`, { completed: true });
    expect(await jobFor(installer, jobId)).toEqual(exactly(party, contact, ['hasStarted']));
    await installer.post(`/api/jobs/${jobId}/complete`);
    expect(await jobFor(installer, jobId)).toEqual(exactly(party, ['hasStarted']));
    expect(await requirementFor(installer, jobId)).toEqual(exactly(requirement, requirementState));
    const listed = exactly(card, words('assignedInstallerId assignedInstaller paymentStatus'));
    expect(await cardOf(installer, '/api/jobs/installer?tab=completed', jobId)).toEqual(listed);
  });

  it('shows the customer in the list of payments to its owner only', async () => {
    const jobId = await awardedJob(owner, installer, { requirements: [] });
    await installer.post(`/api/jobs/${jobId}/start`);
    await installer.post(`/api/jobs/${jobId}/complete`);
    const payment =
      words(`id number title address suburb jobStatus otherParty stage amountExGst gst amountWithGst completedOn
      requestedOn dueDate paidOn daysWaiting isOverdue hasRemittance isRecord`);
    expect(await paymentOf(installer, jobId)).toEqual(exactly(payment));
    expect(await paymentOf(owner, jobId)).toEqual(exactly(payment, ['customerName']));
  });

  it('shows its owner everything, and an administrator everything except the link', async () => {
    const jobId = await awardedJob(owner, installer);
    expect(await jobFor(owner, jobId)).toEqual(exactly(everything, ['shareToken']));
    expect(await jobFor(admin, jobId)).toEqual(exactly(everything));
    for (const who of [owner, admin])
      expect(await requirementFor(who, jobId)).toEqual(exactly(requirement, requirementState));
    const counted = words(
      'assignedInstallerId assignedInstaller paymentStatus inviteCounts applicationCount customerName',
    );
    expect(await cardOf(owner, '/api/jobs/retailer', jobId)).toEqual(exactly(card, counted));
  });
});
