import { isNewcomer } from '#shared/domain/people/reputation.ts';

interface Rated {
  averageRating: number | null;
  reviewCount: number;
}

/** Returns the average with its number of reviews, such as "4.6 out of 5 (12 reviews)". Null with too few reviews. */
export const ratingText = ({ averageRating, reviewCount }: Rated): string | null =>
  averageRating === null || isNewcomer(reviewCount) ? null : `${averageRating} out of 5 (${reviewCount} reviews)`;
