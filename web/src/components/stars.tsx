import { Box, HStack, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';

/** One star, filled from the left to match its share of the rating. */
const PartStar = ({ share, size }: { share: number; size: number }) => (
  <Box as="span" position="relative" display="inline-flex">
    <Star size={size} aria-hidden />
    <Box as="span" position="absolute" inset="0" overflow="hidden" width={`${Math.round(share * 100)}%`}>
      <Star size={size} fill="currentColor" aria-hidden />
    </Box>
  </Box>
);

/** A read-only rating: five stars, filled to match, and the number next to them. */
export function Stars({ value, count, size = 18 }: { value: number; count?: number; size?: number }) {
  const ofReviews = count === undefined ? '' : ` (${count} ${count === 1 ? 'review' : 'reviews'})`;
  return (
    <HStack as="span" display="inline-flex" gap="1.5">
      <HStack as="span" gap="0.5" role="img" aria-label={`${value} out of 5`} color="sun.solid">
        {[0, 1, 2, 3, 4].map((full) => (
          <PartStar key={full} size={size} share={Math.min(1, Math.max(0, value - full))} />
        ))}
      </HStack>
      <Text as="span" textStyle="note" color="fg.muted" whiteSpace="nowrap">
        {value.toFixed(1)}
        {ofReviews}
      </Text>
    </HStack>
  );
}
