import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { reportDecisions } from '#shared/domain/admin/reports.ts';
import { list1, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import type { Migration } from '../migration.ts';

export interface Complaint {
  reporterId: string;
  reason: string;
  at: string;
}

/**
 * A reported review or profile, with all complaints and the decision. It is in the partition of the review's author or of the
 * profile's owner, and is removed with the account.
 */
export const reportEntity = new Entity({
  model: model('report'),
  attributes: {
    userId: text,
    /**
     * For a review, the id of its job, or its own id if it is not its author's first review of that job. For a profile, the id of
     * its owner.
     */
    thingId: text,
    /** The reported review. Absent if a profile is reported. */
    review: { type: CustomAttributeType<{ jobId: string; ratingId: string }>('any') },
    version: number,
    complaints: { type: CustomAttributeType<Complaint[]>('any'), required: true },
    /** When the first undecided complaint came in. Absent once an administrator has decided. */
    openedAt: optionalText,
    /** The latest decision. */
    decision: { type: reportDecisions },
    decidedAt: optionalText,
    decidedBy: optionalText,
    ...list1,
  },
  indexes: { byThing: mainKey(['userId'], ['thingId']), open: listKey('list1') },
});

/** Adds the id of the review. In version 1, its job and its author identified it. */
const namesReview: Migration = (row) =>
  row.userId === row.thingId ? row : { review: { jobId: row.thingId, ratingId: row.userId }, ...row };

export const reportLists = {
  openReports: () => 'open-reports',
};

/** Returns the keys that list the report until an administrator decides about it. */
export const reportListKeys = (row: { userId: string; thingId: string; openedAt?: string | undefined }): ListKeys =>
  row.openedAt === undefined
    ? {}
    : { list1pk: reportLists.openReports(), list1sk: `${row.openedAt}#${row.userId}#${row.thingId}` };

export const reportKind = {
  entity: reportEntity,
  lists: reportListKeys,
  /** Version 2 adds the id of the reported review. */
  migrations: [namesReview],
  inCopy: "administrators'",
  /** The complaints are about the user's own reviews and profile. */
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    thingId: 'technical',
    review: 'technical',
    version: 'technical',
    complaints: ['report'],
    openedAt: 'technical',
    decision: 'technical',
    decidedAt: 'technical',
    decidedBy: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof reportEntity>>;
