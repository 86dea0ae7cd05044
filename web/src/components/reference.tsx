import { Text } from '@chakra-ui/react';

/** The id of a failed request in the log. A person who asks for help quotes it, so that an operator finds the request. */
export const Reference = ({ to }: { to: string | null | undefined }) =>
  to ? (
    <Text textStyle="note" overflowWrap="anywhere">
      Reference: {to}
    </Text>
  ) : null;
