import { Box } from '@chakra-ui/react';
import { SearchForMap } from '../../components/place/search-for-map.tsx';

export const HeroSearch = () => (
  <Box maxWidth="36rem" bg="bg.panel" color="fg" borderRadius="lg" p="4">
    <SearchForMap label="Where do you want to work?" />
  </Box>
);
