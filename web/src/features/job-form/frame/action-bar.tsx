import { Button } from '@chakra-ui/react';
import { StickyBar } from '#web/src/components/form/sticky-bar.tsx';

interface ActionBarProps {
  isNew: boolean;
  isDraft: boolean;
  isSaving: boolean;
  /** True while saving waits for a running upload. */
  isWaiting: boolean;
  onSubmit: (status: 'draft' | 'posted') => void;
}

/** The buttons that save the form. */
export const ActionBar = ({ isNew, isDraft, isSaving, isWaiting, onSubmit }: ActionBarProps) => (
  <StickyBar>
    {(isNew || isDraft) && (
      <Button
        variant="outline"
        size="lg"
        flex={{ base: '1', md: 'initial' }}
        disabled={isSaving || isWaiting}
        onClick={() => onSubmit('draft')}
      >
        Save as Draft
      </Button>
    )}
    <Button
      type="submit"
      size="lg"
      flex={{ base: '1', md: 'initial' }}
      loading={isSaving || isWaiting}
      loadingText={isWaiting ? 'Waiting for the upload...' : 'Saving...'}
    >
      {isNew || isDraft ? 'Post Job' : 'Save Changes'}
    </Button>
  </StickyBar>
);
