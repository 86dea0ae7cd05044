import { deepEqual, equal, ok } from 'node:assert/strict';
import { png } from '../../samples/sample-files.ts';
import { type SampleFile, sameFile, upload } from './files.ts';
import { customerPhone, jobForm, requirements, street } from './job-form.ts';
import type { People } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

const picture = (name: string): SampleFile => ({
  content: png(name, 64),
  contentType: 'image/png',
  fileName: `${name}.png`,
});

/** Checks that visitors and installers find a public job. They only find it if its retailer has confirmed their email address. */
async function isFound(
  walk: Walk,
  { installer, visitor }: People,
  { id, availableBefore }: { id: string; availableBefore: number },
): Promise<void> {
  await walk.step('A visitor sees the job on the landing page without the street', () =>
    soon(async () => {
      const { jobs } = await visitor.call('listFeaturedJobs');
      const teaser = jobs.find((each) => each.id === id);
      equal(teaser?.address, 'Castle Hill NSW 2154');
      ok(!JSON.stringify(jobs).includes(street), 'Everyone can see the street.');
      await refused('unauthenticated', visitor.call('getJob', { params: { id } }));
    }),
  );
  await walk.step('The numbers of the landing page count the job within 5 s', () =>
    soon(async () => {
      const { availableJobs } = await visitor.call('getLandingStats');
      ok(availableJobs > availableBefore, `${availableJobs} available, ${availableBefore} before`);
    }),
  );
  await walk.step('An installer finds the job', () =>
    soon(async () => {
      const { jobs } = await installer.call('listPublicJobs');
      ok(
        jobs.some((each) => each.id === id),
        'The job is not among the public ones.',
      );
    }),
  );
}

async function isNotFound(walk: Walk, { installer, visitor }: People, { id }: { id: string }): Promise<void> {
  await walk.step("Installers cannot find it while the retailer's address is unconfirmed", async () => {
    const lists = await Promise.all([visitor.call('listFeaturedJobs'), installer.call('listPublicJobs')]);
    ok(!lists.some(({ jobs }) => jobs.some((each) => each.id === id)), 'The job is in a list.');
    await refused('unauthenticated', visitor.call('getJob', { params: { id } }));
  });
}

/** Takes a job from posting to the award to the right installer. Returns its id. */
export async function hire(walk: Walk, people: People): Promise<string> {
  const { retailer, installer, rival, visitor, areConfirmed } = people;
  const photos = { roof: picture('roof'), switchboard: picture('switchboard'), detail: picture('detail') };

  const job = await walk.step('A retailer posts a job with three photos and a list of requirements', async () => {
    const before = await visitor.call('getLandingStats');
    const [panelLayoutPhoto, switchboardPhoto, detail] = await Promise.all([
      upload(retailer, photos.roof),
      upload(retailer, photos.switchboard),
      upload(retailer, photos.detail),
    ]);
    const form = jobForm({
      panelLayoutPhoto,
      switchboardPhoto,
      installationDetailPhotos: [{ name: 'Detail', objectKey: detail }],
    });
    const { job: posted } = await retailer.call('createJob', { body: form });
    equal(posted.status, 'posted');
    equal(posted.title, '6.60kW Solar + 13.5 kWh Battery + Blackout Protection');
    deepEqual([posted.suburb, posted.state, posted.postcode], ['Castle Hill', 'NSW', '2154']);
    return { id: posted.id, panelLayoutPhoto, switchboardPhoto, detail, availableBefore: before.availableJobs };
  });
  const params = { id: job.id };

  await walk.step("The retailer's New tab counts the job immediately", async () => {
    const { tabs } = await retailer.call('getRetailerStats');
    deepEqual([tabs.posted, tabs.all, tabs.accepted], [1, 1, 0]);
    const { jobs } = await soon(async () => {
      const page = await retailer.call('listRetailerJobs', { query: { tab: 'posted' } });
      equal(page.jobs.length, 1);
      return page;
    });
    equal(jobs[0]?.id, job.id);
  });
  if (areConfirmed) await isFound(walk, people, job);
  else await isNotFound(walk, people, job);
  await walk.step('An installer sees the job’s address and photos, but no customer details', async () => {
    const { job: seen } = await installer.call('getJob', { params });
    equal(seen.address, `${street}, Castle Hill NSW 2154`);
    ok(!JSON.stringify(seen).includes(customerPhone), "The customer's phone is shown to an applicant.");
    ok(seen.viewer.allowedActions.includes('apply'), 'The installer may not apply.');
    await sameFile(await installer.redirectOf('getObject', job.panelLayoutPhoto), photos.roof);
    await sameFile(await installer.redirectOf('getObject', job.switchboardPhoto), photos.switchboard);
    await sameFile(await installer.redirectOf('getObject', job.detail), photos.detail);
  });
  await walk.step('People who are signed out cannot see the photos', async () => {
    equal((await visitor.redirectOf('getObject', job.panelLayoutPhoto)).status, 401);
  });
  await walk.step('Two installers apply, and neither can apply twice', async () => {
    const { application } = await installer.call('applyForJob', {
      params,
      body: { message: 'We can do it next week.', leadTimeDays: 7 },
    });
    equal(application.status, 'applied');
    await rival.call('applyForJob', { params, body: { message: 'Maybe in spring.', leadTimeDays: 90 } });
    await refused('already_exists', installer.call('applyForJob', { params, body: { leadTimeDays: 7 } }));
  });
  const applicationId = await walk.step('The owner sees both applications with their ratings', async () => {
    const { applicationsPending } = await retailer.call('getRetailerStats');
    equal(applicationsPending, 2);
    const { applications } = await retailer.call('listJobApplications', { params });
    equal(applications.length, 2);
    const own = applications.find((each) => each.installerId === installer.userId);
    deepEqual(
      [own?.companyName, own?.leadTimeDays, own?.averageRating, own?.reviewCount, own?.completedJobs],
      ['Sunny Side Electrical', 7, null, 0, 0],
    );
    await refused('forbidden', installer.call('listJobApplications', { params }));
    return own?.id ?? '';
  });
  await walk.step('The owner accepts one application, and every count is right immediately', async () => {
    const { application } = await retailer.call('decideApplication', {
      params: { id: applicationId },
      body: { status: 'accepted' },
    });
    equal(application.status, 'accepted');
    const owner = await retailer.call('getRetailerStats');
    deepEqual([owner.tabs.posted, owner.tabs.accepted, owner.applicationsPending], [0, 1, 0]);
    const winner = await installer.call('getInstallerStats');
    deepEqual([winner.tabs.accepted, winner.tabs.all], [1, 1]);
  });
  await walk.step('The other applicant is rejected and can no longer see the job', async () => {
    await refused('not_found', rival.call('getJob', { params }));
    await soon(async () => {
      const { applications } = await rival.call('listOwnApplications');
      equal(applications[0]?.status, 'rejected');
    });
  });
  await walk.step("The installer now sees the customer's contact details and the agreed price", async () => {
    const { job: own } = await installer.call('getJob', { params });
    deepEqual([own.status, own.customerPhone, own.agreedPrice], ['accepted', customerPhone, 4200.5]);
    const { requirements: asked } = await installer.call('listRequirements', { params });
    deepEqual(
      asked.map((each) => each.label),
      requirements.map((each) => each.label),
    );
  });
  return job.id;
}
