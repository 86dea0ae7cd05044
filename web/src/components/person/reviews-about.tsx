import { Link as ChakraLink, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { happened } from '../../lib/dates.ts';
import { usePages } from '../../lib/server/pages.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { ReadGate } from '../read-gate.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { SectionCard } from '../section-card.tsx';
import { Stars } from '../stars.tsx';
import { Nothing } from '../states.tsx';

type Review = CallAnswer<'listPublicReviews'>['reviews'][number];

const pageOf = { retailer: paths.company, installer: paths.installer } as const;
const someone = { retailer: 'A retailer', installer: 'An installer' } as const;

/** The company that wrote a review. A company without a public page is not named. */
const Author = ({ author: { role, id, companyName } }: { author: Review['author'] }) =>
  id === null ? (
    <Text fontWeight="650">{someone[role]}</Text>
  ) : (
    <ChakraLink asChild fontWeight="650">
      <Link to={hrefTo(pageOf[role], { id })}>{companyName}</Link>
    </ChakraLink>
  );

const ReviewItem = ({ about, review: { author, average, review, createdAt } }: { about: string; review: Review }) => (
  <Stack as="li" gap="1.5" borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
    <HStack justify="space-between" wrap="wrap" gap="1">
      <Author author={author} />
      <Text textStyle="note" color="fg.muted">
        {happened(createdAt)}
      </Text>
    </HStack>
    <Stars value={average} size={16} />
    {review && (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {review}
      </Text>
    )}
    <ReportButton of={{ personId: about, reviewWrittenAt: createdAt }} authorId={author.id} />
  </Stack>
);

const nothing = <Nothing title="No reviews yet" text="They appear here after each job." icon={<MessageSquare />} />;

/** The reviews about a person, page by page. */
export function ReviewsAbout({ id }: { id: string }) {
  const list = usePages('listPublicReviews', { params: { id } });
  return (
    <SectionCard title="Reviews">
      <ReadGate
        of={list}
        waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
        empty={{ when: ({ pages }) => pages.every(({ reviews }) => reviews.length === 0), show: nothing }}
      >
        {({ pages }) => (
          <Stack gap="4">
            <Stack as="ul" gap="4" listStyleType="none">
              {pages
                .flatMap(({ reviews }) => reviews)
                .map((review) => (
                  <ReviewItem key={`${review.createdAt} ${review.author.id}`} about={id} review={review} />
                ))}
            </Stack>
            <LoadMore list={list} label="Load more reviews" />
          </Stack>
        )}
      </ReadGate>
    </SectionCard>
  );
}
