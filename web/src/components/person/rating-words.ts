import { isNewcomer } from '#shared/domain/people/reputation.ts';

interface Rated {
  averageRating: number | null;
  reviewCount: number;
}

const averageOf = ({ averageRating, reviewCount }: Rated): number | null =>
  isNewcomer(reviewCount) ? null : averageRating;

/** Returns the average with its number of reviews, such as "4.6 out of 5 (12 reviews)". Null with too few reviews. */
export function ratingText(rated: Rated): string | null {
  const average = averageOf(rated);
  return average === null ? null : `${average} out of 5 (${rated.reviewCount} reviews)`;
}

/** Returns the average beside a star, such as "4.6 (12)". Null with too few reviews. */
export function shortRating(rated: Rated): string | null {
  const average = averageOf(rated);
  return average === null ? null : `${average.toFixed(1)} (${rated.reviewCount})`;
}
