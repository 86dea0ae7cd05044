import { ratingLists } from '../entities/people/rating-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { RatingRow } from '../rows.ts';
import { rows } from '../service.ts';

export type RatingKey = Pick<RatingRow, 'jobId' | 'ratingId'>;

const reviewsPerPage = 10;

/** Returns the review about a company that was written at this time, or null. */
export async function findReviewAbout(userId: string, writtenAt: string): Promise<RatingRow | null> {
  const { data } = await rows()
    .rating.query.newestAbout({ list1pk: ratingLists.reviewsAbout(userId) })
    .begins({ list1sk: `${writtenAt}#` })
    .go({ hydrate: true, limit: 1 });
  return data[0] ?? null;
}

export const readRatings = (keys: readonly RatingKey[]): Promise<RatingRow[]> =>
  readMany(keys, (some) => rows().rating.get(some).go({ consistent: true }));

/** Returns a page of the reviews about a company, newest first. The index has no reviews, so this reads their rows too. */
export async function readReviewsAbout(
  userId: string,
  cursor: string | undefined,
): Promise<{ items: RatingRow[]; nextCursor: string | null }> {
  const page = await readPage<RatingRow>(
    (options) =>
      rows()
        .rating.query.newestAbout({ list1pk: ratingLists.reviewsAbout(userId) })
        .go({ ...options, order: 'desc', hydrate: true }),
    cursor,
    reviewsPerPage,
  );
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again.
  return { ...page, items: page.items.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)) };
}
