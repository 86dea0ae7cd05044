import { type SystemStyleObject, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The look of a tab of the bar at the bottom of a phone. */
export const barTab: SystemStyleObject = {
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minHeight: '14',
  color: 'fg.muted',
};

export const BarLabel = ({ children }: { children: ReactNode }) => (
  <Text as="span" fontSize="0.6875rem" fontWeight="600">
    {children}
  </Text>
);
