import { HStack, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { isReviewable } from '#shared/domain/lifecycle.ts';
import { scoresGivenBy } from '#shared/domain/reputation.ts';
import { Stars } from '../../../components/stars.tsx';
import { happened } from '../../../lib/dates.ts';
import { useRead } from '../../../lib/server/queries.ts';
import { useUser } from '../../../lib/server/session.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { scoreLabels } from './score-names.ts';

export type Review = CallAnswer<'listJobReviews'>['reviews'][number];

export function useReviews() {
  const { job, is } = useJobScreen();
  const isKnown = is('owner') || is('assignee') || is('admin');
  return useRead('listJobReviews', { params: { id: job.id } }, { enabled: isKnown && isReviewable(job.status) });
}

export function useOwnReview(): Review | undefined {
  const { id } = useUser();
  return useReviews().data?.reviews.find((review) => review.fromUserId === id);
}

export function ReviewsSection() {
  const { data } = useReviews();
  if (!data || data.reviews.length === 0) return null;
  return (
    <Section title="Reviews" startsOpen>
      <Stack gap="5">
        {data.reviews.map((review) => (
          <Stack key={review.id} gap="1.5">
            <HStack justify="space-between" wrap="wrap">
              <Text fontWeight="650">
                {review.reviewerRole === 'retailer'
                  ? 'The retailer about the installer'
                  : 'The installer about the retailer'}
              </Text>
              <Stars value={review.average} />
            </HStack>
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
}
