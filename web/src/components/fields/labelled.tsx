import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';

export interface FieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  help?: ReactNode;
  required?: boolean;
}

function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

/** The label, help and error around an input of the surrounding form. The server's `fields` errors appear here too. */
export function Labelled({
  name,
  label,
  help,
  required = false,
  children,
}: FieldProps<FieldValues> & { children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        {required && <Field.RequiredIndicator />}
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText role="alert">{error}</Field.ErrorText>
    </Field.Root>
  );
}
