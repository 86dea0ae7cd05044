import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

const beside = { direction: { base: 'column', lg: 'row' }, columnGap: '4', align: { lg: 'baseline' } } as const;

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** Whether the text is beside the title, so that more rows of a list fit below. */
  isDense?: boolean;
}

/** The main heading of a page. It also sets the browser tab's title. */
export function PageHead({ title, text, actions, isDense = false }: PageHeadProps) {
  return (
    <HStack justify="space-between" align="start" wrap="wrap" gap="4" mb={isDense ? { base: '4', lg: '3' } : '6'}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="1" {...(isDense ? beside : {})}>
        <Heading as="h1" textStyle="title">
          {title}
        </Heading>
        {text && <Text color="fg.muted">{text}</Text>}
      </Stack>
      {actions && <HStack wrap="wrap">{actions}</HStack>}
    </HStack>
  );
}
