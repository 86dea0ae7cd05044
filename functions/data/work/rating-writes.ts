import type { NamedWrite } from '../commit.ts';
import { ratingListKeys } from '../list-keys.ts';
import type { RatingRow } from '../rows.ts';
import { write } from '../write.ts';

export const putRating = (row: RatingRow): NamedWrite =>
  write('rating', (entities) => entities.rating.put({ ...row, ...ratingListKeys(row) }).commit());
