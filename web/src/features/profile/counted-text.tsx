import { Box } from '@chakra-ui/react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';

interface CountedTextProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  max: number;
}

/** A text field with a limit, and the number of characters so far. Spaces at both ends do not count. */
export function CountedText<T extends FieldValues>({ name, label, max }: CountedTextProps<T>) {
  const { control } = useFormContext<T>();
  const value: unknown = useWatch({ control, name });
  const length = [...String(value ?? '').trim()].length;
  return (
    <TextAreaField<T>
      name={name}
      label={label}
      help={
        <Box as="span" color={length > max ? 'fg.error' : 'fg.muted'}>
          {length} / {max} characters
        </Box>
      }
    />
  );
}
