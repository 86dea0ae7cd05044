import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { unlessLow } from '../theme/low-screen.ts';

interface FixedBarProps {
  /** The height, for which the end of the page leaves room. */
  height: 'fixed' | 'tall';
  children: ReactNode;
}

/** A bar that stays at the bottom of the window, above the bottom bar of a phone. */
export const FixedBar = ({ height, children }: FixedBarProps) => (
  <Box
    data-thumb-bar={height}
    {...unlessLow}
    position="fixed"
    insetX="0"
    bottom="var(--quick-bar)"
    zIndex="docked"
    bg="bg.panel"
    borderTopWidth="1px"
    py="2.5"
  >
    {children}
  </Box>
);

/** The bar for the main action, which stays within thumb reach on a phone. */
export const ThumbBar = ({ children }: { children: ReactNode }) => (
  <FixedBar height="fixed">
    <HStack gap="3" px="4">
      {children}
    </HStack>
  </FixedBar>
);
