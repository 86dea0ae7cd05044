import { Entity } from 'electrodb';
import { applicationStatuses, inviteStatuses } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

export const applicationEntity = new Entity({
  model: model('application'),
  attributes: {
    jobId: text,
    installerId: text,
    status: { type: applicationStatuses, required: true },
    /** Rejected because the job went to someone else. Reopens if that installer leaves. */
    closedByAward: { type: 'boolean' },
    message: text,
    leadTimeDays: number,
    /** The version of the job's terms on which the installer applied. */
    termsVersion: number,
    createdAt: text,
    reviewedAt: optionalText,
    list1pk: optionalText,
    list1sk: optionalText,
    list2pk: optionalText,
    list2sk: optionalText,
  },
  indexes: {
    byJob: mainKey(['jobId'], ['installerId']),
    byInstaller: listKey('list1'),
    newestOfJob: listKey('list2'),
  },
});

export const inviteEntity = new Entity({
  model: model('invite'),
  attributes: {
    jobId: text,
    installerId: text,
    status: { type: inviteStatuses, required: true },
    message: text,
    /** Closed because the job went to someone else. Reopens if that installer leaves. */
    closedByAward: { type: 'boolean' },
    createdAt: text,
    /** Missing in invitations of earlier versions, which do not expire. */
    expiresAt: optionalText,
    respondedAt: optionalText,
    declineReason: optionalText,
    /** The owner chose an applicant who had applied on earlier terms. Declining leaves no mark. Absent otherwise. */
    isForApplication: { type: 'boolean' },
    list1pk: optionalText,
    list1sk: optionalText,
    list2pk: optionalText,
    list2sk: optionalText,
    list3pk: optionalText,
    list3sk: optionalText,
    list4pk: optionalText,
    list4sk: optionalText,
  },
  indexes: {
    byJob: mainKey(['jobId'], ['installerId']),
    byInstaller: listKey('list1'),
    newestOfJob: listKey('list2'),
    expiring: listKey('list3'),
    amongAll: listKey('list4'),
  },
});
