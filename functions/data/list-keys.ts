import { hasTerms, type InviteStatus } from '#shared/domain/jobs/job.ts';
import { type InstallerTab, installerTabOf, type RetailerTab, retailerTabOf } from '#shared/domain/jobs/lifecycle.ts';
import type { JobRow } from './rows.ts';

/** The keys of every list index, in one place. Every write of a row passes all its keys, set or absent. */

export const undatedLast = '9999-12-31';

export const listNames = {
  ownerTab: (retailerId: string, tab: Exclude<RetailerTab, 'all'>) => `owner#${retailerId}#${tab}`,
  owner: (retailerId: string) => `owner#${retailerId}`,
  installerTab: (installerId: string, tab: Exclude<InstallerTab, 'all' | 'offered'>) =>
    `installer#${installerId}#${tab}`,
  installer: (installerId: string) => `installer#${installerId}`,
  publicJobs: () => 'public',
  applicant: (installerId: string) => `applicant#${installerId}`,
  invitee: (installerId: string) => `invitee#${installerId}`,
  applicants: (jobId: string) => `applicants#${jobId}`,
  invitees: (jobId: string) => `invitees#${jobId}`,
  reviewsAbout: (userId: string) => `reviewed#${userId}`,
  openInvites: () => 'open-invites',
  jobNotifications: (jobId: string) => `job#${jobId}`,
  unread: (userId: string) => `unread#${userId}`,
  outbox: () => 'outbox',
  deadOutbox: () => 'outbox-dead',
  digests: () => 'digests',
  reminders: () => 'reminders',
  unattached: () => 'unattached',
  dataCopies: () => 'data-copies',
  closedAccounts: () => 'closed-accounts',
  openReports: () => 'open-reports',
  adminActs: () => 'admin-acts',
  adminActsAbout: (subjectId: string) => `admin-acts-about#${subjectId}`,
  adminActsBy: (actorId: string) => `admin-acts-by#${actorId}`,
};

interface ListKeys {
  list1pk?: string;
  list1sk?: string;
  list2pk?: string;
  list2sk?: string;
  list3pk?: string;
  list3sk?: string;
  list4pk?: string;
  list4sk?: string;
}

/** A row that was read still has its old keys. They are cleared first, or it would stay in the lists it has left. */
export const noListKeys = {
  list1pk: undefined,
  list1sk: undefined,
  list2pk: undefined,
  list2sk: undefined,
  list3pk: undefined,
  list3sk: undefined,
  list4pk: undefined,
  list4sk: undefined,
} satisfies Record<keyof ListKeys, undefined>;

export function jobListKeys(job: JobRow): ListKeys {
  if (job.deleted) return {};
  const byAge = `${job.createdAt}#${job.jobId}`;
  const byDate = `${job.installationDate ?? undatedLast}#${job.jobId}`;
  const order = (tab: string) => (tab === 'booked' ? byDate : byAge);
  const ownerTab = retailerTabOf(job.status);
  const installerTab = installerTabOf(job.status);
  const keys: ListKeys = { list2pk: listNames.owner(job.retailerId), list2sk: byAge };
  if (ownerTab)
    Object.assign(keys, { list1pk: listNames.ownerTab(job.retailerId, ownerTab), list1sk: order(ownerTab) });
  if (job.assignedInstallerId) {
    Object.assign(keys, { list4pk: listNames.installer(job.assignedInstallerId), list4sk: byAge });
    if (installerTab && installerTab !== 'offered')
      Object.assign(keys, {
        list3pk: listNames.installerTab(job.assignedInstallerId, installerTab),
        list3sk: order(installerTab),
      });
  } else if (job.status === 'posted' && job.isPublic && !job.isHeld && !job.isUnlisted && hasTerms(job.card)) {
    Object.assign(keys, {
      list3pk: listNames.publicJobs(),
      list3sk: `${job.times.postedAt ?? job.createdAt}#${job.jobId}`,
    });
  }
  return keys;
}

export function applicationListKeys(row: { installerId: string; jobId: string; createdAt: string }): ListKeys {
  return {
    list1pk: listNames.applicant(row.installerId),
    list1sk: `${row.createdAt}#${row.jobId}`,
    list2pk: listNames.applicants(row.jobId),
    list2sk: `${row.createdAt}#${row.installerId}`,
  };
}

