import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { Progress as Stage } from '../../lib/uploads/progress.ts';

interface UploadProgressProps {
  progress: Stage;
  label: string;
  onAbort: () => void;
}

const percentOf = (progress: Stage): number => (progress === 'preparing' ? 0 : progress);

/** Shows and announces the progress of an upload, with a button to cancel it. */
export const UploadProgress = ({ progress, label, onAbort }: UploadProgressProps) => (
  <HStack gap="3" width="full">
    <Stack flex="1" gap="1.5">
      <Text textStyle="note" role="status">
        {progress === 'preparing' ? 'Preparing the photo' : `Uploading ${progress}%`}
      </Text>
      <Box
        role="progressbar"
        aria-label={`Uploading ${label}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentOf(progress)}
        height="1.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        boxShadow="inset"
      >
        <Box
          height="full"
          bg="colorPalette.solid"
          transitionProperty="width"
          transitionDuration="slow"
          style={{ width: `${percentOf(progress)}%` }}
        />
      </Box>
    </Stack>
    <Button variant="ghost" size="lg" onClick={onAbort} aria-label={`Cancel uploading ${label}`}>
      Cancel
    </Button>
  </HStack>
);
