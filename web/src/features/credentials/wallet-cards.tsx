import { Card, Heading, Stack, Text } from '@chakra-ui/react';
import { nextStepOf } from './wallet.ts';
import { LineActions, LineDetails, LineStatus, type WalletProps } from './wallet-parts.tsx';

export const WalletCards = ({ lines, ...actions }: WalletProps) => (
  <Stack as="ul" listStyleType="none" gap="3" aria-label="Credentials">
    {lines.map((line) => (
      <Card.Root as="li" key={line.key}>
        <Card.Body px="4" py="3" gap="1.5">
          <Heading as="h2" textStyle="section">
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
);
