import { Button } from '@chakra-ui/react';

/** Leaves a record of a queue for later, and goes on to the next one. */
export const SkipButton = ({ onSkip }: { onSkip: () => void }) => (
  <Button size="lg" variant="ghost" me="auto" onClick={onSkip}>
    Skip
  </Button>
);
