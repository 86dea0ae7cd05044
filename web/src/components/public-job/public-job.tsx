import { Badge, Card, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Building2, CalendarDays, MapPin, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hasLeft } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { booked, happened } from '../../lib/dates.ts';
import { wholeMoney } from '../../lib/format.ts';
import { Fact, JobLead, sizeBesideTitle } from '../job-facts.tsx';
import { FitReasons } from './fit-reasons.tsx';
import { JobBadges } from './job-badges.tsx';

type Found = CallAnswer<'listPublicJobs'>['jobs'][number];

/** Returns whether the installer has applied for the job. An installer who had the job and left it can apply again. */
const hasApplied = ({ applicationStatus }: Found): boolean =>
  applicationStatus !== undefined && !hasLeft(applicationStatus);

/** Returns the name of a place without its state and postcode. */
const nameOf = (place: string): string => place.replace(/ [A-Z]{2,3} \d{4}$/, '');

/** Returns the part of the job's place that is not in its lead, such as "NSW 2150", or the whole place without a suburb. */
const restOfPlace = ({ suburb, state, postcode, address }: Found): string =>
  suburb ? [state, postcode].filter(Boolean).join(' ') : address;

/** Returns the distance from the installer's base, unless `FitReasons` has it because it is too far. */
function fromBase({ fit }: Found, isBaseNamed: boolean): string {
  if (!fit || fit.distanceKm === null || fit.reach === 'outside') return '';
  return `${fit.distanceKm} km ${isBaseNamed ? 'from your base' : 'away'}`;
}

/** Returns the place, with its distances from the installer's base and from the searched place. */
const placeLine = (job: Found, around: string | undefined): string =>
  [
    restOfPlace(job),
    fromBase(job, around !== undefined),
    around && job.placeKm !== null ? `${job.placeKm} km from ${nameOf(around)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

interface PublicJobProps {
  job: Found;
  /** The searched place, if there is one. */
  around?: string | undefined;
  /** The names of the wallet places whose last valid day a note above the list names. */
  noted?: ReadonlySet<string> | undefined;
}

export const PublicJob = ({ job, around, noted }: PublicJobProps) => (
  <LinkBox asChild>
    <Card.Root as="li" height="full" _hover={{ borderColor: 'sea.border' }}>
      <Card.Body px={{ base: '4', md: '5' }} py={{ base: '3', md: '4' }} gap={{ base: '2', md: '3' }}>
        <HStack justify="space-between" align="start" gap="4">
          <LinkOverlay asChild>
            <Link to={hrefTo(paths.job, { id: job.id })}>
              <Text as="span" display="block" textStyle="section">
                <JobLead job={{ ...job, address: null }} />
              </Text>
            </Link>
          </LinkOverlay>
          <Stack gap="0" align="end">
            <Text textStyle="section" whiteSpace="nowrap">
              {wholeMoney(job.priceExGst)}
            </Text>
            <Text textStyle="note" color="fg.muted" whiteSpace="nowrap">
              Excl. GST
            </Text>
          </Stack>
        </HStack>
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          {placeLine(job, around) && <Fact icon={MapPin} text={placeLine(job, around)} />}
          {sizeBesideTitle(job) && <Fact icon={Zap} text={sizeBesideTitle(job)} />}
          {job.preferredWeek && <Fact icon={CalendarDays} text={`Week of ${booked(job.preferredWeek, 'weekday')}`} />}
          {job.retailer.companyName && <Fact icon={Building2} text={job.retailer.companyName} />}
        </HStack>
        {job.fit && <FitReasons job={job} fit={job.fit} noted={noted} />}
        <HStack justify="space-between" wrap="wrap" mt="auto">
          <JobBadges job={job}>{hasApplied(job) && <Badge colorPalette="blue">Already Applied</Badge>}</JobBadges>
          <Text textStyle="note" color="fg.muted">
            Posted {happened(job.createdAt)}
          </Text>
        </HStack>
      </Card.Body>
    </Card.Root>
  </LinkBox>
);
