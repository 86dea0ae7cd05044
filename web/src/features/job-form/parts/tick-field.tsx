import { Checkbox } from '@chakra-ui/react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import type { JobValues } from '../values/job-values.ts';
import '../../../theme/recipes/checkbox.ts';

export function TickField({ name, label }: { name: FieldPath<JobValues>; label: string }) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  return (
    <Checkbox.Root
      size="lg"
      minHeight="11"
      alignSelf="start"
      checked={Boolean(field.value)}
      onCheckedChange={({ checked }) => field.onChange(checked === true)}
    >
      <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="400">{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
