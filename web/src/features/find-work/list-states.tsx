import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { RoofPicture } from '../../components/pictures/roof-picture.tsx';
import { Nothing } from '../../components/states.tsx';

export const Skeletons = () => (
  <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four'].map((each) => (
      <Skeleton key={each} height="40" borderRadius="lg" />
    ))}
  </SimpleGrid>
);

export const nothing = (
  <Nothing
    title="No public jobs right now"
    text="New jobs appear here as soon as retailers post them."
    picture={<RoofPicture />}
  />
);
