import { Box, Card, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** A page with one short form: a centred card that contains the page's heading. */
export function NarrowCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <Box maxWidth="md" mx="auto" py={{ base: '0', md: '6' }}>
      <PageTitle>{title}</PageTitle>
      <Card.Root>
        <Card.Header gap="1">
          <Heading as="h1" textStyle="title">
            {title}
          </Heading>
          {text && <Text color="fg.muted">{text}</Text>}
        </Card.Header>
        <Card.Body>{children}</Card.Body>
      </Card.Root>
    </Box>
  );
}
