import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext } from 'react';

const PanelContext = createContext(false);

/** Tells whether a section is part of a panel, which has the border for all its sections. */
export const useIsInPanel = (): boolean => useContext(PanelContext);

interface PanelProps extends BoxProps {
  children: ReactNode;
}

/** Several sections of the job in one frame on a desktop. On a phone, each is a card that opens. */
export const Panel = ({ children, ...place }: PanelProps) => (
  <PanelContext.Provider value>
    <Box
      display="grid"
      gap={{ base: '3', lg: '5' }}
      minWidth="0"
      {...place}
      lg={{ bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', p: '5' }}
    >
      {children}
    </Box>
  </PanelContext.Provider>
);
