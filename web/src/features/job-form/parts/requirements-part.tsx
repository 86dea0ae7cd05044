import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { maxRequirements } from '#shared/domain/jobs/job.ts';
import { TextAreaField } from '../../../components/fields/text-area-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { FormPart, Lockable } from './form-part.tsx';
import { LinesField } from './lines-field.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { descriptionHelp, notesHelp } from './who-sees-the-job.ts';

export function RequirementsPart() {
  const { control } = useFormContext<JobValues>();
  // useFieldArray adds its own row ids, which would hide a field named `id`.
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements', keyName: 'key' });
  return (
    <FormPart
      id="requirements"
      number={4}
      title="Requirements"
      text="What the installer must tick off, upload or photograph. The job can be completed once every requirement is."
    >
      <Lockable>
        <Stack as="ul" listStyleType="none" gap="3">
          {fields.map(({ key }, index) => (
            <li key={key}>
              <RequirementRow index={index} onRemove={() => remove(index)} />
            </li>
          ))}
        </Stack>
        {fields.length === 0 && (
          <Text color="fg.muted">No requirements. The installer can complete the job without submitting anything.</Text>
        )}
        {fields.length < maxRequirements && (
          <Button
            variant="outline"
            size="lg"
            alignSelf="start"
            onClick={() => append({ label: '', type: 'checkbox', required: true })}
          >
            <Plus size={18} /> Add requirement
          </Button>
        )}
        <LinesField
          name="photosRequired"
          label="Photos you need from the site"
          help="One per line, for example: Meter box open"
        />
      </Lockable>
      <TextAreaField<JobValues> name="description" label="Description" rows={4} help={descriptionHelp} />
      <TextAreaField<JobValues> name="notes" label="Additional notes" rows={3} help={notesHelp} />
    </FormPart>
  );
}
