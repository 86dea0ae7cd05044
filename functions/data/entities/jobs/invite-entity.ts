import { Entity, type EntityItem } from 'electrodb';
import { type InviteStatus, inviteStatuses } from '#shared/domain/jobs/job.ts';
import { list1, list2, list3, list4, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs } from '../migration.ts';
import { jobLists } from './job-lists.ts';

export const inviteEntity = new Entity({
  model: model('invite'),
  attributes: {
    jobId: text,
    installerId: text,
    status: { type: inviteStatuses, required: true },
    message: text,
    /**
     * Set if the invitation is closed because another installer was awarded the job. If that installer leaves, the invitation
     * reopens.
     */
    closedByAward: { type: 'boolean' },
    createdAt: text,
    /** Absent in invitations of earlier versions, which do not expire. */
    expiresAt: optionalText,
    respondedAt: optionalText,
    declineReason: optionalText,
    /** Set if the invitation asks an applicant to confirm changed terms. Response figures ignore its decline and its expiry. */
    isForApplication: { type: 'boolean' },
    ...list1,
    ...list2,
    ...list3,
    ...list4,
  },
  indexes: {
    byJob: mainKey(['jobId'], ['installerId']),
    byInstaller: listKey('list1'),
    newestOfJob: listKey('list2'),
    expiring: listKey('list3'),
    amongAll: listKey('list4'),
  },
});

export const inviteLists = {
  invitee: (installerId: string) => `invitee#${installerId}`,
  invitees: (jobId: string) => `invitees#${jobId}`,
  openInvites: () => 'open-invites',
};

/** Returns the list keys of an invitation. The owner's list has every invitation, and the installer's only pending ones. */
export function inviteListKeys(row: {
  installerId: string;
  jobId: string;
  createdAt: string;
  status: InviteStatus;
  closedByAward?: boolean | undefined;
  expiresAt?: string | undefined;
}): ListKeys {
  const ofJob = { list2pk: inviteLists.invitees(row.jobId), list2sk: `${row.createdAt}#${row.installerId}` };
  if (row.status !== 'invited' || row.closedByAward) return ofJob;
  const byAge = `${row.createdAt}#${row.jobId}`;
  return {
    ...ofJob,
    list1pk: inviteLists.invitee(row.installerId),
    list1sk: byAge,
    list4pk: jobLists.installer(row.installerId),
    list4sk: byAge,
    ...(row.expiresAt
      ? { list3pk: inviteLists.openInvites(), list3sk: `${row.expiresAt}#${row.jobId}#${row.installerId}` }
      : {}),
  };
}

export const inviteKind = {
  entity: inviteEntity,
  lists: inviteListKeys,
  migrations: [
    // 2: the expiry time, and the reason for a decline.
    asItIs,
    // 3: the statuses of an installer who had the job, and left it or was unassigned.
    asItIs,
    // 4: whether the invitation asks an applicant to confirm changed terms.
    asItIs,
  ],
  inCopy: 'proposals',
  leftBehind: 'emptied',
  privacy: {
    jobId: 'technical',
    installerId: 'technical',
    status: 'parties',
    message: ['invite message'],
    closedByAward: 'technical',
    createdAt: 'parties',
    expiresAt: 'parties',
    respondedAt: 'parties',
    declineReason: ['invite message'],
    isForApplication: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof inviteEntity>>;
