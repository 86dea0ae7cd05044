import { Field, Input } from '@chakra-ui/react';

interface DayPickerProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onPick: (value: string) => void;
  /** Whether the label is before the field, in the same line. */
  isOneLine?: boolean;
}

/** The label is as wide as its text. The usual width is for labels above each other. */
const oneLine = { orientation: 'horizontal', width: 'auto', css: { '--field-label-width': 'auto' } } as const;

/** Chooses a day outside a form, such as a filter that takes effect immediately. */
export const DayPicker = ({ label, value, onPick, isOneLine = false, ...limits }: DayPickerProps) => (
  <Field.Root {...(isOneLine ? oneLine : {})}>
    <Field.Label>{label}</Field.Label>
    <Input
      type="date"
      size="lg"
      bg="bg.panel"
      value={value}
      {...limits}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
    />
  </Field.Root>
);
