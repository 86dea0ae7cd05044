import { Input, InputGroup } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Labelled } from './labelled.tsx';

interface NumberFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  isWhole?: boolean;
}

/** An empty field is null, so no number was given. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/**
 * An input for a number, which stays text until the contract's schema parses it. It is no `type="number"`: browsers answer
 * "" for what they cannot read, so the form could not tell "1e" from an empty field, and scrolling would change the number.
 */
export function NumberField<T extends FieldValues>({
  name,
  label,
  help,
  required = false,
  start,
  end,
  isWhole = false,
}: NumberFieldProps<T>) {
  const { register } = useFormContext<T>();
  return (
    <Labelled name={name} label={label} help={help} required={required}>
      <InputGroup startElement={start} endElement={end}>
        <Input
          size="lg"
          bg="bg.panel"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...register(name, { setValueAs: trimmed })}
        />
      </InputGroup>
    </Labelled>
  );
}
