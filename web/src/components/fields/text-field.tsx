import { Input, InputGroup } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type FieldProps, Labelled } from './labelled.tsx';

type TextProps<T extends FieldValues> = FieldProps<T> &
  Pick<
    ComponentProps<typeof Input>,
    'type' | 'placeholder' | 'autoComplete' | 'maxLength' | 'min' | 'max' | 'readOnly' | 'inputMode'
  > & {
    start?: ReactNode;
    end?: ReactNode;
  };

export function TextField<T extends FieldValues>({ name, label, help, required, start, end, ...input }: TextProps<T>) {
  const { register } = useFormContext<T>();
  return (
    <Labelled name={name} label={label} help={help} required={required ?? false}>
      <InputGroup startElement={start} endElement={end}>
        <Input size="lg" bg="bg.panel" {...input} {...register(name)} />
      </InputGroup>
    </Labelled>
  );
}
