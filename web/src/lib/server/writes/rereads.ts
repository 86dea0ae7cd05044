import type { ReadName } from '#shared/api/index.ts';

/** Reads that change together. A new read joins the groups whose writes may change its answer. */

/** Answers that list or count jobs. */
export const jobLists = [
  'listRetailerJobs',
  'listInstallerJobs',
  'listOwnJobs',
  'listNetwork',
  'listOwnPayments',
  'getRetailerStats',
  'getInstallerStats',
  'listPublicJobs',
  'getMap',
  'listUnplaced',
  'listOwnApplications',
  'listOwnInvites',
] as const satisfies readonly ReadName[];

/** Answers about one job. */
export const ofOneJob = [
  'getJob',
  'getSharedJob',
  'getPublicJob',
  'listJobHistory',
  'listRequirements',
  'getPayment',
  'listJobReviews',
  'listJobApplications',
  'listJobInvites',
  'listCandidates',
  'getShareLink',
] as const satisfies readonly ReadName[];

export const job: readonly ReadName[] = [...jobLists, ...ofOneJob];
export const notifications: readonly ReadName[] = ['listNotifications', 'countUnreadNotifications', 'getCurrentUser'];
export const retailerProfile: readonly ReadName[] = ['getProfile', 'getCurrentUser', 'getCompany', 'getRetailer'];
export const installerProfile: readonly ReadName[] = [
  'getProfile',
  'getCurrentUser',
  'getInstaller',
  'getInstallerContact',
  'getPublicInstaller',
  'getMap',
  'listUnplaced',
  'listInstallers',
  // Its order and its reasons follow from the installer's place.
  'listPublicJobs',
];
export const reviewed: readonly ReadName[] = [
  ...job,
  'listPublicReviews',
  'getPublicInstaller',
  'getCompany',
  'getRetailer',
  'listInstallers',
];
export const adminInstallers: readonly ReadName[] = [
  'listAdminInstallers',
  'listUnverified',
  'getAdminTotals',
  'listAdminActs',
];
export const suspension: readonly ReadName[] = [
  ...installerProfile,
  ...retailerProfile,
  ...job,
  ...adminInstallers,
  'listAdminRetailers',
];
export const preferences: readonly ReadName[] = [
  'listPreferredInstallers',
  'listCandidates',
  'listNetwork',
  'getPublicInstaller',
];
