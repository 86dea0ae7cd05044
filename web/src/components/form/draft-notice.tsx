import { Alert, Button, HStack } from '@chakra-ui/react';
import { recently } from '../../lib/dates.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNoticeProps {
  draft: KeptDraft;
  /** The pressed button disappears, so the focus needs another place. */
  onDecided: () => void;
}

/** Says that the form has unsaved changes from an earlier time, and lets the person continue with them or discard them. */
export function DraftNotice({ draft: { found, restore, discard }, onDecided }: DraftNoticeProps) {
  if (found === null) return null;
  const { at, hasChangedSince, isRestored } = found;
  const decide = (how: () => void) => () => {
    how();
    onDecided();
  };
  const when = recently(at);
  return (
    <Alert.Root
      status="info"
      borderRadius="lg"
      alignItems="start"
      role="group"
      aria-label="Unsaved changes"
      data-draft-notice=""
    >
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>
          {isRestored ? `These are your unsaved changes from ${when}.` : `You have unsaved changes from ${when}.`}
        </Alert.Title>
        {hasChangedSince && !isRestored && (
          <Alert.Description>
            The details here have changed since then. Please check them before you save.
          </Alert.Description>
        )}
        <HStack wrap="wrap" gap="2">
          {!isRestored && (
            <Button size="sm" minHeight="10" onClick={decide(restore)}>
              Continue with them
            </Button>
          )}
          <Button size="sm" minHeight="10" variant="outline" onClick={decide(discard)}>
            Discard
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
