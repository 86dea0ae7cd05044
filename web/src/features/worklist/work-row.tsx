import { Box, Grid, Link as StyledLink, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, leadOf, restOf } from '../../components/job-facts.tsx';
import { listRow } from '../../components/lists/list-look.ts';
import { fromWorklist, waitingText } from '../../components/worklist/work-words.ts';
import { money, unbroken } from '../../lib/format.ts';
import { datePlaceOf, type RowActions, RowActs } from './row-acts.tsx';
import { RowDatePlace } from './row-date-place.tsx';
import { WorkFacts, type WorkRowView } from './work-facts.tsx';

interface WorkRowProps extends RowActions {
  row: WorkRowView;
  /** Whether the row above is about the same job. */
  isSameJob: boolean;
  isOwner: boolean;
}

const areas = { base: '"job since" "facts facts" "act act"', lg: '"job facts since act"' };
const areasWithDate = { base: `${areas.base} "date date"`, lg: `${areas.lg} "date date date date"` };
/** Returns the width of the column with the buttons. On a desktop, the rows of one list have columns of the same width. */
const actColumn = (kind: WorkRowView['kind']): string => (kind === 'dates' ? 'minmax(17rem, auto)' : 'auto');

/** On a phone, the waiting time is in the line of the job's number. */
const besideLead = { alignSelf: { base: 'start', lg: 'center' }, pt: { base: '0.5', lg: '0' } } as const;

/** Returns the rest of the job's line: its place and, where the person awards the job, its price. */
const aboutOf = ({ kind, job }: WorkRowView): string =>
  [restOf(job), kind === 'applications' && unbroken(`${money(job.priceExGst)} ex GST`)].filter(Boolean).join(' · ');

/** The applicants for one job are one block. */
const withoutLine = { css: { '* + &': { borderTopWidth: '0' } } } as const;

/** One open step: the job, its facts, how long it has waited, and the actions. */
export function WorkRow({ row, isSameJob, isOwner, ...acts }: WorkRowProps) {
  const dateButton = useRef<HTMLButtonElement>(null);
  const closeDate = () => {
    dateButton.current?.focus();
    acts.onDate(false);
  };
  return (
    <Grid
      as="li"
      {...listRow}
      {...(acts.isDateOpen ? { _hover: {} } : {})}
      {...(isSameJob ? withoutLine : {})}
      templateColumns={{
        base: 'minmax(0, 1fr) auto',
        lg: `minmax(0, 5fr) minmax(0, 6fr) 6.5rem ${actColumn(row.kind)}`,
      }}
      templateAreas={acts.isDateOpen ? areasWithDate : areas}
      columnGap="4"
      rowGap="2"
    >
      <Box gridArea="job" minWidth="0">
        <StyledLink asChild fontWeight={isSameJob ? '400' : '650'} overflowWrap="anywhere">
          <Link to={hrefTo(paths.job, { id: row.job.id })} state={fromWorklist(row.kind)}>
            {isSameJob ? `Also for ${leadOf(row.job)}` : <JobLead job={row.job} also={aboutOf(row)} />}
          </Link>
        </StyledLink>
      </Box>
      <Box gridArea="facts" minWidth="0">
        <WorkFacts row={row} isOwner={isOwner} />
      </Box>
      <Text gridArea="since" textStyle="note" color="fg.muted" {...besideLead}>
        {waitingText(row.waitingSince)}
      </Text>
      <Box gridArea="act">
        <RowActs row={row} isOwner={isOwner} dateButton={dateButton} {...acts} />
      </Box>
      {acts.isDateOpen && (
        <Box gridArea="date" minWidth="0">
          <RowDatePlace
            id={datePlaceOf(row)}
            job={row.job}
            day={row.suggestedDay?.day ?? null}
            isOwner={isOwner}
            onClose={closeDate}
          />
        </Box>
      )}
    </Grid>
  );
}
