import { Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Labelled } from '#web/src/components/fields/labelled.tsx';
import type { JobValues } from '../values/job-values.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The input for a list of names, one per line. */
export function LinesField({ name, label, help }: { name: 'photosRequired'; label: string; help: string }) {
  const { control } = useFormContext<JobValues>();
  const { field } = useController({ control, name });
  const [typed, setText] = useState('');
  const lines = field.value ?? [];
  // The field appears before its draft is restored. If the lines are not the typed ones, they are from the draft.
  const text = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  return (
    <Labelled name={name} label={label} help={help}>
      <Textarea
        ref={field.ref}
        name={field.name}
        size="lg"
        bg="bg.panel"
        rows={3}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          field.onChange(linesOf(target.value));
        }}
        onBlur={field.onBlur}
      />
    </Labelled>
  );
}
