import { chakra, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleMinus, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { capitalise } from '#shared/domain/capitalise.ts';
import { inSentence } from '#shared/domain/people/credential-kinds.ts';
import type { CredentialState } from '#shared/domain/people/credential-states.ts';
import {
  type CredentialFact,
  isNotProvided,
  linesOf,
  type NeededBy,
  type Stated,
  stateInWords,
} from './credential-words.ts';

/** Each state has an icon beside its words, so that no one has to distinguish colours. */
const looks: Record<CredentialState, { icon: LucideIcon; color: string }> = {
  missing: { icon: CircleMinus, color: 'fg.muted' },
  to_check: { icon: Hourglass, color: 'fg.muted' },
  valid: { icon: CircleCheck, color: 'fg.success' },
  expiring: { icon: TriangleAlert, color: 'fg.warning' },
  expired: { icon: CircleX, color: 'fg.error' },
  declined: { icon: CircleX, color: 'fg.error' },
};

interface CredentialStatusProps {
  of: Stated;
  /** Whether the status is a text of its own, not the end of a line. */
  isAlone?: boolean;
  /** Whether the job needs more. A valid credential then has no tick, because the tick would contradict the warning after it. */
  isWarning?: boolean;
}

/** The state of a credential, as an icon and in words: in the middle of a line, or alone. */
export const CredentialStatus = ({ of, isAlone = false, isWarning = false }: CredentialStatusProps) => {
  const { icon, color } = looks[isWarning && of.status === 'valid' ? 'expiring' : of.status];
  return (
    <chakra.span color={color}>
      <Icon as={icon} boxSize="4" me="1" verticalAlign="text-bottom" aria-hidden />
      {isAlone ? capitalise(stateInWords(of)) : stateInWords(of)}
    </chakra.span>
  );
};

interface CredentialLinesProps {
  of: readonly CredentialFact[];
  job?: NeededBy;
  label: string;
}

const Line = ({ children }: { children: ReactNode }) => (
  <HStack as="li" gap="1.5" align="baseline" textStyle="note">
    <Text as="span" overflowWrap="anywhere">
      {children}
    </Text>
  </HStack>
);

/**
 * An installer's credentials as a retailer sees them: their states, without numbers and files. Those that were not provided, and
 * that the job does not require, share the last line.
 */
export function CredentialLines({ of, job, label }: CredentialLinesProps) {
  const lines = linesOf(of, job);
  const absent = lines.filter(isNotProvided);
  return (
    <Stack as="ul" listStyleType="none" aria-label={label} gap="1">
      {lines
        .filter((line) => !isNotProvided(line))
        .map((line) => (
          <Line key={line.name}>
            {line.name}: <CredentialStatus of={line} isWarning={line.warnings.length > 0} />
            {line.warnings.map((warning) => (
              <Text key={warning} as="span" color="fg.warning">
                , {warning}
              </Text>
            ))}
          </Line>
        ))}
      {absent.length > 0 && (
        <Line>
          <Text as="span" color="fg.muted">
            Not provided: {absent.map(({ name }) => inSentence(name)).join(', ')}
          </Text>
        </Line>
      )}
    </Stack>
  );
}
