import { Field, NativeSelect } from '@chakra-ui/react';
import '../../theme/recipes/field.ts';
import '../../theme/recipes/native-select.ts';

interface PickerProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

/** Chooses one of a few outside a form, such as a filter that takes effect at once. */
export const Picker = ({ label, value, choices, onPick }: PickerProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="lg">
      <NativeSelect.Field bg="bg.panel" value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
