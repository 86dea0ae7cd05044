import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import { rankLabel } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { WebName } from '../../components/web-name.tsx';
import { happened } from '../../lib/dates.ts';

interface PersonRowProps {
  person: ColleagueView;
  role: Role;
  mayChange: boolean;
  onRank: () => void;
  onRemove: () => void;
}

/** The email address and whether two-factor sign-in is on, if the reader may see them, and when the person joined. */
function Details({ person: { email, hasTwoFactor, joinedAt, isFirst } }: { person: ColleagueView }) {
  return (
    <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
      {email && (
        <>
          <WebName of={email} />
          {' · '}
        </>
      )}
      {isFirst ? 'Opened the account' : `Joined ${happened(joinedAt)}`}
      {hasTwoFactor && ' · Two-factor sign-in on'}
    </Text>
  );
}

/** One person: the name, the role in the company and, for an owner, the buttons that change the role or remove the person. */
export function PersonRow({ person, role, mayChange, onRank, onRemove }: PersonRowProps) {
  const { name, rank, isCaller } = person;
  return (
    <HStack as="li" gap="3" py="2.5" wrap="wrap" borderTopWidth="1px" borderColor="border.muted">
      <Stack flex="1" gap="0.5" minWidth="12rem">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={rank === 'owner' ? 'sea' : 'gray'} variant="subtle">
            {rankLabel(role, rank)}
          </Badge>
          {isCaller && <Badge colorPalette="green">You</Badge>}
        </HStack>
        <Details person={person} />
      </Stack>
      {mayChange && (
        <Box display="flex" gap="1">
          <Button variant="outline" minHeight="11" aria-label={`Change role: ${name}`} onClick={onRank}>
            Change role
          </Button>
          <Button variant="ghost" minHeight="11" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Box>
      )}
    </HStack>
  );
}
