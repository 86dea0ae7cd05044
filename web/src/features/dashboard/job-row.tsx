import { Badge, Box, Grid, HStack, LinkBox, LinkOverlay, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Building2, CalendarDays, Lock, MapPin, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { type DashboardTab, tabLabels } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Fact, type JobCard, leadOf, placeOf, sizeBesideTitle, titleOf } from '../../components/job-facts.tsx';
import { listRow } from '../../components/lists/list-look.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { booked, happened } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import type { RowStep } from './row-step.ts';

const dateOf = ({ installationDate, createdAt }: JobCard): string =>
  installationDate ? booked(installationDate, 'weekday') : `Created ${happened(createdAt)}`;

function Price({ job: { status, priceExGst }, isQuiet }: { job: JobCard; isQuiet: boolean }) {
  if (status === 'draft' && priceExGst === 0) return <Text color="fg.muted">No price yet</Text>;
  if (isQuiet)
    return (
      <Text textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
        {money(priceExGst)}{' '}
        <Text as="span" display={{ lg: 'block' }}>
          Excl. GST
        </Text>
      </Text>
    );
  return (
    <>
      <Text textStyle="section" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {money(priceExGst)}
      </Text>
      <Text textStyle="note" color="fg.muted">
        Excl. GST
      </Text>
    </>
  );
}

/** On a phone, two facts share a line if they fit. On a desktop they are a column. */
const Facts = ({ area, children }: { area: string; children: ReactNode }) => (
  <Stack gridArea={area} direction={{ base: 'row', lg: 'column' }} wrap="wrap" columnGap="4" rowGap="1" minWidth="0">
    {children}
  </Stack>
);

const areas = {
  base: '"title price" "where where" "when when" "step step"',
  lg: '"title where when price step"',
};
/** The price has its own line on a phone, so that the address takes the whole first line. */
const areasOnSite = { ...areas, base: '"title title" "where where" "when when" "price price" "step step"' };
const columns = {
  base: 'minmax(0, 1fr) auto',
  lg: 'minmax(0, 2.9fr) minmax(0, 1.5fr) minmax(0, 1.3fr) 6.5rem minmax(0, 1.9fr)',
};

interface JobRowProps {
  job: JobCard;
  /** The open tab. A row has no badge that repeats the name of its tab. */
  tab: DashboardTab;
  /** The other party, if there is one. */
  who: { name: string; page?: string } | undefined;
  step: RowStep;
  /** The text below the step, cut off after two lines. */
  note?: ReactNode;
  action?: ReactNode;
  /** Whether the reader only works on site, so that the address matters more than the price. */
  isOnSite?: boolean;
}

/** One job in a list. The whole row links to the job, except for the button at its end. */
export const JobRow = ({ job, tab, who, step, note, action, isOnSite = false }: JobRowProps) => (
  <LinkBox asChild>
    <Grid
      as="li"
      {...listRow}
      templateAreas={isOnSite ? areasOnSite : areas}
      templateColumns={columns}
      columnGap="4"
      rowGap="1.5"
    >
      <LinkOverlay asChild gridArea="title" minWidth="0">
        <Link to={hrefTo(paths.job, { id: job.id })}>
          <Text
            as="span"
            display="block"
            textStyle="section"
            fontSize={{ lg: 'md' }}
            overflowWrap="anywhere"
            lineClamp={{ lg: 1 }}
          >
            {leadOf(job)}
          </Text>{' '}
          <HStack as="span" columnGap="2" rowGap="1" mt="1" wrap={{ base: 'wrap', lg: 'nowrap' }}>
            {jobStatusLabels[job.status] !== tabLabels[tab] && <StatusBadge status={job.status} />}
            {!job.isPublic && (
              <Badge as="span" colorPalette="gray" variant="outline">
                <Lock size={12} aria-hidden /> Private
              </Badge>
            )}{' '}
            <Text as="span" textStyle="note" color="fg.muted" overflowWrap="anywhere" lineClamp={{ lg: 1 }}>
              {titleOf(job)}
            </Text>
          </HStack>
        </Link>
      </LinkOverlay>
      <Facts area="where">
        <Fact icon={MapPin} text={placeOf(job) || 'No address yet'} isWhole />
        {sizeBesideTitle(job) && <Fact icon={Zap} text={sizeBesideTitle(job)} />}
      </Facts>
      <Facts area="when">
        <Fact icon={CalendarDays} text={dateOf(job)} isWhole />
        {who && (
          <Fact
            icon={Building2}
            text={
              who.page ? (
                <TextLink asChild position="relative" zIndex="1">
                  <Link to={who.page}>{who.name}</Link>
                </TextLink>
              ) : (
                who.name
              )
            }
          />
        )}
      </Facts>
      <Box gridArea="price" textAlign={isOnSite ? { lg: 'end' } : 'end'} alignSelf={{ base: 'start', lg: 'auto' }}>
        <Price job={job} isQuiet={isOnSite} />
      </Box>
      <HStack
        gridArea="step"
        columnGap="3"
        rowGap="2"
        // With the directions, the buttons leave no space beside them for a text in one line.
        wrap={isOnSite ? 'wrap' : 'nowrap'}
        justify="space-between"
        minWidth="0"
        ps={{ lg: '3' }}
        _empty={{ display: 'none' }}
      >
        {(step || note) && (
          <Box minWidth="0">
            {step && (
              <Text
                textStyle="note"
                fontWeight={step.isMine ? '650' : undefined}
                color={step.isMine ? undefined : 'fg.muted'}
              >
                {step.text}
              </Text>
            )}
            {note && (
              <Text textStyle="note" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
                {note}
              </Text>
            )}
          </Box>
        )}
        {action && (
          // Without a text beside them, two buttons wrap in a narrow window.
          <Box ms="auto" flexShrink={step || note ? '0' : '1'}>
            {action}
          </Box>
        )}
      </HStack>
    </Grid>
  </LinkBox>
);
