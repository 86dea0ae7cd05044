import { type FieldValues, useFormContext } from 'react-hook-form';
import { FieldSelect } from './field-select.tsx';
import { type FieldProps, Labelled } from './labelled.tsx';

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
      <FieldSelect bg="bg.panel" {...register(name)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </FieldSelect>
    </Labelled>
  );
}
