import { Badge, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CompanyNameProps {
  of: { companyName: string; suspendedAt: string | null };
  /** What else is known of the company. */
  children?: ReactNode;
}

export const CompanyName = ({ of: { companyName, suspendedAt }, children }: CompanyNameProps) => (
  <HStack wrap="wrap" gap="2">
    <Text overflowWrap="anywhere">{companyName}</Text>
    {children}
    {suspendedAt !== null && <Badge colorPalette="red">Suspended</Badge>}
  </HStack>
);
