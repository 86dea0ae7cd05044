import { Button } from '@chakra-ui/react';
import { StickyBar } from '../../components/form/sticky-bar.tsx';

const onPhone = { base: '1', md: 'initial' } as const;

interface FormEndProps {
  isSaving: boolean;
  onCancel: (() => void) | undefined;
}

/** The buttons that save a profile. */
export const FormEnd = ({ isSaving, onCancel }: FormEndProps) => (
  <StickyBar isInCard>
    {onCancel && (
      <Button variant="outline" size="lg" flex={onPhone} onClick={onCancel}>
        Cancel
      </Button>
    )}
    <Button type="submit" size="lg" flex={onPhone} loading={isSaving} loadingText="Saving...">
      Save Changes
    </Button>
  </StickyBar>
);
