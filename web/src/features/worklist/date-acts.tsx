import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ComponentProps, RefObject } from 'react';
import { SetDayButton, type Setting } from '../../components/schedule/set-day-button.tsx';

/** The smallest size of the buttons of a row, so that buttons with short labels have the same width. */
export const actSize = { minWidth: '28', minHeight: '11' } as const;

interface DateProps {
  /** The name of the job, which follows the button's label for screen readers. */
  about: string;
  /** The id of the element that contains the date form. */
  place: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  of: RefObject<HTMLButtonElement | null>;
}

/** The button that opens or closes the date form in the row of a job. */
export const DateButton = ({
  label,
  about,
  place,
  isOpen,
  onOpen,
  of,
  ...look
}: DateProps & ButtonProps & { label: string }) => (
  <Button
    {...actSize}
    {...look}
    ref={of}
    aria-label={`${label}: ${about}`}
    aria-expanded={isOpen}
    aria-controls={isOpen ? place : undefined}
    onClick={() => onOpen(!isOpen)}
  >
    {label}
  </Button>
);

type SuggestedDateProps = DateProps & Setting & Pick<ComponentProps<typeof SetDayButton>, 'job' | 'day' | 'variant'>;

/** Two buttons: the first sets the suggested day, and the second opens the date form. */
export const SuggestedDate = ({
  job,
  day,
  variant = 'solid',
  setting,
  onSetting,
  onAct,
  ...date
}: SuggestedDateProps) => (
  <>
    <SetDayButton {...{ job, day, setting, onSetting, onAct }} about={date.about} minWidth="36" variant={variant} />
    <DateButton {...date} label="Other day" variant="outline" />
  </>
);
