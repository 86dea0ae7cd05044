import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { unlessLow } from '../theme/low-screen.ts';

/** The bar for the main action. On a phone, it stays within thumb reach, above the bottom bar. */
export const ThumbBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-thumb-bar="fixed"
    {...unlessLow}
    position="fixed"
    insetX="0"
    bottom="var(--quick-bar)"
    zIndex="docked"
    bg="bg.panel"
    borderTopWidth="1px"
    px="4"
    py="2.5"
  >
    <HStack gap="3">{children}</HStack>
  </Box>
);
