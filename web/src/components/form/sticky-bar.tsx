import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { unlessLow } from '../../theme/low-screen.ts';

const onPage = {
  borderXWidth: { md: '1px' },
  borderTopRadius: { md: 'lg' },
  mx: { base: '-4', md: '0' },
  px: '4',
} as const;

/** The end of a card whose body has a padding of 4 on a phone and of 8 on a desktop. */
const inCard = {
  borderBottomRadius: 'lg',
  mx: { base: '-4', md: '-8' },
  mb: { base: '-4', md: '-8' },
  px: { base: '4', md: '8' },
} as const;

/**
 * The buttons that save a long form, always in view: at the bottom of the screen, and on a phone above the navigation bar.
 */
export const StickyBar = ({ isInCard = false, children }: { isInCard?: boolean; children: ReactNode }) => (
  <HStack
    data-thumb-bar="sticky"
    {...unlessLow}
    position="sticky"
    bottom="var(--quick-bar)"
    zIndex="1"
    bg="bg.panel"
    borderTopWidth="1px"
    py="3"
    justify="end"
    gap="3"
    {...(isInCard ? inCard : onPage)}
  >
    {children}
  </HStack>
);
