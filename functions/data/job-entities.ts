import { CustomAttributeType, Entity } from 'electrodb';
import {
  applicationStatuses,
  inviteStatuses,
  paymentStatuses,
  requirementTypes,
  roles,
  storedJobStatuses,
} from '#shared/domain/job.ts';
import { listKey, mainKey, model } from './entity-keys.ts';
import type { CustomerRow, JobCardRow, JobDetailRow, JobTimesRow } from './job-rows.ts';

/** Everything that lives in a job's partition. The collection `core` is what one query loads for a job's detail. */

const text = { type: 'string', required: true } as const;
const optionalText = { type: 'string' } as const;
const cents = { type: 'number', required: true } as const;

export const jobEntity = new Entity({
  model: model('job'),
  attributes: {
    jobId: text,
    retailerId: text,
    version: { type: 'number', required: true },
    status: { type: storedJobStatuses, required: true },
    isPublic: { type: 'boolean', required: true },
    assignedInstallerId: optionalText,
    agreedPriceCents: { type: 'number' },
    installationDate: optionalText,
    paymentStatus: { type: paymentStatuses },
    openRequirements: { type: 'number', required: true },
    cancelReason: optionalText,
    shareToken: optionalText,
    shareEpoch: { type: 'number', required: true },
    deleted: { type: 'boolean' },
    card: { type: CustomAttributeType<JobCardRow>('any'), required: true },
    detail: { type: CustomAttributeType<JobDetailRow>('any'), required: true },
    customer: { type: CustomAttributeType<CustomerRow>('any'), required: true },
    times: { type: CustomAttributeType<JobTimesRow>('any'), required: true },
    createdAt: text,
    updatedAt: text,
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
    byId: { collection: 'core', ...mainKey(['jobId'], []) },
    byOwnerTab: listKey('list1'),
    byOwner: listKey('list2'),
    byInstallerTabOrPublic: listKey('list3'),
    byInstaller: listKey('list4'),
  },
});

export const requirementEntity = new Entity({
  model: model('requirement'),
  attributes: {
    jobId: text,
    requirementId: text,
    position: { type: 'number', required: true },
    type: { type: requirementTypes, required: true },
    label: text,
    required: { type: 'boolean', required: true },
    completed: { type: 'boolean', required: true },
    completedAt: optionalText,
    objectKey: optionalText,
    fileName: optionalText,
    returnedReason: optionalText,
  },
  indexes: { byId: { collection: 'core', ...mainKey(['jobId'], ['requirementId']) } },
});

export const paymentEntity = new Entity({
  model: model('payment'),
  attributes: {
    jobId: text,
    requestedCents: cents,
    originalCents: cents,
    changeDescription: optionalText,
    remittanceKey: optionalText,
    status: { type: paymentStatuses, required: true },
    createdAt: text,
    updatedAt: text,
    releasedAt: optionalText,
  },
  indexes: { byJob: { collection: 'core', ...mainKey(['jobId'], []) } },
});

export const ratingEntity = new Entity({
  model: model('rating'),
  attributes: {
    jobId: text,
    fromUserId: text,
    toUserId: text,
    reviewerRole: { type: roles, required: true },
    jobOrganisation: { type: 'number' },
    professionalism: { type: 'number' },
    workmanship: { type: 'number' },
    communication: { type: 'number', required: true },
    payment: { type: 'number' },
    /** Six times the mean of the scores given: whole, so that sums never drift. */
    sixths: { type: 'number', required: true },
    review: text,
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byAuthor: { collection: 'core', ...mainKey(['jobId'], ['fromUserId']) } },
});

/** Every file ever handed in for a requirement, newest state on the requirement itself. */
export const documentEntity = new Entity({
  model: model('document'),
  attributes: {
    jobId: text,
    documentId: text,
    requirementId: text,
    objectKey: text,
    fileName: text,
    fileSize: { type: 'number', required: true },
    fileType: text,
    uploadedBy: text,
    uploadedAt: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['documentId']) },
});

export const applicationEntity = new Entity({
  model: model('application'),
  attributes: {
    jobId: text,
    installerId: text,
    status: { type: applicationStatuses, required: true },
    /** Rejected because the job went to somebody else: opens again if that installer leaves. */
    closedByAward: { type: 'boolean' },
    message: text,
    leadTimeDays: { type: 'number', required: true },
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
    /** The job went to somebody else: open again if that installer leaves. */
    closedByAward: { type: 'boolean' },
    createdAt: text,
    respondedAt: optionalText,
    list1pk: optionalText,
    list1sk: optionalText,
    list2pk: optionalText,
    list2sk: optionalText,
    list4pk: optionalText,
    list4sk: optionalText,
  },
  indexes: {
    byJob: mainKey(['jobId'], ['installerId']),
    byInstaller: listKey('list1'),
    newestOfJob: listKey('list2'),
    amongAll: listKey('list4'),
  },
});

/** Written when a signed-in person opens a live share link; void once the link is replaced. */
export const grantEntity = new Entity({
  model: model('grant'),
  attributes: {
    jobId: text,
    userId: text,
    shareEpoch: { type: 'number', required: true },
    createdAt: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['userId']) },
});

export const shareLinkEntity = new Entity({
  model: model('sharelink'),
  attributes: { tokenHash: text, jobId: text },
  indexes: { byToken: mainKey(['tokenHash'], []) },
});

/** Append only, one row a version: ids, field names and values that are nobody's personal data. */
export const auditEntity = new Entity({
  model: model('audit'),
  attributes: {
    jobId: text,
    version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
    action: text,
    actorId: text,
    from: optionalText,
    to: optionalText,
    details: { type: CustomAttributeType<Record<string, string | number | boolean | string[]>>('any') },
    at: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['version']) },
});
