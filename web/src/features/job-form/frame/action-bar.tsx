import { Button, HStack } from '@chakra-ui/react';
import { unlessLow } from '#web/src/theme/low-screen.ts';

interface ActionBarProps {
  isNew: boolean;
  isDraft: boolean;
  isSaving: boolean;
  /** True while saving waits for a running upload. */
  isWaiting: boolean;
  onSubmit: (status: 'draft' | 'posted') => void;
}

/** The buttons that save the form, always in view: at the bottom of the screen, and on a phone above the navigation bar. */
export const ActionBar = ({ isNew, isDraft, isSaving, isWaiting, onSubmit }: ActionBarProps) => (
  <HStack
    data-thumb-bar="sticky"
    {...unlessLow}
    position="sticky"
    bottom="var(--quick-bar)"
    zIndex="1"
    bg="bg.panel"
    borderTopWidth="1px"
    borderXWidth={{ md: '1px' }}
    borderTopRadius={{ md: 'lg' }}
    mx={{ base: '-4', md: '0' }}
    px="4"
    py="3"
    justify="end"
    gap="3"
  >
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
  </HStack>
);
