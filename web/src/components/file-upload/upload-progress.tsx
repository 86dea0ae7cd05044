import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import type { Progress as Stage } from '../../lib/uploads/progress.ts';
import '../../theme/recipes/progress.ts';

interface UploadProgressProps {
  progress: Stage;
  label: string;
  onAbort: () => void;
}

/** Shows and announces the progress of an upload, with a button to cancel it. */
export const UploadProgress = ({ progress, label, onAbort }: UploadProgressProps) => (
  <HStack gap="3" width="full">
    <Stack flex="1" gap="1.5">
      <Text textStyle="note" role="status">
        {progress === 'preparing' ? 'Preparing the photo' : `Uploading ${progress}%`}
      </Text>
      <Progress.Root value={progress === 'preparing' ? 0 : progress} size="sm">
        <Progress.Track borderRadius="full" aria-label={`Uploading ${label}`}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Stack>
    <Button variant="ghost" size="lg" onClick={onAbort} aria-label={`Cancel uploading ${label}`}>
      Cancel
    </Button>
  </HStack>
);
