import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { jobInDirectory } from '#functions/core/search/directory/in-directory.ts';
import { bucketOf, columns } from '#functions/data/lists/list-kinds.ts';
import { rows as table } from '#functions/data/service.ts';
import type { Client } from '#infra/tools/in-process/client.ts';

/** The correct data in which a test plants one error. */
export interface World {
  retailer: Client;
  installer: Client;
  other: Client;
  /** A job with an installer, a photo and an application. */
  jobId: string;
  /** A private job with a link and a pending invitation of the other installer. */
  privateJobId: string;
  photo: string;
  /** The key of a finalised file that nothing refers to. */
  stray: string;
  /** The name of a file in the bucket that has no row. */
  strayFile: string;
  s3: S3Client;
  bucket: string;
}

const at = new Date().toISOString();
const absent = randomUUID();

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is no such row.');
  return value;
}
const card = async (jobId: string, change: object) => {
  const { data } = await table().job.get({ jobId }).go();
  return table()
    .job.patch({ jobId })
    .set({ card: { ...present(data).card, ...change } })
    .go();
};
const tick = async (jobId: string) => {
  const { data } = await table().requirement.query.byId({ jobId }).go();
  const { requirementId } = present(data[0]);
  return table().requirement.patch({ jobId, requirementId }).set({ completed: true }).go();
};
export const aNotification = async (userId: string) => {
  const { data } = await table().notification.query.byUser({ userId }).go();
  return { userId, notificationId: present(data[0]).notificationId };
};
const invite = (jobId: string, installerId: string) => ({ jobId, installerId });
/** The errors to plant: a name, the finding that the check then reports, and the function that plants the error. */
export const plantedDifferences: [string, RegExp, (world: World) => Promise<unknown>][] = [
  [
    'a count of the people of a company',
    /people who joined company .*stored 1, counted 0/,
    ({ retailer }) => table().user.patch({ userId: retailer.userId }).add({ colleagues: 1 }).go(),
  ],
  [
    'a tab count',
    /tab count accepted of .*stored 2, counted 1/,
    ({ retailer }) => table().tabCounts.update({ userId: retailer.userId }).add({ accepted: 1 }).go(),
  ],
  [
    'a count of invitations',
    /tab count offered/,
    ({ other }) => table().tabCounts.update({ userId: other.userId }).add({ offered: 1 }).go(),
  ],
  [
    'a count of waiting applications',
    /tab count applicationsPending/,
    ({ retailer }) => table().tabCounts.update({ userId: retailer.userId }).add({ applicationsPending: -2 }).go(),
  ],
  [
    'a count for a person who has none',
    /tab count booked of/,
    () => table().tabCounts.put({ userId: absent, booked: 1 }).go(),
  ],
  ['open applications on a card', /open applications of job/, ({ jobId }) => card(jobId, { applicationsOpen: 3 })],
  ['all applications on a card', /: stored 5, counted 1/, ({ jobId }) => card(jobId, { applicationsTotal: 5 })],
  [
    'pending invites on a card',
    /pending invites of job/,
    ({ privateJobId }) => card(privateJobId, { invitesPending: 2 }),
  ],
  [
    'accepted invites on a card',
    /accepted invites of job/,
    ({ privateJobId }) => card(privateJobId, { invitesAccepted: 1 }),
  ],
  [
    'declined invites on a card',
    /declined invites of job/,
    ({ privateJobId }) => card(privateJobId, { invitesDeclined: 1 }),
  ],
  [
    'an unread count',
    /unread notifications/,
    ({ retailer }) => table().user.patch({ userId: retailer.userId }).add({ unreadNotifications: 1 }).go(),
  ],
  [
    'the available jobs',
    /available jobs/,
    () => table().publicStats.update({ scope: 'all' }).add({ availableJobs: 1 }).go(),
  ],
  [
    'the completed jobs',
    /completed jobs/,
    () => table().publicStats.update({ scope: 'all' }).add({ completedJobs: 1 }).go(),
  ],
  [
    'the active installers',
    /active installers/,
    () => table().publicStats.update({ scope: 'all' }).add({ activeInstallers: -1 }).go(),
  ],
  [
    'a sum of scores',
    /sixths of/,
    ({ installer }) => table().reputation.update({ userId: installer.userId }).add({ sixths: 1 }).go(),
  ],
  [
    'a count of reviews',
    /reviewCount of/,
    ({ installer }) => table().reputation.update({ userId: installer.userId }).add({ reviewCount: 1 }).go(),
  ],
  [
    "a person's completed jobs",
    /completedJobs of/,
    ({ installer }) => table().reputation.update({ userId: installer.userId }).add({ completedJobs: 1 }).go(),
  ],
  [
    'an answer that was never given',
    /within1h of/,
    ({ installer }) => table().reputation.update({ userId: installer.userId }).add({ within1h: 1 }).go(),
  ],
  ['a requirement that is completed without its job', /open requirements of job/, ({ jobId }) => tick(jobId)],
  [
    'an audit that ends in another state',
    /audit of job .*ends in booked/,
    ({ jobId }) => table().audit.patch({ jobId, version: 3 }).set({ to: 'booked' }).go(),
  ],
  [
    'a gap in the audit',
    /audit of job .*versions 1,3, job is at 3/,
    ({ jobId }) => table().audit.delete({ jobId, version: 2 }).go(),
  ],
  [
    'a job in the wrong list',
    /list keys of job/,
    ({ jobId }) => table().job.patch({ jobId }).set({ list1pk: 'elsewhere' }).go(),
  ],
  [
    "a job that is not in its owner's own list",
    /list ownJobs of .* is missing/,
    ({ retailer, jobId }) =>
      table()
        .ownList.delete({ userId: retailer.userId, bucket: bucketOf('ownJobs', jobId) })
        .go(),
  ],
  [
    'an application in no list',
    /list keys of application/,
    ({ installer, jobId }) =>
      table().application.patch({ jobId, installerId: installer.userId }).remove(['list1pk', 'list1sk']).go(),
  ],
  [
    'an invite in the wrong list',
    /list keys of invite/,
    ({ other, privateJobId }) =>
      table().invite.patch(invite(privateJobId, other.userId)).set({ list4pk: 'elsewhere' }).go(),
  ],
  [
    'a read notification among the unread',
    /list keys of notification/,
    async ({ installer }) =>
      table()
        .notification.patch(await aNotification(installer.userId))
        .set({ list1pk: 'unread#no-one' })
        .go(),
  ],
  [
    'a file that the sweeper will not find',
    /list keys of object/,
    ({ stray }) => table().object.patch({ objectKey: stray }).remove(['list1pk', 'list1sk']).go(),
  ],
  [
    'a payment that the job does not know about',
    /payment of job .*row says none/,
    ({ jobId }) => table().job.patch({ jobId }).set({ paymentStatus: 'pending' }).go(),
  ],
  [
    'a payment released without a remittance advice',
    /is released without a remittance advice/,
    ({ jobId }) =>
      table()
        .payment.put({ jobId, requestedCents: 1, originalCents: 1, status: 'released', createdAt: at, updatedAt: at })
        .go(),
  ],
  [
    'an accepted invite of an installer who does not have the job',
    /accepted invite of/,
    ({ other, privateJobId }) =>
      table().invite.patch(invite(privateJobId, other.userId)).set({ status: 'accepted' }).go(),
  ],
  [
    'an invite that was not reopened',
    /is closed by an award/,
    ({ other, privateJobId }) =>
      table().invite.patch(invite(privateJobId, other.userId)).set({ closedByAward: true }).go(),
  ],
  [
    'an awarded job without an installer',
    /accepted job .* has no installer/,
    ({ jobId }) => table().job.patch({ jobId }).remove(['assignedInstallerId']).go(),
  ],
  [
    'a posted job with an installer',
    /posted job .* has an installer/,
    ({ privateJobId }) => table().job.patch({ jobId: privateJobId }).set({ assignedInstallerId: absent }).go(),
  ],
  [
    'a date without an installer',
    /has a date and no installer/,
    ({ jobId }) => table().job.patch({ jobId }).set({ installationDate: '2027-01-01' }).go(),
  ],
  [
    'a link that leads nowhere',
    /does not lead to the job/,
    ({ privateJobId }) =>
      table()
        .job.patch({ jobId: privateJobId })
        .set({ shareToken: 'a'.repeat(26) })
        .go(),
  ],
  [
    'a link to a job that does not exist',
    new RegExp(`not belong to job ${absent}`),
    () => table().shareLink.put({ tokenHash: 'a', jobId: absent }).go(),
  ],
  [
    'a file that the job refers to but that is not tied to it',
    /is referred to by .* but tied to nothing/,
    ({ photo }) => table().object.patch({ objectKey: photo }).remove(['attachedTo', 'attachedAs']).go(),
  ],
  [
    'a file tied to a job that does not refer to it',
    /which does not refer to it/,
    ({ jobId, stray }) =>
      table().object.patch({ objectKey: stray }).set({ attachedTo: jobId, attachedAs: 'photo' }).go(),
  ],
  [
    'a tied file that was never kept',
    /was never kept/,
    ({ stray }) => table().object.patch({ objectKey: stray }).set({ state: 'issued' }).go(),
  ],
  [
    'an installer who is missing in the directory',
    /list installers of AU.* is missing/,
    ({ installer }) =>
      table()
        .chunk.patch({ kind: 'installers', area: 'AU', bucket: bucketOf('installers', installer.userId) })
        .set({ records: columns.installers.pack([]) })
        .go(),
  ],
  [
    'a private job in the list of public jobs',
    /list jobs of NT.* should be missing/,
    async ({ privateJobId }) => {
      const { data } = await table().job.get({ jobId: privateJobId }).go();
      const { item } = present(jobInDirectory({ ...present(data), isPublic: true }));
      const part = { kind: 'jobs' as const, area: 'NT' as const, bucket: bucketOf('jobs', privateJobId), revision: 1 };
      return table()
        .chunk.put({ ...part, records: columns.jobs.pack([item]) })
        .go();
    },
  ],
  [
    'a file missing from the bucket',
    /has a row but is missing from the bucket/,
    ({ photo, s3, bucket }) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: `obj/${photo}` })),
  ],
  [
    'a file in the bucket without a row',
    /is in the bucket but has no row/,
    ({ strayFile, s3, bucket }) =>
      s3.send(new PutObjectCommand({ Bucket: bucket, Key: `obj/${strayFile}`, Body: 'lost' })),
  ],
];
