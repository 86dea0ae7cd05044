import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { type CredentialFact, linesOf, type NeededBy, type Stated, signOf, stateInWords } from './credential-words.ts';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The state of a credential, as a sign and in words: in the middle of a line, or alone. */
export const CredentialStatus = ({ of, isAlone = false }: { of: Stated; isAlone?: boolean }) => (
  <chakra.span color={signOf[of.status].color}>
    <span aria-hidden>{signOf[of.status].sign}</span> {isAlone ? capitalised(stateInWords(of)) : stateInWords(of)}
  </chakra.span>
);

interface CredentialLinesProps {
  of: readonly CredentialFact[];
  job?: NeededBy;
  label: string;
}

/** An installer's credentials as a retailer sees them: their states, without numbers and files. */
export const CredentialLines = ({ of, job, label }: CredentialLinesProps) => (
  <Stack as="ul" listStyleType="none" aria-label={label} gap="1">
    {linesOf(of, job).map((line) => (
      <HStack as="li" key={line.name} gap="1.5" align="baseline" textStyle="note">
        <Text as="span" overflowWrap="anywhere">
          {line.name}: <CredentialStatus of={line} />
          {line.warnings.map((warning) => (
            <Text key={warning} as="span" color="fg.warning">
              , {warning}
            </Text>
          ))}
        </Text>
      </HStack>
    ))}
  </Stack>
);
