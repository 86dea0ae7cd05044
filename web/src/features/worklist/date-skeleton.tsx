import { Skeleton } from '@chakra-ui/react';

/** A placeholder as high as the form of a date, so that the rows below hardly move when the form loads. */
export const DateSkeleton = () => (
  <Skeleton height={{ base: '43.25rem', md: '26.25rem' }} role="status" aria-label="Loading..." />
);
