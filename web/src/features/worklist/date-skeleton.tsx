import { Skeleton } from '@chakra-ui/react';

/** As high as the form of a date, so that the rows below hardly move when it arrives. */
export const DateSkeleton = () => (
  <Skeleton height={{ base: '43.25rem', md: '26.25rem' }} role="status" aria-label="Loading..." />
);
