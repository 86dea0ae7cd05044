import { Skeleton } from '@chakra-ui/react';
import { Stars } from '../../components/stars.tsx';

interface OwnRatingProps {
  /** Whether missing figures are still loading. False if reading them failed. */
  isComing: boolean;
  stats: { averageRating: number | null; reviewCount: number } | undefined;
}

export function OwnRating({ stats, isComing }: OwnRatingProps) {
  if (!stats && !isComing) return null;
  if (!stats) return <Skeleton as="span" display="inline-block" height="5" width="32" />;
  if (stats.averageRating === null) return 'No reviews yet';
  return <Stars value={stats.averageRating} count={stats.reviewCount} />;
}
