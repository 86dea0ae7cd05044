import { type SystemStyleObject, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The style of a tab of a phone's bottom bar. */
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
