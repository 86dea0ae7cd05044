import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** The main heading of a page. It also sets the browser tab's title. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  return (
    <HStack justify="space-between" align="start" wrap="wrap" gap="4" mb="6">
      <PageTitle>{title}</PageTitle>
      <Stack gap="1">
        <Heading as="h1" textStyle="title">
          {title}
        </Heading>
        {text && <Text color="fg.muted">{text}</Text>}
      </Stack>
      {actions && (
        <HStack wrap="wrap" flexGrow={{ base: '1', sm: '0' }} css={{ '& > *': { flexGrow: 1 } }}>
          {actions}
        </HStack>
      )}
    </HStack>
  );
}
