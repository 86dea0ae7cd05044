import { Textarea } from '@chakra-ui/react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type FieldProps, Labelled } from './labelled.tsx';

export function TextAreaField<T extends FieldValues>({
  name,
  label,
  help,
  required,
  rows = 4,
  ...text
}: FieldProps<T> & { rows?: number; placeholder?: string; maxLength?: number }) {
  const { register } = useFormContext<T>();
  return (
    <Labelled name={name} label={label} help={help} required={required ?? false}>
      <Textarea size="lg" bg="bg.panel" rows={rows} {...text} {...register(name)} />
    </Labelled>
  );
}
