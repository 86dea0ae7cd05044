import { Skeleton } from '@chakra-ui/react';
import { Stars } from '../../components/stars.tsx';

interface OwnRatingProps {
  stats: { averageRating: number | null; reviewCount: number } | undefined;
}

export function OwnRating({ stats }: OwnRatingProps) {
  if (!stats) return <Skeleton as="span" display="inline-block" height="5" width="32" />;
  if (stats.averageRating === null) return 'No reviews yet';
  return <Stars value={stats.averageRating} count={stats.reviewCount} />;
}
