import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { scoresGivenBy } from '#shared/domain/people/reputation.ts';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Stars } from '#web/src/components/stars.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { scoreLabels } from './score-names.ts';
import { type Review, useReviews } from './use-reviews.ts';

export function ReviewsSection() {
  const { job } = useJobScreen();
  const read = useReviews();
  if (!read.isEnabled) return null;
  return (
    <ReadGate of={read} waiting={<Skeleton height="40" />} failed="We couldn't load the reviews">
      {({ reviews }) => reviews.length > 0 && <Reviews of={reviews} job={job} />}
    </ReadGate>
  );
}

const titles = {
  retailer: ["Retailer's review of the installer", "Retailer's review of an earlier installer"],
  installer: ["Installer's review of the retailer", 'An earlier installer about the retailer'],
} as const;

/** Returns the heading of a review. If the job had several installers, it may be about an earlier one. */
function titleOf({ reviewerRole, fromUserId, toUserId }: Review, { assignedInstallerId }: JobView): string {
  const [current, earlier] = titles[reviewerRole];
  return (reviewerRole === 'retailer' ? toUserId : fromUserId) === assignedInstallerId ? current : earlier;
}

const Reviews = ({ of: reviews, job }: { of: readonly Review[]; job: JobView }) => (
  <Section card="reviews" startsOpen>
    <Stack gap="5">
      {reviews.map((review) => (
        <Stack key={review.id} gap="1.5">
          <HStack justify="space-between" wrap="wrap">
            <Text fontWeight="650">{titleOf(review, job)}</Text>
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
