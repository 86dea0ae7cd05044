import { Button, Stack } from '@chakra-ui/react';

interface FormEndProps {
  isSaving: boolean;
  onCancel: (() => void) | undefined;
}

export const FormEnd = ({ isSaving, onCancel }: FormEndProps) => (
  <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
    {onCancel && (
      <Button variant="outline" size="lg" onClick={onCancel}>
        Cancel
      </Button>
    )}
    <Button type="submit" size="lg" loading={isSaving} loadingText="Saving...">
      Save Changes
    </Button>
  </Stack>
);
