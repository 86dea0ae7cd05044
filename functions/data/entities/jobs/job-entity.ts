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
    /**
     * The number of changes so far. A change fails unless the row still has the version on which the change is based. The audit
     * row of a change has the new version.
     */
    version: number,
    status: { type: storedJobStatuses, required: true },
    isPublic: { type: 'boolean', required: true },
    assignedInstallerId: optionalText,
    /** The price at the time of the award. */
    agreedPriceCents: { type: 'number' },
    installationDate: optionalText,
    paymentStatus: { type: paymentStatuses },
    openRequirements: number,
    cancelReason: optionalText,
    /** The latest changes of the person who signs off the work, after the work has started. */
    signerChanges: { type: CustomAttributeType<readonly SignerChangeRow[]>('any') },
    /** Set once the current installer has started the work. It remains when the job is rescheduled. */
    wasStarted: { type: 'boolean' },
    /** The owner's reason for returning completed work, until the installer completes it again. */
    returnedReason: optionalText,
    shareToken: optionalText,
    /** When the link expires. Absent for links of earlier versions, which do not expire. */
    shareExpiresAt: optionalText,
    shareRevokedAt: optionalText,
    /** The only installer who may use the link. Absent if any installer may. */
    shareFor: optionalText,
    /** Set if the installer accepted the job by its share link, so the owner did not choose the installer. */
    takenByLink: { type: 'boolean' },
    /**
     * Set once an installer has had the job. Its owner can then no longer delete it. The mark remains when the installer leaves.
     */
    wasAwarded: { type: 'boolean' },
    /**
     * The number of share links created so far. A grant, which records that a user opened a link, is void if its `shareEpoch` is
     * lower.
     */
    shareEpoch: number,
    /** Set while the job is posted and its owner is suspended. Only applicants and administrators can then see the job. */
    isHeld: { type: 'boolean' },
    /** Set if the owner's email address is unconfirmed. No public list and no map then shows the job. */
    isUnlisted: { type: 'boolean' },
    /** Set if the public figure of completed jobs counts the job. */
    isCounted: { type: 'boolean' },
    /** Set while the job is being deleted. Requests then get the same answers as for a job that does not exist. */
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

/** The attributes with several parts, each of which has its own privacy. */
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
