import { Field, Input, InputGroup, NativeSelect, Switch, Textarea } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormSetError, useFormContext } from 'react-hook-form';
import type { ApiError } from '#shared/api/client.ts';

/** Inputs bound to the surrounding form, each with its label, help and error. The server's `fields` errors appear here too. */

interface Common<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  help?: ReactNode;
  required?: boolean;
}

function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

export function Labelled({
  name,
  label,
  help,
  required = false,
  children,
}: Common<FieldValues> & { children: ReactNode }) {
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

type TextProps<T extends FieldValues> = Common<T> &
  Pick<
    ComponentProps<typeof Input>,
    'type' | 'placeholder' | 'autoComplete' | 'maxLength' | 'readOnly' | 'inputMode'
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

export function TextAreaField<T extends FieldValues>({
  name,
  label,
  help,
  required,
  rows = 4,
  ...text
}: Common<T> & { rows?: number; placeholder?: string; maxLength?: number }) {
  const { register } = useFormContext<T>();
  return (
    <Labelled name={name} label={label} help={help} required={required ?? false}>
      <Textarea size="lg" bg="bg.panel" rows={rows} {...text} {...register(name)} />
    </Labelled>
  );
}

export function SelectField<T extends FieldValues>({
  name,
  label,
  help,
  required,
  options,
}: Common<T> & { options: readonly { value: string; label: string }[] }) {
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

export function SwitchField<T extends FieldValues>({ name, label, help }: Common<T>) {
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

/** Shows the server's errors next to the inputs they name. Returns whether any input matched. */
export function showServerFields<T extends FieldValues>(error: ApiError, setError: UseFormSetError<T>): boolean {
  const entries = Object.entries(error.fields ?? {});
  for (const [index, [name, message]] of entries.entries()) {
    setError(name as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return entries.length > 0;
}
