import { Badge, HStack, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { GeoPrecision } from '#shared/domain/place.ts';
import { isNewcomer } from '#shared/domain/reputation.ts';
import { Fact } from '../../components/job-facts.tsx';
import { Stars } from '../../components/stars.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { kilowatts, wholeMoney } from '../../lib/format.ts';
import { availabilityOf } from './found.ts';

type Unplaced = CallAnswer<'listUnplaced'>;
export type AnyJob = Unplaced['jobs'][number];
export type AnyInstaller = Unplaced['installers'][number];

interface HeadProps {
  title: string;
  path: string;
  children: ReactNode;
}

const Head = ({ title, path, children }: HeadProps) => (
  <HStack justify="space-between" align="start" gap="3">
    <LinkOverlay asChild>
      <Link to={path}>
        <Text as="span" fontWeight="650">
          {title}
        </Text>
      </Link>
    </LinkOverlay>
    {children}
  </HStack>
);

/** Where it is. How exactly that is known only matters for what is on the map. */
const Where = ({ place, precision }: { place: string; precision: GeoPrecision }) =>
  place && <Fact icon={MapPin} text={precision === 'exact' ? place : `${place}, approximate`} />;

export const JobOnMap = ({ job, precision = 'exact' }: { job: AnyJob; precision?: GeoPrecision }) => (
  <Stack gap="1.5">
    <Head title={job.title} path={hrefTo(paths.job, { id: job.id })}>
      <Text fontWeight="700" whiteSpace="nowrap">
        {wholeMoney(job.priceExGst)}
      </Text>
    </Head>
    <Where place={job.place} precision={precision} />
    <HStack gap="1.5" wrap="wrap">
      <Badge colorPalette="gray" variant="outline">
        {job.jobType}
      </Badge>
      {job.pvSizeKw !== null && (
        <Badge colorPalette="gray" variant="outline">
          {kilowatts(job.pvSizeKw)}
        </Badge>
      )}
    </HStack>
  </Stack>
);

const Rating = ({ averageRating, reviewCount }: AnyInstaller) =>
  averageRating === null || isNewcomer(reviewCount) ? (
    <Badge colorPalette="gray">New</Badge>
  ) : (
    <Stars value={averageRating} count={reviewCount} size={14} />
  );

interface InstallerProps {
  installer: AnyInstaller;
  precision?: GeoPrecision;
}

export const InstallerOnMap = ({ installer, precision = 'exact' }: InstallerProps) => (
  <Stack gap="1.5">
    <Head title={installer.title} path={hrefTo(paths.installer, { id: installer.id })}>
      <Rating {...installer} />
    </Head>
    <HStack wrap="wrap" columnGap="4" rowGap="1">
      <Where place={installer.place} precision={precision} />
      <Fact icon={CalendarClock} text={availabilityOf(installer)} />
    </HStack>
    <HStack gap="1.5" wrap="wrap">
      {installer.accreditations.map((licence) => (
        <Badge key={licence} colorPalette="sun">
          {licence}
        </Badge>
      ))}
    </HStack>
  </Stack>
);
