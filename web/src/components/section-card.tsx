import { Card, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** The section's id, which a URL can name after #. */
  id?: string;
  /** Whether the section contains actions that cannot be undone. */
  isDanger?: boolean;
}

/** A section of a page with its own heading. */
export const SectionCard = ({ title, text, children, id, isDanger = false }: SectionCardProps) => (
  <Card.Root as="section" id={id} aria-label={title} {...(isDanger ? { borderColor: 'border.error' } : {})}>
    <Card.Header gap="1">
      <Heading as="h2" textStyle="section" {...(isDanger ? { color: 'fg.error' } : {})}>
        {title}
      </Heading>
      {text && (
        <Text textStyle="note" color="fg.muted">
          {text}
        </Text>
      )}
    </Card.Header>
    <Card.Body>{children}</Card.Body>
  </Card.Root>
);
