import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { addDays } from '#shared/domain/civil-date.ts';
import { isKeyOf } from '../../lib/shortcuts.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const steps = { dayBefore: -1, dayAfter: 1, weekBefore: -7, weekAfter: 7 } as const;
const stepNames = Object.keys(steps) as (keyof typeof steps)[];

interface MonthTableProps {
  label: string;
  weeks: readonly (readonly string[])[];
  /** Returns the table cell of a day. Its button names the day in `data-day`, and only one button has a tab stop. */
  children: (day: string) => ReactNode;
}

/** Weeks as a table. The arrow keys move from the button of one day to that of another. */
export function MonthTable({ label, weeks, children }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = stepNames.find((name) => isKeyOf(name, event.key));
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, steps[step])}"]`)?.focus();
  };
  return (
    <chakra.table
      ref={table}
      width="full"
      tableLayout="fixed"
      aria-label={label}
      css={{ borderCollapse: 'collapse' }}
      onKeyDown={move}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <chakra.th key={name} scope="col" py="1.5" textStyle="label" color="fg.muted">
              <abbr title={name} style={{ textDecoration: 'none' }}>
                {name.slice(0, 3)}
              </abbr>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
