import { Button, ButtonGroup, Heading, HStack, IconButton, Spacer } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { todayHere } from '../../lib/dates.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { type CalendarView, calendarViews, stepped, titleOf } from './calendar-days.ts';
import type { CalendarAddress } from './use-calendar.ts';

const viewLabels = { month: 'Month', week: 'Week', agenda: 'Agenda' } as const;
const viewsOnPhone: readonly CalendarView[] = ['agenda', 'month'];

/** On a phone, the buttons are as high as a thumb needs. */
const tall = { height: { base: '12', md: '10' } } as const;

/** The buttons that choose the view, and those that show earlier and later days. */
export function CalendarTools({ address }: { address: CalendarAddress }) {
  const { view, day, show } = address;
  const isNarrow = useIsNarrow();
  const isShown = (each: CalendarView): boolean => each === view || (isNarrow && each === 'agenda' && view === 'week');
  return (
    <HStack wrap="wrap" gap="2" mb="4">
      <IconButton
        {...tall}
        variant="outline"
        aria-label={`Previous ${view}`}
        onClick={() => show({ day: stepped(view, day, -1) })}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton
        {...tall}
        variant="outline"
        aria-label={`Next ${view}`}
        onClick={() => show({ day: stepped(view, day, 1) })}
      >
        <ChevronRight size={18} />
      </IconButton>
      <Button {...tall} variant="outline" onClick={() => show({ day: todayHere() })}>
        Today
      </Button>
      <Heading
        as="h2"
        textStyle="section"
        aria-live="polite"
        order={{ base: '1', md: '0' }}
        minWidth={{ base: '100%', md: '14rem' }}
        ms={{ md: '2' }}
      >
        {titleOf(view, day, todayHere())}
      </Heading>
      <Spacer />
      <ButtonGroup attached variant="outline">
        {(isNarrow ? viewsOnPhone : calendarViews).map((each) => (
          <Button
            {...tall}
            key={each}
            aria-pressed={isShown(each)}
            variant={isShown(each) ? 'solid' : 'outline'}
            onClick={() => show({ view: each })}
          >
            {viewLabels[each]}
          </Button>
        ))}
      </ButtonGroup>
    </HStack>
  );
}
