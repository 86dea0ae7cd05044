import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { slotsFor } from '../values/photo-slots.ts';
import { Lockable } from './form-part.tsx';
import { DetailPhotosField, UploadField } from './upload-fields.tsx';

export function FilesFields() {
  const { watch } = useFormContext<JobValues>();
  const [jobType, connectionType] = watch(['jobType', 'connectionType']);
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="7" alignItems="start">
        {slotsFor(jobType).map(({ name, label, noteName, noteLabel }) => (
          <Stack key={name} gap="4">
            <UploadField name={name} label={label} required />
            <Lockable isQuiet>
              <TextAreaField<JobValues> name={noteName} label={noteLabel} rows={2} />
            </Lockable>
          </Stack>
        ))}
      </SimpleGrid>
      <DetailPhotosField />
      {connectionType !== 'Off-Grid' && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <TextField<JobValues> name="connectionPreApprovalRef" label="Connection pre-approval reference" />
          <UploadField name="connectionPreApprovalPdf" label="Connection pre-approval PDF" isPdf />
        </SimpleGrid>
      )}
    </>
  );
}
