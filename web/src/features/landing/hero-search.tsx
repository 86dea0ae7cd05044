import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SearchForMap } from '../../components/place/search-for-map.tsx';
import { postJobFor } from '../../config/links.ts';
import { useSession } from '../../lib/server/session.tsx';

/** Installers look for jobs near a place, and retailers for installers. Retailers and visitors can also post a job. */
export function HeroSearch() {
  const { user } = useSession();
  const isRetailer = user?.role === 'retailer';
  const postJob = postJobFor(user?.role);
  return (
    <Box maxWidth="36rem" bg="bg.panel" color="fg" borderRadius="lg" p="4">
      <SearchForMap label={isRetailer ? 'Where do you need an installer?' : 'Where do you want to work?'} />
      {postJob && (
        <HStack justify="space-between" wrap="wrap" gap="3" mt="4" pt="3" borderTopWidth="1px">
          <Text color="fg.muted">Need an installer?</Text>
          <Button asChild variant="outline" size="lg">
            <Link to={postJob}>
              <Plus size={18} aria-hidden /> Post a job
            </Link>
          </Button>
        </HStack>
      )}
    </Box>
  );
}
