import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { PersonInviteView } from '#shared/api/parts/people.ts';
import { rankLabel } from '#shared/domain/accounts/ranks.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { WebName } from '../../components/web-name.tsx';
import { happened } from '../../lib/dates.ts';
import { useWrite } from '../../lib/server/use-write.ts';

/** An invitation that waits for an answer. If an owner sends it again, a new link replaces the earlier one. */
export function OpenInvite({ invite, role }: { invite: PersonInviteView; role: Role }) {
  const { id, name, email, rank, expiresAt } = invite;
  const again = useWrite('invitePerson');
  const revoke = useWrite('revokePersonInvite');
  return (
    <HStack as="li" gap="3" py="2.5" wrap="wrap" borderTopWidth="1px" borderColor="border.muted">
      <Stack flex="1" gap="0.5" minWidth="12rem">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
          <WebName of={email} />
          {` · ${rankLabel(role, rank)} · until ${happened(expiresAt)}`}
        </Text>
      </Stack>
      <Box display="flex" gap="1">
        <Button
          variant="outline"
          minHeight="11"
          aria-label={`Send again: invitation of ${name}`}
          loading={again.isPending}
          onClick={() => again.mutate({ body: { name, email, rank } })}
        >
          Send again
        </Button>
        <Button
          variant="ghost"
          minHeight="11"
          aria-label={`Revoke: invitation of ${name}`}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ params: { id } })}
        >
          Revoke
        </Button>
      </Box>
    </HStack>
  );
}
