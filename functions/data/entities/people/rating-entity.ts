import { Entity, type EntityItem } from 'electrodb';
import { roles } from '#shared/domain/jobs/job.ts';
import { list1, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

export const ratingEntity = new Entity({
  model: model('rating'),
  attributes: {
    jobId: text,
    /** The author's own id for their first review of the job, and a new id for their review of a later installer. */
    ratingId: { ...text, label: 'fromUserId' },
    fromUserId: text,
    toUserId: text,
    reviewerRole: { type: roles, required: true },
    jobOrganisation: { type: 'number' },
    professionalism: { type: 'number' },
    workmanship: { type: 'number' },
    communication: number,
    payment: { type: 'number' },
    /** Six times the mean of the given scores. Always a whole number, so that sums stay exact. */
    sixths: number,
    review: text,
    /** Set if pages show the review, but it does not count in the average. */
    isUncounted: { type: 'boolean' },
    /** When an administrator removed the review. From then on, only its author sees it, and it does not count in the average. */
    removedAt: optionalText,
    createdAt: text,
    updatedAt: text,
    ...list1,
  },
  indexes: {
    byId: { collection: 'core', ...mainKey(['jobId'], ['ratingId']) },
    newestAbout: listKey('list1'),
  },
});

/** Adds the keys of the list of reviews about a company. The keys are literals, because a migration never changes. */
const listedByPerson: Migration = (row) => {
  const { toUserId, jobId, createdAt } = row;
  if (typeof toUserId !== 'string' || typeof jobId !== 'string' || typeof createdAt !== 'string') return row;
  return { list1pk: `reviewed#${toUserId}`, list1sk: `${createdAt}#${jobId}`, ...row };
};

/** Adds the review's id. In earlier versions, an author had only one review of a job, whose id was the author's. */
const knownByAuthor: Migration = (row) => ({ ratingId: row.fromUserId, ...row });

export const ratingLists = {
  reviewsAbout: (userId: string) => `reviewed#${userId}`,
};

/** Returns the keys that list a review on the page of the company that it is about, unless an administrator has removed it. */
export const ratingListKeys = (row: {
  toUserId: string;
  jobId: string;
  createdAt: string;
  removedAt?: string | undefined;
}): ListKeys =>
  row.removedAt === undefined
    ? { list1pk: ratingLists.reviewsAbout(row.toUserId), list1sk: `${row.createdAt}#${row.jobId}` }
    : {};

export const ratingKind = {
  entity: ratingEntity,
  lists: ratingListKeys,
  migrations: [
    // 2: the list of the reviews about a company.
    listedByPerson,
    // 3: whether the review counts in the average.
    asItIs,
    // 4: whether an administrator has removed the review.
    asItIs,
    // 5: the review's own id, because a retailer reviews each installer of a job.
    knownByAuthor,
  ],
  inCopy: 'jobs',
  /** A review stays after its author's account is deleted, and pages show it without its author. */
  leftBehind: 'with its job',
  privacy: {
    jobId: 'technical',
    ratingId: 'technical',
    fromUserId: 'technical',
    toUserId: 'technical',
    reviewerRole: 'public',
    jobOrganisation: 'parties',
    professionalism: 'parties',
    workmanship: 'parties',
    communication: 'parties',
    payment: 'parties',
    sixths: 'public',
    isUncounted: 'technical',
    removedAt: 'technical',
    review: 'public',
    createdAt: 'public',
    updatedAt: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof ratingEntity>>;
