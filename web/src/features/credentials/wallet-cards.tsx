import { Box, Card, Heading, Stack, Text } from '@chakra-ui/react';
import { nextStepOf } from './wallet.ts';
import { HolderHead, LineActions, LineDetails, LineStatus, type WalletProps } from './wallet-parts.tsx';

export const WalletCards = ({ title, text, lines, ...actions }: WalletProps) => (
  <Box as="section" mb="8" _last={{ mb: '0' }}>
    <HolderHead title={title} text={text} />
    <Stack as="ul" listStyleType="none" gap="3" aria-label={title ? `Credentials: ${title}` : 'Credentials'}>
      {lines.map((line) => (
        <Card.Root as="li" key={line.key}>
          <Card.Body px="4" py="3" gap="1.5">
            <Heading as={title ? 'h3' : 'h2'} textStyle="section">
              {line.name}
            </Heading>
            <LineStatus line={line} />
            <LineDetails line={line} />
            <Text color="fg.muted" textStyle="note" overflowWrap="anywhere" _empty={{ display: 'none' }}>
              {nextStepOf(line)}
            </Text>
            <LineActions line={line} {...actions} />
          </Card.Body>
        </Card.Root>
      ))}
    </Stack>
  </Box>
);
