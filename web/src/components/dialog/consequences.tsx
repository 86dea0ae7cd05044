import { Stack, Text } from '@chakra-ui/react';

/** Names the consequences of a step before it is taken. Screen readers read them with the description of the dialog. */
export function Consequences({ of: sentences }: { of: readonly string[] }) {
  if (sentences.length < 2) return sentences.length === 0 ? null : <Text mt="1">{sentences[0]}</Text>;
  return (
    <Stack as="ul" gap="1" mt="2" ps="5" listStyleType="disc">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}
