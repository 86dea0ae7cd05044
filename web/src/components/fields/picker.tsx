import { Field } from '@chakra-ui/react';
import { FieldSelect } from './field-select.tsx';

interface PickerProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

/** Chooses one of a few options outside a form, such as a filter that takes effect immediately. */
export const Picker = ({ label, value, choices, onPick }: PickerProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <FieldSelect bg="bg.panel" value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </FieldSelect>
  </Field.Root>
);
