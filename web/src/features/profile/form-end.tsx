import { Button, Stack } from '@chakra-ui/react';

interface FormEndProps {
  isNew: boolean;
  isSaving: boolean;
  onCancel: (() => void) | undefined;
}

export const FormEnd = ({ isNew, isSaving, onCancel }: FormEndProps) => (
  <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
    {onCancel && (
      <Button variant="outline" size="lg" onClick={onCancel}>
        Cancel
      </Button>
    )}
    <Button type="submit" size="lg" loading={isSaving} loadingText="Saving...">
      {isNew ? 'Complete Profile' : 'Save Changes'}
    </Button>
  </Stack>
);
