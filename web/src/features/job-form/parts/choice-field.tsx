import { SimpleGrid } from '@chakra-ui/react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { RadioCards } from '#web/src/components/fields/radio-cards.tsx';
import type { JobValues } from '../values/job-values.ts';
import { useIsLocked } from './form-part.tsx';

interface ChoiceFieldProps<V extends string | boolean> {
  name: FieldPath<JobValues>;
  label: string;
  options: readonly { value: V; label: string; text?: string }[];
  /** Called with the person's choice, before the field's value changes. */
  onChosen?: (value: V) => void;
}

/** A choice between a few options. Each is a card with an explanation. */
export function ChoiceField<V extends string | boolean>({ name, label, options, onChosen }: ChoiceFieldProps<V>) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  const isLocked = useIsLocked();
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => String(value) === chosen);
    if (!option) return;
    onChosen?.(option.value);
    field.onChange(option.value);
  };
  return (
    <RadioCards
      name={name}
      label={label}
      value={String(field.value)}
      onChoose={choose}
      onBlur={field.onBlur}
      disabled={isLocked}
      hasMark
      options={options.map(({ value, label: title, text }) => ({ value: String(value), title, text }))}
      frame={(cards) => (
        <SimpleGrid columns={{ base: 1, sm: options.length }} gap="3">
          {cards}
        </SimpleGrid>
      )}
    />
  );
}
