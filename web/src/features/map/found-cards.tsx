import { Badge, HStack, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, CalendarDays, MapPin, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { GeoPrecision } from '#shared/domain/places/place.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Fact, JobLead, sizeBesideTitle } from '../../components/job-facts.tsx';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { Rating } from '../../components/person/rating.tsx';
import { FitReasons } from '../../components/public-job/fit-reasons.tsx';
import { JobBadges } from '../../components/public-job/job-badges.tsx';
import { booked } from '../../lib/dates.ts';
import { wholeMoney } from '../../lib/format.ts';
import { type ReadingState, readingState } from '../../lib/reading-state.ts';

type Unplaced = CallAnswer<'listUnplaced'>;
export type AnyJob = Unplaced['jobs'][number];
export type AnyInstaller = Unplaced['installers'][number];

interface HeadProps {
  title: ReactNode;
  path: string;
  state?: ReadingState;
  children: ReactNode;
}

const Head = ({ title, path, state, children }: HeadProps) => (
  <HStack justify="space-between" align="start" gap="3">
    <LinkOverlay asChild>
      <Link to={path} state={state}>
        <Text as="span" fontWeight="650">
          {title}
        </Text>
      </Link>
    </LinkOverlay>
    {children}
  </HStack>
);

/** The place, marked as approximate if its position is not exact. */
const Where = ({ place, precision }: { place: string; precision: GeoPrecision }) =>
  place && <Fact icon={MapPin} text={precision === 'exact' ? place : `${place}, approximate`} />;

/** Returns the part of the place that is not in the lead, such as "NSW 2155". The lead begins with the suburb, if it is known. */
const placeBesideLead = ({ place, suburb }: AnyJob): string =>
  suburb && place.startsWith(suburb) ? place.slice(suburb.length).trim() : place;

interface JobProps {
  job: AnyJob;
  precision?: GeoPrecision;
  /** The distance from the searched place, if there is one. */
  away?: { km: number; from: string } | null;
}

export const JobOnMap = ({ job, precision = 'exact', away = null }: JobProps) => (
  <Stack gap="1.5">
    <Head
      title={<JobLead job={{ ...job, address: null }} />}
      path={hrefTo(paths.job, { id: job.id })}
      state={readingState(away && `${away.km} km from ${away.from}`)}
    >
      <Stack gap="0" align="end">
        <Text fontWeight="700" whiteSpace="nowrap">
          {wholeMoney(job.priceExGst)}
        </Text>
        <Text textStyle="note" color="fg.muted" whiteSpace="nowrap">
          Excl. GST
        </Text>
      </Stack>
    </Head>
    <HStack wrap="wrap" columnGap="4" rowGap="1">
      <Where
        place={[placeBesideLead(job), away && `${away.km} km away`].filter(Boolean).join(', ')}
        precision={precision}
      />
      {sizeBesideTitle(job) && <Fact icon={Zap} text={sizeBesideTitle(job)} />}
      {job.preferredWeek && <Fact icon={CalendarDays} text={`Week of ${booked(job.preferredWeek, 'weekday')}`} />}
    </HStack>
    {job.fit && <FitReasons job={job} fit={job.fit} />}
    <JobBadges job={job} />
  </Stack>
);

interface InstallerProps {
  installer: AnyInstaller;
  precision?: GeoPrecision;
}

export const InstallerOnMap = ({ installer, precision = 'exact' }: InstallerProps) => (
  <Stack gap="1.5">
    <Head title={installer.title} path={hrefTo(paths.installer, { id: installer.id })}>
      <Rating of={installer} size={14} />
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
