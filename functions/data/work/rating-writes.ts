import type { NamedWrite } from '../commit.ts';
import { ratingListKeys } from '../entities/people/rating-entity.ts';
import type { RatingRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes a review. Fails if an administrator has removed it. */
export const putRating = (row: RatingRow): NamedWrite =>
  write('rating', (entities) =>
    entities.rating
      .put({ ...row, ...ratingListKeys(row) })
      .where(({ removedAt }, { notExists }) => notExists(removedAt))
      .commit(),
  );

/** Hides a review from all users except its author, on the condition that it has not changed since it was read. */
export const removeRating = (row: RatingRow, removedAt: string): NamedWrite =>
  write('rating', (entities) =>
    entities.rating
      .patch({ jobId: row.jobId, ratingId: row.ratingId })
      .set({ removedAt })
      .remove(['list1pk', 'list1sk'])
      .where((stored, { eq, notExists }) => `${eq(stored.updatedAt, row.updatedAt)} AND ${notExists(stored.removedAt)}`)
      .commit(),
  );
