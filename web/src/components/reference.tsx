import { Text } from '@chakra-ui/react';

/** What the log calls a request that failed: whoever asks for help names it, and an operator finds it. */
export const Reference = ({ to }: { to: string | null | undefined }) =>
  to ? (
    <Text textStyle="note" overflowWrap="anywhere">
      Reference: {to}
    </Text>
  ) : null;
