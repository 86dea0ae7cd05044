import { Entity } from 'electrodb';
import { roles } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

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
    /** It is shown, but leaves the average alone. */
    isUncounted: { type: 'boolean' },
    /** Since then, only its author sees it, and it leaves the average alone. */
    removedAt: optionalText,
    createdAt: text,
    updatedAt: text,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: {
    byId: { collection: 'core', ...mainKey(['jobId'], ['ratingId']) },
    newestAbout: listKey('list1'),
  },
});
