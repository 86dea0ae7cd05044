import {
  Box,
  Button,
  Card,
  Heading,
  HStack,
  LinkBox,
  LinkOverlay,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import { ArrowRight, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Fact } from '../../components/job-facts.tsx';
import { price } from '../../lib/format.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { pollMilliseconds } from './live-words.ts';

type Teaser = CallAnswer<'listFeaturedJobs'>['jobs'][number];

const FeaturedJob = ({ id, title, address, description, priceExGst, amount }: Teaser) => (
  <LinkBox asChild>
    <Card.Root as="li" _hover={{ borderColor: 'sea.border' }}>
      <Card.Body gap="3">
        <Heading as="h3" textStyle="section">
          {title}
        </Heading>
        <Fact icon={MapPin} text={address} />
        <Text color="fg.muted" lineClamp="2" minHeight="12">
          {description}
        </Text>
        <HStack justify="space-between" mt="auto" wrap="wrap">
          <Text textStyle="figure" fontSize="1.375rem">
            {price(priceExGst || amount)}
          </Text>
          <LinkOverlay asChild>
            <Link to={hrefTo(paths.job, { id })} aria-label={`View Details: ${title}`}>
              <HStack color="colorPalette.fg" fontWeight="650" minHeight="11">
                View Details <ArrowRight size={18} aria-hidden />
              </HStack>
            </Link>
          </LinkOverlay>
        </HStack>
      </Card.Body>
    </Card.Root>
  </LinkBox>
);

/** The newest public jobs. If there are none, the whole section is hidden. */
export function Featured() {
  const { user } = useSession();
  const { data, isPending } = useRead('listFeaturedJobs', undefined, { refetchInterval: pollMilliseconds });
  const jobs = data?.jobs ?? [];
  if (!isPending && jobs.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="featured">
      <HStack justify="space-between" wrap="wrap" gap="4" mb="5">
        <Heading as="h2" textStyle="title" id="featured">
          Featured jobs
        </Heading>
        <Button asChild variant="outline" size="lg">
          {/* Retailers find installers on the map, so for them the button says so. */}
          {user?.role === 'retailer' ? (
            <Link to={paths.directory}>Browse Installers</Link>
          ) : (
            <Link to={paths.map}>Browse All Jobs</Link>
          )}
        </Button>
      </HStack>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="4">
        {isPending
          ? ['one', 'two'].map((each) => (
              <Card.Root as="li" key={each}>
                <Card.Body>
                  <Stack gap="3" role="status" aria-label="Loading...">
                    <Skeleton height="6" width="75%" />
                    <Skeleton height="5" width="50%" />
                    <Skeleton height="12" />
                    <Skeleton height="11" width="40%" />
                  </Stack>
                </Card.Body>
              </Card.Root>
            ))
          : jobs.map((job) => <FeaturedJob key={job.id} {...job} />)}
      </SimpleGrid>
    </Box>
  );
}
