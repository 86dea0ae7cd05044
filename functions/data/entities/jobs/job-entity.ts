import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import { paymentStatuses, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { list1, list2, list3, list4, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import { type Kind, shownTo } from '../kind.ts';
import { jobListKeys } from './job-lists.ts';
import { jobMigrations } from './job-migrations.ts';
import type { CustomerRow, JobCardRow, JobDetailRow, JobTimesRow, SignerChangeRow } from './job-rows.ts';

export const jobEntity = new Entity({
  model: model('job'),
  attributes: {
    jobId: text,
    retailerId: text,
    /** Counts the changes. Each write expects the version it read, and uses it to number the change's audit row. */
    version: number,
    status: { type: storedJobStatuses, required: true },
    isPublic: { type: 'boolean', required: true },
    assignedInstallerId: optionalText,
    /** Set at the award, from the price of that moment. */
    agreedPriceCents: { type: 'number' },
    installationDate: optionalText,
    paymentStatus: { type: paymentStatuses },
    openRequirements: number,
    cancelReason: optionalText,
    /** When and why another person signed off the work after its start. */
    signerChanges: { type: CustomAttributeType<readonly SignerChangeRow[]>('any') },
    /** The present installer has started the work. The mark is kept when the job is rescheduled. Absent otherwise. */
    wasStarted: { type: 'boolean' },
    /** Why the owner returned completed work, until it is completed again. */
    returnedReason: optionalText,
    shareToken: optionalText,
    /** When the link ends. Links from before links could end have none. */
    shareExpiresAt: optionalText,
    /** When the owner ended the link. */
    shareRevokedAt: optionalText,
    /** The only installer who may use the link. Absent if any installer may. */
    shareFor: optionalText,
    /** The installer accepted it by its link, and was not chosen by its owner. Absent otherwise. */
    takenByLink: { type: 'boolean' },
    /** An installer has had it, so it is never deleted. The mark is kept when the installer leaves. Absent otherwise. */
    wasAwarded: { type: 'boolean' },
    /** Counts the share links so far. Grants of an older link are void. */
    shareEpoch: number,
    /** Its owner is suspended, so only its applicants and its installer can see it. Absent otherwise. */
    isHeld: { type: 'boolean' },
    /** Its owner's email address is unconfirmed, so no list and no map shows it. Absent otherwise. */
    isUnlisted: { type: 'boolean' },
    /** It counts in the public figure of completed jobs. Absent otherwise. */
    isCounted: { type: 'boolean' },
    /** Being deleted. The answers are the same as for a job that does not exist. */
    deleted: { type: 'boolean' },
    card: { type: CustomAttributeType<JobCardRow>('any'), required: true },
    detail: { type: CustomAttributeType<JobDetailRow>('any'), required: true },
    customer: { type: CustomAttributeType<CustomerRow>('any'), required: true },
    times: { type: CustomAttributeType<JobTimesRow>('any'), required: true },
    createdAt: text,
    updatedAt: text,
    ...list1,
    ...list2,
    ...list3,
    ...list4,
  },
  indexes: {
    byId: { collection: 'core', ...mainKey(['jobId'], []) },
    byOwnerTab: listKey('list1'),
    byOwner: listKey('list2'),
    byInstallerTabOrPublic: listKey('list3'),
    byInstaller: listKey('list4'),
  },
});

/** The attributes that are classified part by part. */
interface PartsOfJob {
  card: JobCardRow;
  detail: JobDetailRow;
  customer: CustomerRow;
}

export const jobKind = {
  entity: jobEntity,
  lists: jobListKeys,
  migrations: jobMigrations,
  inCopy: 'jobs',
  leftBehind: 'emptied',
  privacy: {
    jobId: 'technical',
    retailerId: 'technical',
    version: 'technical',
    status: 'public',
    isPublic: 'public',
    assignedInstallerId: 'parties',
    agreedPriceCents: 'parties',
    installationDate: 'viewers',
    paymentStatus: 'parties',
    openRequirements: 'parties',
    cancelReason: ['cancel reason'],
    signerChanges: 'parties',
    wasStarted: 'technical',
    returnedReason: 'parties',
    isHeld: 'technical',
    isUnlisted: 'technical',
    isCounted: 'technical',
    wasAwarded: 'technical',
    shareToken: ['share token'],
    shareExpiresAt: 'technical',
    shareRevokedAt: 'technical',
    shareFor: 'technical',
    takenByLink: 'technical',
    shareEpoch: 'technical',
    deleted: 'technical',
    times: 'viewers',
    createdAt: 'public',
    updatedAt: 'public',
    card: {
      number: 'public',
      title: 'public',
      summary: 'public',
      address: ['street'],
      suburb: 'public',
      state: 'public',
      postcode: 'public',
      timeZone: 'public',
      latitude: ['street'],
      longitude: ['street'],
      geoPrecision: 'viewers',
      ...shownTo(jobCardFields),
      pvSizeKw: 'public',
      priceCents: 'public',
      retailerCompany: 'public',
      assignedCompany: 'parties',
      team: ['person name'],
      signerId: 'technical',
      customerName: ['customer name'],
      invitesPending: 'parties',
      invitesAccepted: 'parties',
      invitesDeclined: 'parties',
      applicationsOpen: 'parties',
      applicationsTotal: 'parties',
      termsVersion: 'technical',
    },
    detail: shownTo(jobDetailFields),
    customer: {
      name: ['customer name'],
      phone: ['customer phone'],
      email: ['customer e-mail'],
      reference: ['customer name'],
    },
  },
} as const satisfies Kind<EntityItem<typeof jobEntity>, PartsOfJob>;
