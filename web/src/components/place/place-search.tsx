import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useController, useFormContext } from 'react-hook-form';
import { Labelled } from '../fields/labelled.tsx';
import { type PlaceChoice, PlaceInput } from './place-input.tsx';

interface PlaceSearchProps<T extends FieldValues> extends PlaceChoice {
  name: FieldPath<T>;
  label: string;
  help?: ReactNode;
  required?: boolean;
}

/** A place as one input of the surrounding form. */
export function PlaceSearch<T extends FieldValues>({
  name,
  label,
  help,
  required = false,
  ...choice
}: PlaceSearchProps<T>) {
  const { control } = useFormContext<T>();
  const { field } = useController<T>({ control, name });
  return (
    <Labelled name={name} label={label} help={help} required={required}>
      <PlaceInput
        {...choice}
        label={label}
        name={field.name}
        ref={field.ref}
        value={field.value ?? ''}
        onChange={(value) => field.onChange(value as PathValue<T, FieldPath<T>>)}
        onBlur={field.onBlur}
      />
    </Labelled>
  );
}
