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

/** Returns the trimmed text. An empty field becomes null, because no number was given. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/**
 * An input for a number, which stays text until the contract's schema parses it. With `type="number"`, browsers would return ""
 * for text that they cannot read, so the form could not distinguish "1e" from an empty field. Scrolling would also change the
 * number.
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