/** The job's owner sees every invitation. The installer only sees pending ones, under Offered and All. */
export function inviteListKeys(row: {
  installerId: string;
  jobId: string;
  createdAt: string;
  status: InviteStatus;
  closedByAward?: boolean | undefined;
  expiresAt?: string | undefined;
}): ListKeys {
  const ofJob = { list2pk: listNames.invitees(row.jobId), list2sk: `${row.createdAt}#${row.installerId}` };
  if (row.status !== 'invited' || row.closedByAward) return ofJob;
  const byAge = `${row.createdAt}#${row.jobId}`;
  return {
    ...ofJob,
    list1pk: listNames.invitee(row.installerId),
    list1sk: byAge,
    list4pk: listNames.installer(row.installerId),
    list4sk: byAge,
    ...(row.expiresAt
      ? { list3pk: listNames.openInvites(), list3sk: `${row.expiresAt}#${row.jobId}#${row.installerId}` }
      : {}),
  };
}

/** Everyone who opens a person's page can read the reviews about them, unless an administrator has removed them. */
export const ratingListKeys = (row: {
  toUserId: string;
  jobId: string;
  createdAt: string;
  removedAt?: string | undefined;
}): ListKeys =>
  row.removedAt === undefined
    ? { list1pk: listNames.reviewsAbout(row.toUserId), list1sk: `${row.createdAt}#${row.jobId}` }
    : {};

/** Unread ones can be marked as read without reading the others, and a job's notifications are deleted with the job. */
export function notificationListKeys(row: {
  userId: string;
  notificationId: string;
  jobId?: string | undefined;
  read: boolean;
}): ListKeys {
  return {
    ...(row.read ? {} : { list1pk: listNames.unread(row.userId), list1sk: row.notificationId }),
    ...(row.jobId ? { list2pk: listNames.jobNotifications(row.jobId), list2sk: row.notificationId } : {}),
  };
}

/** Only while jobs wait for the next email. */
export const digestListKeys = (row: { userId: string; dueAt?: string | undefined }): ListKeys =>
  row.dueAt === undefined ? {} : { list1pk: listNames.digests(), list1sk: `${row.dueAt}#${row.userId}` };

export const reminderListKeys = (row: { jobId: string; dueAt: string }): { list1pk: string; list1sk: string } => ({
  list1pk: listNames.reminders(),
  list1sk: `${row.dueAt}#${row.jobId}`,
});

/** By when the files are deleted. */
export const dataCopyListKeys = (row: { userId: string; expiresAt: string }): { list1pk: string; list1sk: string } => ({
  list1pk: listNames.dataCopies(),
  list1sk: `${row.expiresAt}#${row.userId}`,
});

/** While records of the account are kept. */
export const closedAccountListKeys = (row: {
  userId: string;
  closedAt: string;
}): { list1pk: string; list1sk: string } => ({
  list1pk: listNames.closedAccounts(),
  list1sk: `${row.closedAt}#${row.userId}`,
});

/** Only while nobody has decided. */
export const reportListKeys = (row: { userId: string; thingId: string; openedAt?: string | undefined }): ListKeys =>
  row.openedAt === undefined
    ? {}
    : { list1pk: listNames.openReports(), list1sk: `${row.openedAt}#${row.userId}#${row.thingId}` };

/** What administrators did is found by when, by whom it was about, and by who did it. */
export function adminAuditListKeys(row: { subjectId: string; actorId: string; auditId: string; at: string }): ListKeys {
  const byTime = `${row.at}#${row.auditId}`;
  return {
    list1pk: listNames.adminActs(),
    list1sk: byTime,
    list2pk: listNames.adminActsAbout(row.subjectId),
    list2sk: byTime,
    list3pk: listNames.adminActsBy(row.actorId),
    list3sk: byTime,
  };
}

const emails = 'mail#';
/** Sorts after every id, so a range that ends at a time includes the rows of exactly that time. */
const lastOf = (time: string): string => `${time}~`;

/** The range of the waiting list that is due at `time`: emails or all other rows, so neither waits behind the other. */
export const dueOutbox = (what: 'work' | 'emails', time: string): { from: string; to: string } =>
  what === 'emails' ? { from: emails, to: `${emails}${lastOf(time)}` } : { from: '0', to: lastOf(time) };

/** Sorted by the next try. Rows of earlier versions have no next try, so they come first, sorted by id. */
export function outboxListKeys(row: {
  outboxId: string;
  effects: { mail?: unknown };
  nextTryAt?: string | undefined;
  deadAt?: string | undefined;
}): { list1pk: string; list1sk: string } {
  const { outboxId, effects, nextTryAt, deadAt } = row;
  if (deadAt !== undefined) return { list1pk: listNames.deadOutbox(), list1sk: `${deadAt}#${outboxId}` };
  if (nextTryAt === undefined) return { list1pk: listNames.outbox(), list1sk: outboxId };
  return { list1pk: listNames.outbox(), list1sk: `${effects.mail ? emails : ''}${nextTryAt}#${outboxId}` };
}
