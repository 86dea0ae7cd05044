import { Entity, type EntityItem } from 'electrodb';
import { roles } from '#shared/domain/jobs/job.ts';
import { type ShownPhotoState, shownPhotoStates } from '#shared/domain/jobs/shown-photo.ts';
import { list1, list2, list3, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';

/**
 * The photo of a finished job that one of its two companies asks to show on both company pages, and the other company's answer.
 * Pages read the suburb and the system from the job, so the row does not contain them. The row is deleted when the job is no
 * longer finished.
 */
export const shownPhotoEntity = new Entity({
  model: model('shownphoto'),
  attributes: {
    jobId: text,
    /**
     * A new id for each request to show a photo. An answer names the id that the user saw, because the other company may have
     * chosen another photo since. A public URL contains this id instead of the job's.
     */
    photoId: text,
    requirementId: text,
    objectKey: text,
    retailerId: text,
    installerId: text,
    askedBy: { type: roles, required: true },
    state: { type: shownPhotoStates, required: true },
    /** The number of requests by both companies together, which is limited to `maxPhotoAsks`. */
    asks: number,
    askedAt: text,
    answeredAt: optionalText,
    /** When the work was completed. The lists are sorted by this time. */
    finishedAt: text,
    ...list1,
    ...list2,
    ...list3,
  },
  indexes: {
    byJob: { collection: 'core', ...mainKey(['jobId'], []) },
    newestOfInstaller: listKey('list1'),
    newestOfRetailer: listKey('list2'),
    byPhoto: listKey('list3'),
  },
});

export const shownPhotoLists = {
  photosOfInstaller: (installerId: string) => `shown-photos-by#${installerId}`,
  photosOfRetailer: (retailerId: string) => `shown-photos-for#${retailerId}`,
  photo: (photoId: string) => `shown-photo#${photoId}`,
};

/** Returns the list keys of a photo. Only a shown photo is in a list, or can be found by the id in its public URL. */
export function shownPhotoListKeys(row: {
  jobId: string;
  photoId: string;
  retailerId: string;
  installerId: string;
  state: ShownPhotoState;
  finishedAt: string;
}): ListKeys {
  if (row.state !== 'shown') return {};
  const byTime = `${row.finishedAt}#${row.jobId}`;
  return {
    list1pk: shownPhotoLists.photosOfInstaller(row.installerId),
    list1sk: byTime,
    list2pk: shownPhotoLists.photosOfRetailer(row.retailerId),
    list2sk: byTime,
    list3pk: shownPhotoLists.photo(row.photoId),
    list3sk: row.photoId,
  };
}

export const shownPhotoKind = {
  entity: shownPhotoEntity,
  lists: shownPhotoListKeys,
  migrations: [],
  inCopy: 'jobs',
  leftBehind: 'with its job',
  privacy: {
    jobId: 'technical',
    photoId: 'technical',
    requirementId: 'technical',
    objectKey: ['requirement file key'],
    retailerId: 'technical',
    installerId: 'technical',
    askedBy: 'parties',
    state: 'parties',
    asks: 'technical',
    askedAt: 'parties',
    answeredAt: 'parties',
    finishedAt: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof shownPhotoEntity>>;
