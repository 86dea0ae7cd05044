import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { Tick } from '#web/src/components/fields/tick.tsx';
import type { JobValues } from '../values/job-values.ts';

export function TickField({ name, label }: { name: FieldPath<JobValues>; label: string }) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  return (
    <Tick
      checked={Boolean(field.value)}
      onTick={field.onChange}
      inputRef={field.ref}
      onBlur={field.onBlur}
      fontWeight="400"
    >
      {label}
    </Tick>
  );
}
