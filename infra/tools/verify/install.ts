import { deepEqual, equal, ok } from 'node:assert/strict';
import { daysAfter } from '#shared/domain/days.ts';
import { pdf, png } from '../../samples/sample-files.ts';
import { type SampleFile, sameFile, upload } from './files.ts';
import { customerPhone } from './job-form.ts';
import type { People } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

const certificate: SampleFile = {
  content: pdf('certificate'),
  contentType: 'application/pdf',
  fileName: 'certificate.pdf',
};
const photo = (name: string): SampleFile => ({
  content: png(name, 48),
  contentType: 'image/png',
  fileName: `${name}.png`,
});
const keyIn = (fileUrl: string | null | undefined): string => fileUrl?.split('/').at(-1) ?? '';

/** Takes the job from the award to the finished work. The installer has to complete one requirement twice. */
export async function install(
  walk: Walk,
  { retailer, installer, rival, visitor, areConfirmed }: People,
  jobId: string,
): Promise<void> {
  const params = { id: jobId };
  const inDays = (days: number) => daysAfter(new Date(), days);

  await walk.step('The retailer sets a date and the installer changes it', async () => {
    await refused('invalid', retailer.call('scheduleJob', { params, body: { installationDate: inDays(-3) } }));
    const { job } = await retailer.call('scheduleJob', { params, body: { installationDate: inDays(5) } });
    equal(job.status, 'booked');
    const moved = await installer.call('scheduleJob', { params, body: { installationDate: inDays(6) } });
    ok(moved.job.installationDate !== job.installationDate, 'The date has not changed.');
    deepEqual((await retailer.call('getRetailerStats')).tabs.booked, 1);
  });
  await walk.step('The installer starts and reports progress', async () => {
    equal((await installer.call('startJob', { params })).job.status, 'in_progress');
    ok((await installer.call('reportProgress', { params })).job.progressAt, 'No progress was recorded.');
    await refused('forbidden', retailer.call('startJob', { params }));
  });
  const { paper, picture, tick } = await walk.step('The job cannot be completed before its requirements', async () => {
    await refused('requirements_open', installer.call('completeJob', { params }));
    const { requirements } = await installer.call('listRequirements', { params });
    const [first, second, third] = requirements.map((each) => ({ params: { requirementId: each.id } }));
    if (!first || !second || !third)
      throw new Error('The job does not have the three requirements it was posted with.');
    return { paper: first, picture: second, tick: third };
  });
  await walk.step('The installer completes the requirements with a PDF, a photo and a tick', async () => {
    await refused('invalid', installer.call('completeRequirement', { ...paper, body: { completed: true } }));
    const document = await upload(installer, certificate);
    await installer.call('completeRequirement', { ...paper, body: { completed: true, fileUrl: document } });
    const image = await upload(installer, photo('blurred'));
    await installer.call('completeRequirement', { ...picture, body: { completed: true, fileUrl: image } });
    const { requirement } = await installer.call('completeRequirement', { ...tick, body: { completed: true } });
    equal(requirement.completed, true);
    await sameFile(await retailer.redirectOf('getObject', document), certificate);
    equal((await rival.redirectOf('getObject', document)).status, 404);
  });
  await walk.step('The retailer asks for the photo again and says why', async () => {
    const { requirement } = await retailer.call('returnRequirement', {
      ...picture,
      body: { reason: 'Too blurred to read the labels.' },
    });
    deepEqual([requirement.completed, requirement.returnedReason], [false, 'Too blurred to read the labels.']);
    await refused('requirements_open', installer.call('completeJob', { params }));
  });
  await walk.step('The installer submits a better photo', async () => {
    const fileUrl = await upload(installer, photo('sharp'));
    const { requirement } = await installer.call('completeRequirement', {
      ...picture,
      body: { completed: true, fileUrl },
    });
    equal(requirement.fileName, 'sharp.png');
    await sameFile(await retailer.redirectOf('getObject', keyIn(requirement.fileUrl)), photo('sharp'));
  });
  const completedBefore = await walk.step(
    'The installer completes the job; the customer is private again',
    async () => {
      const before = await visitor.call('getLandingStats');
      const { job } = await installer.call('completeJob', { params });
      equal(job.status, 'completed');
      ok(!JSON.stringify(job).includes(customerPhone), "The customer's phone is still shown.");
      deepEqual((await installer.call('getInstallerStats')).tabs.completed, 1);
      return before.completedJobs;
    },
  );
  // The landing page only counts jobs between people with confirmed email addresses.
  if (!areConfirmed) return;
  await walk.step('The numbers of the landing page count the completed job within 5 s', () =>
    soon(async () => {
      const { completedJobs } = await visitor.call('getLandingStats');
      ok(completedJobs > completedBefore, `${completedJobs} completed, ${completedBefore} before`);
    }),
  );
}
