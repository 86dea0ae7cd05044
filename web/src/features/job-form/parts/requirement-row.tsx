import { Button, Grid, Stack } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import type { JobValues } from '../values/job-values.ts';

const types = [
  { value: 'checkbox', label: 'Checkbox' },
  { value: 'file_upload', label: 'File upload (PDF)' },
  { value: 'photo', label: 'Photo' },
];

interface RequirementRowProps {
  index: number;
  onRemove: () => void;
}

export const RequirementRow = ({ index, onRemove }: RequirementRowProps) => (
  <Stack gap="2" p="4" borderWidth="1px" borderRadius="md" role="group" aria-label={`Requirement ${index + 1}`}>
    <Grid templateColumns={{ base: '1fr', sm: '1fr 12rem' }} gap="4" alignItems="start">
      <TextField<JobValues> name={`requirements.${index}.label`} label="Requirement" required />
      <SelectField<JobValues> name={`requirements.${index}.type`} label="How it is completed" options={types} />
    </Grid>
    <Button variant="ghost" size="lg" alignSelf="end" aria-label={`Remove requirement ${index + 1}`} onClick={onRemove}>
      <Trash2 size={18} /> Remove
    </Button>
  </Stack>
);
