import { deepEqual, equal, ok } from 'node:assert/strict';
import { png } from '../../samples/sample-files.ts';
import { isGone, type SampleFile, sameFile, upload } from './files.ts';
import { jobForm } from './job-form.ts';
import type { People } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

/** Checks that no data remains of a deleted job. */
export async function erase(walk: Walk, { retailer, installer, visitor }: People): Promise<void> {
  const photo: SampleFile = { content: png('deleted', 32), contentType: 'image/png', fileName: 'roof.png' };
  const made = await walk.step('A retailer saves a draft with a photo and posts it later', async () => {
    const objectKey = await upload(retailer, photo);
    const form = jobForm({ panelLayoutPhoto: objectKey, status: 'draft' });
    const { job } = await retailer.call('createJob', { body: form });
    equal(job.status, 'draft');
    equal((await retailer.call('getRetailerStats')).tabs.draft, 1);
    const posted = await retailer.call('updateJob', { params: { id: job.id }, body: { ...form, status: 'posted' } });
    equal(posted.job.status, 'posted');
    await installer.call('applyForJob', { params: { id: job.id }, body: { leadTimeDays: 14 } });
    return { params: { id: job.id }, objectKey };
  });
  await walk.step('The deleted job answers 404 for everyone immediately', async () => {
    const address = await sameFile(await installer.redirectOf('getObject', made.objectKey), photo);
    await refused('forbidden', installer.call('deleteJob', { params: made.params }));
    const before = await retailer.call('getRetailerStats');
    await retailer.call('deleteJob', { params: made.params });
    await refused('not_found', retailer.call('getJob', { params: made.params }));
    await refused('not_found', installer.call('getJob', { params: made.params }));
    await refused('not_found', retailer.call('listJobApplications', { params: made.params }));
    const { tabs, applicationsPending } = await retailer.call('getRetailerStats');
    deepEqual(
      [tabs.posted, tabs.all, applicationsPending],
      [before.tabs.posted - 1, before.tabs.all - 1, before.applicationsPending - 1],
    );
    await soon(async () => ok(await isGone(address), 'The file can still be downloaded from storage.'));
  });
  await walk.step('The deleted job’s file, application and notifications are gone within 5 s', () =>
    soon(async () => {
      equal((await retailer.redirectOf('getObject', made.objectKey)).status, 404);
      const { applications } = await installer.call('listOwnApplications');
      ok(!applications.some((each) => each.jobId === made.params.id), 'The application is still listed.');
      const { notifications } = await retailer.call('listNotifications');
      ok(!notifications.some((each) => each.jobId === made.params.id), 'A notification about the job is still listed.');
      const { jobs } = await visitor.call('listFeaturedJobs');
      ok(!jobs.some((each) => each.id === made.params.id), 'The job is still on the landing page.');
    }),
  );
}
