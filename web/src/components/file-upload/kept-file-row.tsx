import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Clock3, Upload } from 'lucide-react';
import { useIsOnline } from '../../lib/server/request/connection.ts';
import { type FileState, type KeptFile, stateOf } from '../../lib/uploads/kept-file.ts';
import { dropFiles, tryFileAgain } from '../../lib/uploads/kept-files.ts';
import { KeptPreview } from './kept-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';

const looks: Record<FileState, { icon: typeof Clock3; color: string }> = {
  waiting: { icon: Clock3, color: 'fg.muted' },
  sending: { icon: Upload, color: 'colorPalette.fg' },
  sent: { icon: CircleCheck, color: 'fg.success' },
  attention: { icon: CircleAlert, color: 'fg.error' },
};

const drop = (id: string): void => void dropFiles((file) => file.id === id);

/** Returns whether the upload has failed at least three times. The row then also has a button to retry it immediately. */
const hasFailedOften = ({ failures }: Pick<KeptFile, 'failures'>): boolean => failures >= 3;

function wordsOf({ attention, why, failures }: KeptFile, state: FileState, isOnline: boolean): string {
  if (state === 'attention') return `Needs attention: ${attention}`;
  if (state === 'sent') return 'Uploaded';
  if (isOnline && hasFailedOften({ failures })) return 'Upload failed. Please try again.';
  if (!isOnline) return 'Waiting for a connection';
  if (why) return `Waiting: ${why}`;
  return failures > 0 ? "Waiting: the last try failed, we'll try again" : 'Waiting to upload';
}

interface KeptFileRowProps {
  file: KeptFile;
  /** Whether the row shows the photo itself, so that a person without a connection can see it. */
  hasPreview?: boolean;
}

/** One chosen file: its state, and buttons to retry or remove it. It is uploaded automatically. */
export function KeptFileRow({ file, hasPreview = false }: KeptFileRowProps) {
  const isOnline = useIsOnline();
  const { id, name, progress } = file;
  const state = stateOf(file);
  const { icon: Icon, color } = looks[state];
  return (
    <HStack as="li" gap="2" align="start" wrap="wrap" borderWidth="1px" borderRadius="md" bg="bg.panel" px="3" py="2">
      {hasPreview && <KeptPreview file={file} />}
      <Box color={color} pt="0.5">
        <Icon size={20} aria-hidden />
      </Box>
      <Stack gap="0.5" flex="1" minWidth="40">
        <Text overflowWrap="anywhere" fontWeight="600">
          {name}
        </Text>
        {progress !== null && state === 'sending' ? (
          <UploadProgress progress={progress} label={name} onAbort={() => drop(id)} />
        ) : (
          <Text
            textStyle="note"
            overflowWrap="anywhere"
            {...(state === 'attention' ? { role: 'alert', color: 'fg.error' } : { color: 'fg.muted' })}
          >
            {wordsOf(file, state, isOnline)}
          </Text>
        )}
      </Stack>
      {state === 'attention' && (
        <HStack gap="1" ms="auto">
          {!file.isBad && (
            <Button
              variant="outline"
              size="lg"
              minHeight="12"
              aria-label={`Try again: ${name}`}
              onClick={() => void tryFileAgain(id)}
            >
              Try again
            </Button>
          )}
          <Button variant="ghost" size="lg" minHeight="12" aria-label={`Remove: ${name}`} onClick={() => drop(id)}>
            Remove
          </Button>
        </HStack>
      )}
      {state === 'waiting' && isOnline && hasFailedOften(file) && (
        <Button
          variant="outline"
          size="lg"
          minHeight="12"
          aria-label={`Try again: ${name}`}
          onClick={() => void tryFileAgain(id)}
        >
          Try again
        </Button>
      )}
      {state === 'waiting' && (
        <Button
          variant="ghost"
          size="lg"
          minHeight="12"
          ms="auto"
          onClick={() => drop(id)}
          aria-label={`Cancel uploading ${name}`}
        >
          Cancel
        </Button>
      )}
    </HStack>
  );
}
