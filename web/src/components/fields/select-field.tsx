import { NativeSelect } from '@chakra-ui/react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type FieldProps, Labelled } from './labelled.tsx';
import '../../theme/recipes/native-select.ts';

export function SelectField<T extends FieldValues>({
  name,
  label,
  help,
  required,
  options,
}: FieldProps<T> & { options: readonly { value: string; label: string }[] }) {
  const { register } = useFormContext<T>();
  return (
    <Labelled name={name} label={label} help={help} required={required ?? false}>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field bg="bg.panel" {...register(name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Labelled>
  );
}
