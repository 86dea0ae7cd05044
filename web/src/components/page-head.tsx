import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { productName } from '#shared/product.ts';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** The main heading of a page. It also sets the browser tab's title. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <HStack justify="space-between" align="start" wrap="wrap" gap="4" mb="6">
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
