import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Camera, Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { maxRequirements } from '#shared/domain/jobs/job.ts';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { FormPart, Lockable } from './form-part.tsx';
import { LinesField } from './lines-field.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { descriptionHelp, notesHelp } from './who-sees-the-job.ts';

export function RequirementsPart() {
  const { control, watch } = useFormContext<JobValues>();
  const hasPhotos = (watch('requirements') ?? []).some(({ type }) => type === 'photo');
  // `useFieldArray` adds its own row ids. Under the usual name, they would hide the requirements' `id`.
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements', keyName: 'key' });
  return (
    <FormPart
      id="requirements"
      number={4}
      title="Requirements"
      text="What the installer must tick off, upload or photograph. The installer can complete the job once every requirement is complete."
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
        {!hasPhotos && (
          <Text color="fg.muted">Ask for at least one photo of the finished work. It shows you what you pay for.</Text>
        )}
        {fields.length < maxRequirements && (
          <HStack gap="2" wrap="wrap">
            <Button variant="outline" size="lg" onClick={() => append({ label: '', type: 'checkbox', required: true })}>
              <Plus size={18} /> Add requirement
            </Button>
            {!hasPhotos && (
              <Button
                variant="outline"
                size="lg"
                onClick={() => append({ label: 'Photos of the finished work', type: 'photo', required: true })}
              >
                <Camera size={18} /> Add a photo requirement
              </Button>
            )}
          </HStack>
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
