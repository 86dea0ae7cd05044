import { Fieldset, SimpleGrid } from '@chakra-ui/react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Tick } from './tick.tsx';

interface CheckboxesFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  help?: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
  columns?: number;
  /** The number of columns on a phone. Use more than one only for very short labels. */
  phoneColumns?: number;
  /** Replaces the error message of the schema. */
  errorText?: string;
}

/** A choice of several options. The values keep the order of the options, whatever order they were ticked in. */
export function CheckboxesField<T extends FieldValues>({
  name,
  label,
  help,
  required = false,
  options,
  columns = 2,
  phoneColumns = 1,
  errorText,
}: CheckboxesFieldProps<T>) {
  const { control } = useFormContext<T>();
  const { field, fieldState } = useController<T>({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  const tick = (value: string, isOn: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  const error = fieldState.error && (errorText ?? fieldState.error.message);
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend fontWeight="500" color="fg">
        {label}
        {required && ' *'}
      </Fieldset.Legend>
      {help && <Fieldset.HelperText color="fg.muted">{help}</Fieldset.HelperText>}
      <SimpleGrid columns={{ base: phoneColumns, sm: columns }} gap="1" mt="1">
        {options.map((option, index) => (
          <Tick
            key={option.value}
            checked={chosen.includes(option.value)}
            onTick={(isOn) => tick(option.value, isOn)}
            inputRef={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            fontWeight="400"
          >
            {option.label}
          </Tick>
        ))}
      </SimpleGrid>
      <Fieldset.ErrorText role="alert">{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
