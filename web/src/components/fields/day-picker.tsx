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

/** Chooses a day outside a form, such as a filter that takes effect immediately. */
export const DayPicker = ({ label, value, onPick, isOneLine = false, ...limits }: DayPickerProps) => (
  <Field.Root {...(isOneLine ? { orientation: 'horizontal' as const, width: 'auto' } : {})}>
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
