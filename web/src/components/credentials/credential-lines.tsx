import { chakra, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleMinus, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { CredentialState } from '#shared/domain/people/credential-states.ts';
import { type CredentialFact, linesOf, type NeededBy, type Stated, stateInWords } from './credential-words.ts';

/** Each state has an icon beside its words, so that no one has to distinguish colours. */
const looks: Record<CredentialState, { icon: LucideIcon; color: string }> = {
  missing: { icon: CircleMinus, color: 'fg.muted' },
  to_check: { icon: Hourglass, color: 'fg.muted' },
  valid: { icon: CircleCheck, color: 'fg.success' },
  expiring: { icon: TriangleAlert, color: 'fg.warning' },
  expired: { icon: CircleX, color: 'fg.error' },
  declined: { icon: CircleX, color: 'fg.error' },
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The state of a credential, as an icon and in words: in the middle of a line, or alone. */
export const CredentialStatus = ({ of, isAlone = false }: { of: Stated; isAlone?: boolean }) => (
  <chakra.span color={looks[of.status].color}>
    <Icon as={looks[of.status].icon} boxSize="4" me="1" verticalAlign="text-bottom" aria-hidden />
    {isAlone ? capitalised(stateInWords(of)) : stateInWords(of)}
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
