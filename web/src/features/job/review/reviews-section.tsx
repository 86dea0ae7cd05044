import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { scoresGivenBy } from '#shared/domain/people/reputation.ts';
import { ReadGate } from '../../../components/read-gate.tsx';
import { Stars } from '../../../components/stars.tsx';
import { happened } from '../../../lib/dates.ts';
import { Section } from '../screen/section.tsx';
import { scoreLabels } from './score-names.ts';
import { type Review, useReviews } from './use-reviews.ts';

export default function ReviewsSection() {
  const read = useReviews();
  if (!read.isEnabled) return null;
  return (
    <ReadGate of={read} waiting={<Skeleton height="40" />} failed="We couldn't load the reviews">
      {({ reviews }) => reviews.length > 0 && <Reviews of={reviews} />}
    </ReadGate>
  );
}

const Reviews = ({ of: reviews }: { of: readonly Review[] }) => (
  <Section card="reviews" startsOpen>
    <Stack gap="5">
      {reviews.map((review) => (
        <Stack key={review.id} gap="1.5">
          <HStack justify="space-between" wrap="wrap">
            <Text fontWeight="650">
              {review.reviewerRole === 'retailer'
                ? 'The retailer about the installer'
                : 'The installer about the retailer'}
            </Text>
            <Stars value={review.average} />
          </HStack>
          {review.removedAt && (
            <Text color="fg.muted">An administrator has removed this review. Only you can still see it.</Text>
          )}
          {review.reviewText && <Text whiteSpace="pre-wrap">{review.reviewText}</Text>}
          <Text textStyle="note" color="fg.muted">
            {scoresGivenBy[review.reviewerRole]
              .flatMap((name) => (review[name] === null ? [] : [`${scoreLabels[name]} ${review[name]}`]))
              .join(' · ')}
            {` · ${happened(review.updatedAt)}`}
          </Text>
        </Stack>
      ))}
    </Stack>
  </Section>
);
