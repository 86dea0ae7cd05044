import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import {
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarX,
  Clock,
  Globe,
  Lock,
  MailX,
  Route,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { CallAnswer } from '#shared/api/client.ts';
import { capitalise } from '#shared/domain/capitalise.ts';
import { Fact } from '../../components/job-facts.tsx';
import { distanceIn, lacksIn } from '../../components/person/crew-words.ts';
import { PhoneButton } from '../../components/person/phone-button.tsx';
import { Rating } from '../../components/person/rating.tsx';
import { suggestionText } from '../../components/schedule/suggestion-words.ts';
import { booked, happened } from '../../lib/dates.ts';
import { counted, listed, money, sumsToPay } from '../../lib/format.ts';

export type WorkRowView = CallAnswer<'getWorklist'>['rows'][number];

const otherParty = ({ job }: WorkRowView, isOwner: boolean): string | undefined =>
  isOwner ? job.assignedInstaller?.companyName : job.retailer.companyName;

/** Two columns on a desk, so that the same fact has the same place in every row. */
const inColumns = {
  display: { base: 'flex', xl: 'grid' },
  gridTemplateColumns: { xl: 'minmax(0, 1fr) 12rem' },
  gridAutoFlow: { xl: 'row dense' },
} as const;
const second = { gridColumn: { xl: '2' } } as const;

function Applicant({
  of: { companyName, leadTimeDays, fit, ...rating },
}: {
  of: NonNullable<WorkRowView['applicant']>;
}) {
  // Each reason against the credentials is its own text, so it begins with a capital.
  const lacks = fit ? lacksIn(fit).map(capitalise) : [];
  return (
    <>
      <HStack gap="2" wrap="wrap" display={{ base: 'flex', xl: 'contents' }}>
        <Text fontWeight="600" overflowWrap="anywhere">
          {companyName || 'This installer'}
        </Text>
        <Box {...second}>
          <Rating of={rating} size={16} />
        </Box>
      </HStack>
      {lacks.map((text) => (
        // The line of a warning is the last on a desk, so that the other facts have the same place in every row.
        <Box key={text} gridColumn={{ xl: '1 / -1' }} order={{ xl: '1' }}>
          <Fact icon={TriangleAlert} text={text} isWarning />
        </Box>
      ))}
      {fit &&
        distanceIn(fit).map((text) => <Fact key={text} icon={Route} text={text} isWarning={fit.reach === 'outside'} />)}
      <Box {...second}>
        <Fact icon={Clock} text={`${counted(leadTimeDays, 'day', 'days')} lead time`} isWhole />
      </Box>
    </>
  );
}

const returnedText = (labels: readonly string[]): string =>
  labels.length === 0 ? 'The work as a whole' : listed(labels);

/** The missed date and, for the owner, the installer's phone number to ask why. */
function Overdue({ job, isOwner }: { job: WorkRowView['job']; isOwner: boolean }) {
  const { installationDate, assignedInstallerId, assignedInstaller } = job;
  return (
    <>
      {installationDate && (
        <Fact icon={CalendarX} text={`Installation was due on ${booked(installationDate, 'weekday')}`} isWhole />
      )}
      {isOwner && assignedInstallerId && (
        <PhoneButton
          size="lg"
          installer={{ id: assignedInstallerId, companyName: assignedInstaller?.companyName || 'the installer' }}
        />
      )}
    </>
  );
}

/** Shows who can see the job, every installer or only the invited ones, and how many invitations were declined. */
function Unanswered({ job: { isPublic, inviteCounts } }: { job: WorkRowView['job'] }) {
  const declined = inviteCounts?.declined ?? 0;
  return (
    <>
      <Fact icon={isPublic ? Globe : Lock} text={isPublic ? 'On Find work' : 'Only for invited installers'} />
      {declined > 0 && (
        <Box gridColumn={{ xl: '1' }}>
          <Fact icon={MailX} text={`${counted(declined, 'invitation', 'invitations')} declined`} />
        </Box>
      )}
    </>
  );
}

/**
 * The facts by which a person chooses a row: the applicant or the other party, the amount, the last day to answer, and the
 * reason for the suggested day.
 */
export function WorkFacts({ row, isOwner }: { row: WorkRowView; isOwner: boolean }) {
  const { kind, job, applicant, requestedExGst, answerBefore, returned } = row;
  const who = otherParty(row, isOwner);
  const why = kind === 'dates' ? suggestionText(row, isOwner) : null;
  const amount = requestedExGst ?? job.priceExGst;
  const hasAmount = kind === 'approvals' || kind === 'requests' || kind === 'offers' || kind === 'unanswered';
  return (
    <Flex
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      align="center"
      minWidth="0"
      {...(applicant || hasAmount || why ? inColumns : {})}
    >
      {applicant ? <Applicant of={applicant} /> : who && <Fact icon={Building2} text={who} />}
      {kind === 'overdue' && <Overdue job={job} isOwner={isOwner} />}
      {kind === 'unanswered' && <Unanswered job={job} />}
      {returned && <Fact icon={Wrench} text={returnedText(returned)} isWhole />}
      {hasAmount && (
        <Flex
          {...second}
          justifySelf={{ xl: 'end' }}
          direction={{ base: 'row', xl: 'column' }}
          wrap="wrap"
          columnGap="2"
          align={{ base: 'baseline', xl: 'end' }}
          fontVariantNumeric="tabular-nums"
        >
          {kind === 'approvals' && <Text fontWeight="600">{sumsToPay([amount]).total} to pay</Text>}
          <Text textStyle="note" color="fg.muted">
            {money(amount)} ex GST
          </Text>
        </Flex>
      )}
      {why && (
        <Box {...second}>
          <Fact icon={CalendarDays} text={why} isWhole />
        </Box>
      )}
      {answerBefore && <Fact icon={CalendarClock} text={`Answer by ${happened(answerBefore)}`} />}
    </Flex>
  );
}
