import { Box, Button, Grid, Stack, Link as StyledLink, Text } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { daysBetween } from '#shared/domain/civil-date.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, leadOf, restOf } from '../../components/job-facts.tsx';
import { listRow } from '../../components/lists/list-look.ts';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import { todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { RowDatePlace } from './row-date-place.tsx';
import { workActs } from './work-acts.ts';
import { WorkFacts, type WorkRowView } from './work-facts.tsx';

/** Names a row among all rows: a job can have several applications. */
export const keyOf = ({ job, applicant }: WorkRowView): string => `${job.id} ${applicant?.installerId ?? ''}`;

/** Marks the button of each row, for the focus after a row has disappeared. */
export const workAction = 'data-work-action';

/** "New today", "Waiting 1 day", "Waiting 12 days". */
export function waitingText(since: string, today = todayHere()): string {
  const days = Math.max(0, daysBetween(since, today));
  return days === 0 ? 'New today' : `Waiting ${counted(days, 'day', 'days')}`;
}

interface WorkRowProps {
  row: WorkRowView;
  isOwner: boolean;
  /** Whether the date of the job is open in the row. */
  isDateOpen: boolean;
  /** Called when the button opens a dialog. */
  onAct: () => void;
  onDate: (isOpen: boolean) => void;
}

const datePlaceOf = (row: WorkRowView): string => `date ${keyOf(row)}`.trim().replaceAll(' ', '-');

interface ActProps extends Omit<WorkRowProps, 'isOwner'> {
  dateButton: RefObject<HTMLButtonElement | null>;
}

function Act({ row, isDateOpen, dateButton, onAct, onDate }: ActProps) {
  const { job, applicant, kind } = row;
  const { label, does } = workActs[kind];
  const look = { minWidth: '28', minHeight: '11', [workAction]: '' };
  const name = `${label}: ${[leadOf(job), applicant?.companyName].filter(Boolean).join(', ')}`;
  if (does === 'page')
    return (
      <Button asChild {...look}>
        <Link to={hrefTo(paths.job, { id: job.id })} aria-label={name}>
          {label}
        </Link>
      </Button>
    );
  if (does === 'date')
    return (
      <Button
        {...look}
        ref={dateButton}
        variant={isDateOpen ? 'outline' : 'solid'}
        aria-label={name}
        aria-expanded={isDateOpen}
        aria-controls={isDateOpen ? datePlaceOf(row) : undefined}
        onClick={() => onDate(!isDateOpen)}
      >
        {label}
      </Button>
    );
  return (
    <RowDialogButton
      {...look}
      row={keyOf(row)}
      jobId={job.id}
      name={does.dialog}
      seenTerms={job.termsVersion}
      aria-label={name}
      onClick={onAct}
    >
      {label}
    </RowDialogButton>
  );
}

const areas = { base: '"job job" "facts facts" "since act"', lg: '"job facts since act"' };
const areasWithDate = { base: `${areas.base} "date date"`, lg: `${areas.lg} "date date date date"` };

/** One open step: the job, its facts, how long it has waited, and the action. */
export function WorkRow({ row, isOwner, ...acts }: WorkRowProps) {
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
      templateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 2fr) minmax(0, 2fr) 6.5rem auto' }}
      templateAreas={acts.isDateOpen ? areasWithDate : areas}
      columnGap="4"
      rowGap="2"
    >
      <Box gridArea="job" minWidth="0">
        <StyledLink asChild fontWeight="650" overflowWrap="anywhere">
          <Link to={hrefTo(paths.job, { id: row.job.id })}>
            <JobLead job={row.job} also={restOf(row.job)} />
          </Link>
        </StyledLink>
      </Box>
      <Stack gridArea="facts" direction="row" wrap="wrap" columnGap="4" rowGap="1" align="center" minWidth="0">
        <WorkFacts row={row} isOwner={isOwner} />
      </Stack>
      <Text gridArea="since" textStyle="note" color="fg.muted" alignSelf="center">
        {waitingText(row.waitingSince)}
      </Text>
      <Box gridArea="act">
        <Act row={row} dateButton={dateButton} {...acts} />
      </Box>
      {acts.isDateOpen && (
        <Box gridArea="date" minWidth="0">
          <RowDatePlace id={datePlaceOf(row)} job={row.job} isOwner={isOwner} onClose={closeDate} />
        </Box>
      )}
    </Grid>
  );
}
