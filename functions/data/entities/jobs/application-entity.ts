import { Entity, type EntityItem } from 'electrodb';
import { applicationStatuses } from '#shared/domain/jobs/job.ts';
import { list1, list2, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

export const applicationEntity = new Entity({
  model: model('application'),
  attributes: {
    jobId: text,
    installerId: text,
    status: { type: applicationStatuses, required: true },
    /**
     * Set if the application is rejected because another installer was awarded the job. If that installer leaves, the application
     * reopens.
     */
    closedByAward: { type: 'boolean' },
    message: text,
    leadTimeDays: number,
    /** The version of the terms that the installer applied for. */
    termsVersion: number,
    createdAt: text,
    reviewedAt: optionalText,
    ...list1,
    ...list2,
  },
  indexes: {
    byJob: mainKey(['jobId'], ['installerId']),
    byInstaller: listKey('list1'),
    newestOfJob: listKey('list2'),
  },
});

const onFirstTerms: Migration = (row) => ({ termsVersion: 1, ...row });

export const applicationLists = {
  applicant: (installerId: string) => `applicant#${installerId}`,
  applicants: (jobId: string) => `applicants#${jobId}`,
};

export function applicationListKeys(row: { installerId: string; jobId: string; createdAt: string }): ListKeys {
  return {
    list1pk: applicationLists.applicant(row.installerId),
    list1sk: `${row.createdAt}#${row.jobId}`,
    list2pk: applicationLists.applicants(row.jobId),
    list2sk: `${row.createdAt}#${row.installerId}`,
  };
}

export const applicationKind = {
  entity: applicationEntity,
  lists: applicationListKeys,
  migrations: [
    // 2: the status `unassigned`, for an installer who had the job and left it or was unassigned.
    asItIs,
    // 3: the version of the terms.
    onFirstTerms,
  ],
  inCopy: 'proposals',
  leftBehind: 'emptied',
  privacy: {
    jobId: 'technical',
    installerId: 'technical',
    status: 'parties',
    closedByAward: 'technical',
    message: ['application message'],
    leadTimeDays: 'parties',
    termsVersion: 'technical',
    createdAt: 'parties',
    reviewedAt: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof applicationEntity>>;
