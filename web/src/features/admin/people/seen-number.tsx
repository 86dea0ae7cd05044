import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#web/src/lib/copy-text.ts';

interface SeenNumberProps {
  label: string;
  number: string;
  /** The message after the administrator copies the number. */
  copied: string;
  /** The content beside the button, such as a link to the register. */
  children?: ReactNode;
}

/** A number that an administrator compares with a register. */
export const SeenNumber = ({ label, number, copied, children }: SeenNumberProps) => (
  <Stack as="dl" gap="1">
    <Text as="dt" textStyle="note" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontSize="1.5rem" fontWeight="700" overflowWrap="anywhere" aria-live="polite">
      {number}
    </Text>
    <HStack mt="1" wrap="wrap" gap="3">
      <Button variant="outline" minHeight="11" onClick={() => copyText(number, copied, 'Unable to copy the number')}>
        <Copy size={18} aria-hidden /> Copy the number
      </Button>
      {children}
    </HStack>
  </Stack>
);
