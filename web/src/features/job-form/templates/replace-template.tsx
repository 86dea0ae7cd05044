import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ChangedField, shownChoice } from '#web/src/components/form/changed-field.tsx';
import type { StaleField } from '#web/src/components/form/use-stale-save.ts';
import type { JobValues } from '../values/job-values.ts';
import type { Template } from './templates.ts';

interface ReplaceTemplateProps {
  template: Template;
  fields: readonly StaleField[];
  onSave: (terms: JobValues) => void;
  onCancel: () => void;
}

/** Asks which values to keep before a template replaces one of the same name, which may have been saved in another tab. */
export function ReplaceTemplate({ template: { name, terms }, fields, onSave, onCancel }: ReplaceTemplateProps) {
  const [values, setValues] = useState<JobValues>({
    ...terms,
    ...Object.assign({}, ...fields.filter(({ isTouched }) => !isTouched).map(({ theirs }) => theirs)),
  });
  return (
    <Stack gap="4" role="group" aria-label={`Replace ${name}`}>
      <Text>A template "{name}" is already saved with other values. Choose the values to keep, then save.</Text>
      {fields.map((field) => (
        <ChangedField
          key={field.field}
          of={field}
          theirs="In the template"
          mine="In the form"
          chosen={shownChoice(field, { ...values })}
          onChoose={(choice) => setValues({ ...values, ...field[choice] })}
        />
      ))}
      <HStack gap="2" wrap="wrap">
        <Button size="lg" onClick={() => onSave(values)}>
          Save "{name}"
        </Button>
        <Button size="lg" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </HStack>
    </Stack>
  );
}
