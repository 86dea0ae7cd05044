import { HStack, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';

/** A rating to read: five stars filled as far as it goes, and the number beside them. */
export function Stars({ value, count, size = 18 }: { value: number; count?: number; size?: number }) {
  const ofReviews = count === undefined ? '' : ` (${count} ${count === 1 ? 'review' : 'reviews'})`;
  return (
    <HStack as="span" display="inline-flex" gap="1.5">
      <HStack as="span" gap="0.5" role="img" aria-label={`${value} out of 5`} color="sun.solid">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={size} fill={value >= star - 0.5 ? 'currentColor' : 'none'} aria-hidden />
        ))}
      </HStack>
      <Text as="span" textStyle="note" color="fg.muted" whiteSpace="nowrap">
        {value.toFixed(1)}
        {ofReviews}
      </Text>
    </HStack>
  );
}
