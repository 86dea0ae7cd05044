import { Badge, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { looksLikeText } from './admin-words.ts';

interface CompanyNameProps {
  of: {
    companyName: string;
    suspendedAt: string | null;
    mailStopped: object | null;
    looksLike: readonly { companyName: string }[];
  };
  /** More badges, such as the one of a verified company. */
  children?: ReactNode;
}

export const CompanyName = ({
  of: { companyName, suspendedAt, mailStopped, looksLike },
  children,
}: CompanyNameProps) => (
  <HStack wrap="wrap" columnGap="2" rowGap="0.5">
    <Text overflowWrap="anywhere">{companyName}</Text>
    {children}
    {suspendedAt !== null && <Badge colorPalette="red">Suspended</Badge>}
    {mailStopped !== null && <Badge colorPalette="orange">Email stopped</Badge>}
    {looksLike.length > 0 && (
      <Text width="full" textStyle="note" fontWeight="400" color="fg.warning" overflowWrap="anywhere">
        {looksLikeText(looksLike)}
      </Text>
    )}
  </HStack>
);

/** A company's name and its badges in one line. The badges keep their width, and a long name is cut off. */
export const CompanyLine = ({
  of: { companyName, suspendedAt, mailStopped, looksLike },
  children,
}: CompanyNameProps) => (
  <HStack gap="1.5">
    <Text as="span" truncate title={companyName}>
      {companyName}
    </Text>
    {children}
    {suspendedAt !== null && <Badge colorPalette="red">Suspended</Badge>}
    {mailStopped !== null && <Badge colorPalette="orange">Email stopped</Badge>}
    {looksLike.length > 0 && (
      <Text as="span" color="fg.warning" flex="none" title={looksLikeText(looksLike)}>
        <TriangleAlert size={16} aria-hidden />
        <VisuallyHidden>{looksLikeText(looksLike)}</VisuallyHidden>
      </Text>
    )}
  </HStack>
);
