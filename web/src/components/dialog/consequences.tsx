import { Stack } from '@chakra-ui/react';

/** Lists the consequences of a step before it is taken. Screen readers read the list with the description of the dialog. */
export const Consequences = ({ of: sentences }: { of: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <Stack as="ul" gap="1" mt="2" ps="5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
