import { RadioCard, SimpleGrid } from '@chakra-ui/react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import type { JobValues } from '../values/job-values.ts';
import { useIsLocked } from './form-part.tsx';
import '../../../theme/recipes/radio-card.ts';

interface ChoiceFieldProps<V extends string | boolean> {
  name: FieldPath<JobValues>;
  label: string;
  options: readonly { value: V; label: string; text?: string }[];
}

/** A choice between a few options. Each is a card that explains what it means. */
export function ChoiceField<V extends string | boolean>({ name, label, options }: ChoiceFieldProps<V>) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  const isLocked = useIsLocked();
  const choose = (chosen: string | null) => {
    const option = options.find(({ value }) => String(value) === chosen);
    if (option) field.onChange(option.value);
  };
  return (
    <RadioCard.Root
      value={String(field.value)}
      onValueChange={({ value }) => choose(value)}
      disabled={isLocked}
      name={name}
      size="md"
    >
      <RadioCard.Label fontWeight="500">{label}</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, sm: options.length }} gap="3">
        {options.map(({ value, label: name, text }) => (
          <RadioCard.Item key={String(value)} value={String(value)} bg="bg.panel">
            <RadioCard.ItemHiddenInput onBlur={field.onBlur} />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{name}</RadioCard.ItemText>
                {text && (
                  <RadioCard.ItemDescription color="fg.muted" opacity="1">
                    {text}
                  </RadioCard.ItemDescription>
                )}
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  );
}
