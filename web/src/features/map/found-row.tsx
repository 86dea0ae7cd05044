import { Badge, Box, Button, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, MapPin, ZoomIn } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isNewcomer } from '#shared/domain/reputation.ts';
import { Fact } from '../../components/job-facts.tsx';
import { Stars } from '../../components/stars.tsx';
import { kilowatts, wholeMoney } from '../../lib/format.ts';
import { availabilityOf, type Found, type FoundInstaller, type FoundJob } from './found.ts';

const roughly = { exact: '', suburb: ', approximate', postcode: ', approximate' } as const;

const Job = ({ job }: { job: FoundJob }) => (
  <>
    <HStack wrap="wrap" columnGap="4" rowGap="1">
      <Fact icon={MapPin} text={`${job.place}${roughly[job.geoPrecision ?? 'exact']}`} />
    </HStack>
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
  </>
);

const Installer = ({ installer }: { installer: FoundInstaller }) => (
  <>
    <HStack wrap="wrap" columnGap="4" rowGap="1">
      <Fact icon={MapPin} text={`${installer.place}${roughly[installer.geoPrecision ?? 'exact']}`} />
      <Fact icon={CalendarClock} text={availabilityOf(installer)} />
    </HStack>
    <HStack gap="1.5" wrap="wrap">
      {installer.accreditations.map((licence) => (
        <Badge key={licence} colorPalette="sun">
          {licence}
        </Badge>
      ))}
    </HStack>
  </>
);

const Rating = ({ averageRating, reviewCount }: FoundInstaller) =>
  averageRating === null || isNewcomer(reviewCount) ? (
    <Badge colorPalette="gray">New</Badge>
  ) : (
    <Stars value={averageRating} count={reviewCount} size={14} />
  );

interface RowProps {
  found: Found;
  isRaised: boolean;
  /** The nearest town, if many are counted together. */
  near: string;
  /** Keep it the same function. */
  onPointed: (id: string | null) => void;
  /** Keep it the same function. */
  onOpened: (found: Found) => void;
}

function Row({ found, isRaised, near, onPointed, onOpened }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isRaised) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRaised]);
  const pointing = {
    onPointerEnter: () => onPointed(found.id),
    onPointerLeave: () => onPointed(null),
    onFocus: () => onPointed(found.id),
    onBlur: () => onPointed(null),
  };
  const box = (content: ReactNode) => (
    <LinkBox
      as="li"
      ref={row as never}
      {...pointing}
      data-raised={isRaised || undefined}
      px="4"
      py="3"
      borderBottomWidth="1px"
      boxShadow={isRaised ? 'inset 4px 0 {colors.sun.solid}' : undefined}
      bg={isRaised ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
    >
      {content}
    </LinkBox>
  );
  if (found.kind === 'cluster')
    return box(
      <HStack justify="space-between">
        <Box>
          <Text fontWeight="650">{found.title}</Text>
          {near && (
            <Text textStyle="note" color="fg.muted">
              near {near}
            </Text>
          )}
        </Box>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Zoom in on ${found.title}${near && ` near ${near}`}`}
          onClick={() => onOpened(found)}
        >
          <ZoomIn size={16} aria-hidden /> Zoom in
        </Button>
      </HStack>,
    );
  return box(
    <Stack gap="1.5">
      <HStack justify="space-between" align="start" gap="3">
        <LinkOverlay asChild>
          <Link to={found.path ?? ''}>
            <Text as="span" fontWeight="650">
              {found.title}
            </Text>
          </Link>
        </LinkOverlay>
        {found.kind === 'job' ? (
          <Text fontWeight="700" whiteSpace="nowrap">
            {wholeMoney(found.job.priceExGst)}
          </Text>
        ) : (
          <Rating {...found.installer} />
        )}
      </HStack>
      {found.kind === 'job' ? <Job job={found.job} /> : <Installer installer={found.installer} />}
    </Stack>,
  );
}

/** One thing on the map, in the list beside it. Hovering or focusing one raises the other. */
export const FoundRow = memo(Row);
