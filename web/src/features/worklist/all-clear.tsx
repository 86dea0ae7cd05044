import { Button, Stack, Text } from '@chakra-ui/react';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { addDays } from '#shared/domain/civil-date.ts';
import { paths } from '#shared/pages.ts';
import type { WorkCounts } from '../../components/worklist/use-worklist.ts';
import { worklistAt, workTitle, workWords } from '../../components/worklist/work-words.ts';
import { booked, todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';

type NextDay = CallAnswer<'getWorklist'>['next'];

const dayText = (date: string, today: string): string => {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `on ${booked(date, 'weekday')}`;
};

/** Returns "2 installations tomorrow". */
const nextText = ({ date, count }: NonNullable<NextDay>, today = todayHere()): string =>
  `${counted(count, 'installation', 'installations')} ${dayText(date, today)}`;

interface Onward {
  text: string;
  to: string;
  label: string;
}

/** Returns the link to the next kind of open steps, or else to the next day with installations. Null if there is neither. */
export function onwardFrom(counts: WorkCounts, next: NextDay): Onward | null {
  const waiting = counts.find(({ count }) => count > 0);
  if (waiting) {
    const [one, many] = workWords[waiting.kind].text;
    const text = counted(waiting.count, one, many);
    return { text: `Next: ${text}.`, to: worklistAt(waiting.kind), label: workTitle(waiting.kind) };
  }
  return next && { text: `Next: ${nextText(next)}.`, to: paths.calendar, label: 'Open the calendar' };
}

/** The content of the list once every step of this kind is done. */
export function AllClear({ counts, next }: { counts: WorkCounts; next: NextDay }) {
  const onward = onwardFrom(counts, next);
  return (
    <Stack align="center" gap="3" py="12" textAlign="center">
      <Stack color="green.fg" aria-hidden>
        <CircleCheckBig size={40} />
      </Stack>
      <Text textStyle="section" role="status" id="all-clear" tabIndex={-1} outline="none">
        All clear. {onward?.text}
      </Text>
      <Button asChild size="lg" {...(onward ? {} : { variant: 'outline' as const })}>
        <Link to={onward?.to ?? paths.dashboard}>{onward?.label ?? 'Back to the dashboard'}</Link>
      </Button>
    </Stack>
  );
}
