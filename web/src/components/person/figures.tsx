import { Box, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { responseWords } from '#shared/domain/people/response.ts';
import { happened } from '../../lib/dates.ts';

interface FiguresProps {
  of: {
    averageRating: number | null;
    reviewCount: number;
    completedJobs: number;
    createdAt: string;
    responseHours: number | null;
    responseRate: number | null;
  };
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="1" borderTopWidth="3px" borderColor="sun.solid" pt="3" direction="column-reverse" justify="flex-end">
    <Text as="dt" textStyle="label" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" textStyle="figure">
      {children}
    </Text>
  </Stack>
);

const KnownFigures = ({ of: { averageRating, reviewCount, completedJobs, createdAt, responseRate } }: FiguresProps) => (
  <SimpleGrid as="dl" columns={{ base: 2, md: responseRate === null ? 4 : 5 }} gap="5">
    <Figure label="Average rating">
      {averageRating === null || isNewcomer(reviewCount) ? (
        'New'
      ) : (
        <HStack as="span" gap="2">
          {averageRating.toFixed(1)}
          <Box as="span" color="sun.solid">
            <Star size={22} fill="currentColor" aria-hidden />
          </Box>
        </HStack>
      )}
    </Figure>
    <Figure label={reviewCount === 1 ? 'Review' : 'Reviews'}>{reviewCount}</Figure>
    <Figure label={completedJobs === 1 ? 'Completed job' : 'Completed jobs'}>{completedJobs}</Figure>
    {responseRate !== null && <Figure label="Response rate">{`${responseRate}%`}</Figure>}
    <Figure label="Member since">{happened(createdAt, 'year')}</Figure>
  </SimpleGrid>
);

/** The figures about a company: its jobs, its reviews, and how fast it answers. */
export const Figures = ({ of }: FiguresProps) => {
  const answers = responseWords(of.responseHours);
  return (
    <Stack gap="4">
      <KnownFigures of={of} />
      {answers && <Text color="fg.muted">{answers}.</Text>}
    </Stack>
  );
};
