import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { paths } from '#shared/pages.ts';
import { type NextDay, nextDayText } from '../../components/worklist/next-day.ts';
import type { WorkCounts } from '../../components/worklist/use-worklist.ts';
import { worklistAt, workTitle, workWords } from '../../components/worklist/work-words.ts';
import { counted } from '../../lib/format.ts';

interface Onward {
  text: string;
  to: string;
  label: string;
}

/** Returns the link to the next kind of open steps, or else to the next day with installations. Null if there is neither. */
export function onwardFrom(counts: WorkCounts, next: NextDay | null): Onward | null {
  const waiting = counts.find(({ count }) => count > 0);
  if (waiting) {
    const [one, many] = workWords[waiting.kind].text;
    const text = counted(waiting.count, one, many);
    return { text: `Next: ${text}.`, to: worklistAt(waiting.kind), label: workTitle(waiting.kind) };
  }
  return next && { text: `Next: ${nextDayText(next)}.`, to: paths.calendar, label: 'Open the calendar' };
}

interface AllClearProps {
  kind: WorkKind;
  /** The open steps of the other kinds. */
  counts: WorkCounts;
  next: NextDay | null;
}

/** The content of the list once every step of this kind is done. */
export function AllClear({ kind, counts, next }: AllClearProps) {
  // An installer without an invitation can still apply for a job.
  const isOfOffers = kind === 'offers';
  const onward = onwardFrom(counts, next);
  return (
    <Stack align="center" gap="3" py="12" textAlign="center">
      <Stack color="green.fg" aria-hidden>
        <CircleCheckBig size={40} />
      </Stack>
      <Text textStyle="section" role="status" id="all-clear" tabIndex={-1} outline="none">
        {isOfOffers ? 'No invitations to answer.' : 'All clear.'} {onward?.text}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        <Button asChild size="lg" {...(onward ? {} : { variant: 'outline' as const })}>
          <Link to={onward?.to ?? paths.dashboard}>{onward?.label ?? 'Back to the dashboard'}</Link>
        </Button>
        {isOfOffers && (
          <Button asChild size="lg" variant="outline">
            <Link to={paths.findWork}>Find work</Link>
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
