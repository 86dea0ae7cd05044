import { Badge, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { InviteStatus } from '#shared/domain/job.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { happened } from '../../lib/dates.ts';

export type Invite = CallAnswer<'listJobInvites'>['invites'][number];

const looks: Record<InviteStatus, { label: string; palette: string }> = {
  invited: { label: 'Pending', palette: 'blue' },
  accepted: { label: 'Accepted', palette: 'green' },
  declined: { label: 'Declined', palette: 'red' },
};

export const InviteList = ({ invites }: { invites: Invite[] | undefined }) => (
  <SectionCard title="Invited so far">
    {!invites && <Skeleton height="16" role="status" aria-label="Loading..." />}
    {invites?.length === 0 && <Text color="fg.muted">You haven't invited anyone yet.</Text>}
    <Stack as="ul" gap="0" listStyleType="none">
      {invites?.map((invite) => (
        <HStack
          as="li"
          key={invite.id}
          justify="space-between"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Stack gap="0">
            <Text fontWeight="650">{invite.companyName || 'Installer'}</Text>
            <Text textStyle="note" color="fg.muted">
              {invite.respondedAt
                ? `Answered ${happened(invite.respondedAt)}`
                : `Invited ${happened(invite.createdAt)}`}
            </Text>
          </Stack>
          <Badge colorPalette={looks[invite.status].palette} size="md">
            {looks[invite.status].label}
          </Badge>
        </HStack>
      ))}
    </Stack>
  </SectionCard>
);
