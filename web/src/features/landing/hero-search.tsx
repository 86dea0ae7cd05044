import { Box } from '@chakra-ui/react';
import { SearchForMap } from '../../components/place/search-for-map.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** Installers look for jobs near a place, and retailers for installers. */
export function HeroSearch() {
  const { user } = useSession();
  const isRetailer = user?.role === 'retailer';
  return (
    <Box maxWidth="36rem" bg="bg.panel" color="fg" borderRadius="lg" p="4">
      <SearchForMap label={isRetailer ? 'Where do you need an installer?' : 'Where do you want to work?'} />
    </Box>
  );
}
