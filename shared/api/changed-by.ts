import type { RouteName, Routes } from './index.ts';

export type ReadName = { [N in RouteName]: Routes[N]['method'] extends 'GET' ? N : never }[RouteName];
export type WriteName = Exclude<RouteName, ReadName>;

/** Answers that list or count jobs. */
const jobLists = [
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

const job = [...jobLists, ...ofOneJob];
const notifications = ['listNotifications', 'countUnreadNotifications', 'getCurrentUser'] as const;
const retailerProfile = ['getProfile', 'getCurrentUser', 'getCompany', 'getRetailer'] as const;
const installerProfile = [
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
] as const;
const reviewed = [
  ...job,
  'listPublicReviews',
  'getPublicInstaller',
  'getCompany',
  'getRetailer',
  'listInstallers',
] as const;
const adminInstallers = ['listAdminInstallers', 'listUnverified', 'getAdminTotals', 'listAdminActs'] as const;
const suspension = [...installerProfile, ...retailerProfile, ...job, ...adminInstallers, 'listAdminRetailers'] as const;
const preferences = ['listPreferredInstallers', 'listCandidates', 'listNetwork', 'getPublicInstaller'] as const;
const nothing = [] as const;

/** For each write, the reads whose answers it may change. A page that shows one of them reads it again. */
export const changedBy: Record<WriteName, readonly ReadName[]> = {
  // Another person starts with nothing, so there is nothing to read again.
  signIn: nothing,
  register: nothing,
  signOut: nothing,
  refreshSession: nothing,
  changePassword: ['listSessions'],
  endSession: ['listSessions'],
  endSessions: ['listSessions'],
  confirmPassword: nothing,
  // After a refusal, the dialog reads again what would happen.
  deleteAccount: ['getAccountClosing'],
  sendConfirmation: nothing,
  confirmEmail: ['getCurrentUser', 'getJob'],
  forgotPassword: nothing,
  resetPassword: ['getCurrentUser'],
  createRetailerProfile: retailerProfile,
  updateRetailerProfile: retailerProfile,
  setRetailerLogo: retailerProfile,
  createInstallerProfile: installerProfile,
  updateInstallerProfile: installerProfile,
  addPreferredInstaller: preferences,
  removePreferredInstaller: preferences,
  renewCalendarFeed: ['getCalendarFeed'],
  revokeCalendarFeed: ['getCalendarFeed'],
  hidePerson: ['listNetwork'],
  showPerson: ['listNetwork'],
  writePreferredNote: ['listNetwork'],
  createJob: jobLists,
  updateJob: job,
  deleteJob: job,
  shareJob: job,
  revokeShareLink: job,
  cancelJob: job,
  acceptJob: job,
  applyForJob: job,
  reviewApplications: ['listJobApplications'],
  decideApplication: job,
  withdrawApplication: job,
  inviteInstallers: job,
  respondToInvite: job,
  scheduleJob: job,
  startJob: job,
  reportProgress: job,
  completeJob: job,
  unassignInstaller: job,
  setJobStatus: job,
  completeRequirement: job,
  changePhoto: job,
  returnRequirement: job,
  returnWork: job,
  requestPayment: job,
  approvePayment: job,
  createRating: reviewed,
  updateRating: reviewed,
  // A file is part of nothing until it is attached.
  prepareDataCopy: ['getDataCopy'],
  // It may have gone meanwhile.
  openDataCopy: ['getDataCopy'],
  createUpload: nothing,
  finalizeUpload: nothing,
  setObjectAccess: nothing,
  readNotification: notifications,
  readAllNotifications: notifications,
  setNotificationPreferences: ['getCurrentUser'],
  editRetailer: [...retailerProfile, 'listAdminRetailers', 'listAdminActs'],
  editInstaller: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
  editJob: [...job, 'listAdminJobs', 'listAdminActs'],
  verifyInstaller: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
  unverifyInstaller: [...installerProfile, ...adminInstallers, 'listAdminRetailers'],
  suspendPerson: suspension,
  restorePerson: suspension,
  allowMail: ['listAdminRetailers', 'listAdminInstallers', 'listUnverified', 'listAdminActs', 'getCurrentUser'],
  addAdminNote: ['listAdminNotes'],
  removeAdminNote: ['listAdminNotes', 'listAdminActs'],
  sendReport: ['listReports'],
  decideReport: [...suspension, ...reviewed, 'listReports'],
  // Every look is written down, and nothing else has changed.
  viewSaaNumber: ['listAdminActs'],
  saveSearch: ['listSearches'],
  changeSearch: ['listSearches'],
  deleteSearch: ['listSearches'],
};
