import { Field, Input } from '@chakra-ui/react';

interface DayPickerProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onPick: (value: string) => void;
}

/** Chooses a day outside a form, such as a filter that takes effect at once. */
export const DayPicker = ({ label, value, onPick, ...limits }: DayPickerProps) => (
  <Field.Root>
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
