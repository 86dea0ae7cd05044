import { Field, useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from './labelled.tsx';
import { Switch } from './switch.tsx';

const DescribedSwitch = (props: ComponentProps<typeof Switch>) => (
  <Switch {...props} describedBy={useFieldContext()?.ariaDescribedby} />
);

export function SwitchField<T extends FieldValues>({ name, label, help }: FieldProps<T>) {
  const { control } = useFormContext<T>();
  const { field } = useController<T>({ control, name });
  return (
    <Field.Root>
      <DescribedSwitch checked={Boolean(field.value)} onSwitch={field.onChange} onBlur={field.onBlur}>
        {label}
      </DescribedSwitch>
      {help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
