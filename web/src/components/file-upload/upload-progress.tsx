import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import '../../theme/recipes/progress.ts';

interface UploadProgressProps {
  percent: number;
  label: string;
  onAbort: () => void;
}

/** Shows and announces the progress of an upload, with a button to cancel it. */
export const UploadProgress = ({ percent, label, onAbort }: UploadProgressProps) => (
  <HStack gap="3" width="full">
    <Stack flex="1" gap="1.5">
      <Text textStyle="note" role="status">
        Uploading {percent}%
      </Text>
      <Progress.Root value={percent} size="sm">
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
