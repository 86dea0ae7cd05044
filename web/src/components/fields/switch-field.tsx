import { Field, Switch } from '@chakra-ui/react';
import { Controller, type FieldValues, useFormContext } from 'react-hook-form';
import type { FieldProps } from './labelled.tsx';
import '../../theme/recipes/field.ts';
import '../../theme/recipes/switch.ts';

export function SwitchField<T extends FieldValues>({ name, label, help }: FieldProps<T>) {
  const { control } = useFormContext<T>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field.Root>
          <Switch.Root
            checked={Boolean(field.value)}
            onCheckedChange={({ checked }) => field.onChange(checked)}
            size="lg"
          >
            <Switch.HiddenInput onBlur={field.onBlur} />
            <Switch.Control />
            <Switch.Label>{label}</Switch.Label>
          </Switch.Root>
          {help && <Field.HelperText>{help}</Field.HelperText>}
        </Field.Root>
      )}
    />
  );
}
