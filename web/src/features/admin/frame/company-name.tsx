import { Badge, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { looksLikeText } from './admin-words.ts';

interface CompanyNameProps {
  of: {
    companyName: string;
    suspendedAt: string | null;
    mailStopped: object | null;
    looksLike: readonly { companyName: string }[];
  };
  /** What else is known of the company. */
  children?: ReactNode;
}

export const CompanyName = ({
  of: { companyName, suspendedAt, mailStopped, looksLike },
  children,
}: CompanyNameProps) => (
  <Stack gap="0.5">
    <HStack wrap="wrap" gap="2">
      <Text overflowWrap="anywhere">{companyName}</Text>
      {children}
      {suspendedAt !== null && <Badge colorPalette="red">Suspended</Badge>}
      {mailStopped !== null && <Badge colorPalette="orange">Email stopped</Badge>}
    </HStack>
    {looksLike.length > 0 && (
      <Text textStyle="note" fontWeight="400" color="fg.warning" overflowWrap="anywhere">
        {looksLikeText(looksLike)}
      </Text>
    )}
  </Stack>
);
