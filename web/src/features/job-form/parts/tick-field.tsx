import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { Tick } from '#web/src/components/fields/tick.tsx';
import type { JobValues } from '../values/job-values.ts';

interface TickFieldProps {
  name: FieldPath<JobValues>;
  label: string;
  help?: string;
}

export function TickField({ name, label, help }: TickFieldProps) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  const helpId = useId();
  return (
    <Stack gap="0">
      <Tick
        checked={Boolean(field.value)}
        onTick={field.onChange}
        inputRef={field.ref}
        onBlur={field.onBlur}
        describedBy={help ? helpId : undefined}
        fontWeight="400"
      >
        {label}
      </Tick>
      {help && (
        <Text id={helpId} textStyle="note" color="fg.muted">
          {help}
        </Text>
      )}
    </Stack>
  );
}
