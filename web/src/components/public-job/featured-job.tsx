import { Card, Heading, HStack, LinkBox, LinkOverlay, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowRight, Building2, CalendarDays, MapPin, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Position } from '#shared/domain/places/distance.ts';
import { kmBetween } from '#shared/domain/search/find-work.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { booked } from '../../lib/dates.ts';
import { price } from '../../lib/format.ts';
import { Fact } from '../job-facts.tsx';
import { ratingText } from '../person/rating-words.ts';
import { NeededAccreditations } from './needed-accreditations.tsx';

type Featured = CallAnswer<'listFeaturedJobs'>['jobs'][number];

/** Returns the suburb, with the distance from the installer's base if both positions are known. */
function placeOf({ address, latitude, longitude }: Featured, base: Position | null): string {
  const km = kmBetween(base, latitude === null || longitude === null ? null : { latitude, longitude });
  return km === null ? address : `${address}, ${km} km away`;
}

/** The grid of the cards. */
export const featuredGrid = {
  as: 'ul',
  listStyleType: 'none',
  width: 'full',
  columns: { base: 1, md: 2, lg: 3 },
  gap: '4',
} as const;

/** The cards of jobs that are loading. */
export const FeaturedWaiting = () =>
  ['one', 'two'].map((each) => (
    <Card.Root as="li" key={each}>
      <Card.Body>
        <Stack gap="3" role="status" aria-label="Loading...">
          <Skeleton height="6" width="75%" />
          <Skeleton height="5" width="50%" />
          <Skeleton height="5" width="60%" />
          <Skeleton height="12" />
          <Skeleton height="11" width="40%" />
        </Stack>
      </Card.Body>
    </Card.Root>
  ));

interface FeaturedJobProps {
  job: Featured;
  /** The base of an installer, if it is known. */
  base: Position | null;
  isOnPhone: boolean;
}

/** A public job as visitors see it. */
export function FeaturedJob({ job, base, isOnPhone }: FeaturedJobProps) {
  const { id, title, description, priceExGst, amount, preferredWeek, requiredLicenses, retailer } = job;
  const rating = ratingText(retailer);
  return (
    <LinkBox asChild>
      <Card.Root as="li" {...(isOnPhone ? {} : { hideBelow: 'md' })} _hover={{ borderColor: 'sea.border' }}>
        <Card.Body gap="3">
          <Heading as="h3" textStyle="section">
            {title}
          </Heading>
          <HStack wrap="wrap" columnGap="4" rowGap="1">
            <Fact icon={MapPin} text={placeOf(job, base)} />
            {preferredWeek && <Fact icon={CalendarDays} text={`Week of ${booked(preferredWeek, 'weekday')}`} />}
            <Fact icon={Building2} text={retailer.companyName} />
            {rating && <Fact icon={Star} text={rating} />}
          </HStack>
          <Text color="fg.muted" lineClamp="2" minHeight="12">
            {description}
          </Text>
          {requiredLicenses.length > 0 && (
            <HStack gap="1.5" wrap="wrap">
              <NeededAccreditations of={requiredLicenses} />
            </HStack>
          )}
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
}
