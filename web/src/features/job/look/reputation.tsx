import { Text } from '@chakra-ui/react';
import { Stars } from '#web/src/components/stars.tsx';

export const Reputation = ({
  of: { averageRating, reviewCount },
}: {
  of: { averageRating: number | null; reviewCount: number };
}) =>
  averageRating === null ? (
    <Text textStyle="note" color="fg.muted">
      No reviews yet
    </Text>
  ) : (
    <Stars value={averageRating} count={reviewCount} />
  );
