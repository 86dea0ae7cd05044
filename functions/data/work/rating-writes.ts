import { type NamedWrite, write } from '../commit.ts';
import type { RatingRow } from '../rows.ts';

export const putRating = (row: RatingRow): NamedWrite =>
  write('rating', (entities) => entities.rating.put(row).commit());
