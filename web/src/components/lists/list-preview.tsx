import { Box, Button, Card, CloseButton, Flex, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FactLine, Facts } from '../facts.tsx';

/** A table with the details of its chosen row beside it, in a window that is wide enough for both. */
export const WithPreview = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
  <Flex gap="4" align="start">
    <Box flex="1" minWidth="0">
      {children}
    </Box>
    {preview}
  </Flex>
);

interface ListPreviewProps {
  title: string;
  /** The badge below the title, such as the status. */
  badge: ReactNode;
  facts: readonly FactLine[];
  /** The path of the job of this row. Null for a row without a job. */
  to: string | null;
  /** The row's own buttons, such as its next step. */
  children?: ReactNode;
  onClose: () => void;
}

/** The details of the chosen row, beside the table. A window below the breakpoint `xl` shows no preview. */
export function ListPreview({ title, badge, facts, to, children, onClose }: ListPreviewProps) {
  return (
    <Card.Root
      as="section"
      aria-label={`Details of ${title}`}
      hideBelow="xl"
      position="sticky"
      top="20"
      width="20rem"
      flex="none"
      maxHeight="calc(100dvh - 6rem)"
      overflowY="auto"
    >
      <Card.Body px="4" py="3" gap="4">
        <HStack align="start" justify="space-between">
          <Stack gap="1.5" align="start" minWidth="0">
            <Heading as="h2" textStyle="section" overflowWrap="anywhere">
              {title}
            </Heading>
            {badge}
          </Stack>
          <CloseButton aria-label="Close the details" me="-2" mt="-1" onClick={onClose} />
        </HStack>
        <Stack gap="2">
          {to && (
            <Button asChild size="lg">
              <Link to={to}>Open job</Link>
            </Button>
          )}
          {children}
        </Stack>
        <Facts of={facts} columns={1} rowGap="2" />
      </Card.Body>
    </Card.Root>
  );
}
