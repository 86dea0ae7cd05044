import { Badge } from '@chakra-ui/react';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { Stars } from '../stars.tsx';

interface RatingProps {
  of: { averageRating: number | null; reviewCount: number };
  size?: number;
}

/** A company's average rating, or "New" while it has too few reviews. */
export const Rating = ({ of: { averageRating, reviewCount }, size = 18 }: RatingProps) =>
  averageRating === null || isNewcomer(reviewCount) ? (
    <Badge colorPalette="sun" alignSelf="start">
      New
    </Badge>
  ) : (
    <Stars value={averageRating} count={reviewCount} size={size} />
  );
