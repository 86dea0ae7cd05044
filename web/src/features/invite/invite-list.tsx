import { Badge, HStack, Skeleton, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { InviteStatus } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { LoadMore, type LoadMoreProps } from '../../components/lists/load-more.tsx';
import { Quote } from '../../components/quote.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { happened } from '../../lib/dates.ts';
import type { Readable } from '../../lib/server/readable.ts';

type Invite = CallAnswer<'listJobInvites'>['invites'][number];

const looks: Record<InviteStatus, { label: string; palette: string }> = {
  invited: { label: 'Pending', palette: 'blue' },
  accepted: { label: 'Accepted', palette: 'green' },
  declined: { label: 'Declined', palette: 'red' },
  expired: { label: 'Expired', palette: 'gray' },
  withdrawn: { label: 'Left the job', palette: 'gray' },
  unassigned: { label: 'Unassigned', palette: 'gray' },
};

/** Returns the outcome of an invitation in words, or the last day to answer it. */
function course({ status, createdAt, expiresAt, respondedAt }: Invite): string {
  if (status === 'withdrawn' && respondedAt) return `Left the job ${happened(respondedAt)}`;
  if (status === 'unassigned' && respondedAt) return `Unassigned ${happened(respondedAt)}`;
  if (respondedAt) return `Answered ${happened(respondedAt)}`;
  if (status === 'expired' && expiresAt) return `Not answered by ${happened(expiresAt)}`;
  return `Invited ${happened(createdAt)}${expiresAt ? `, expires ${happened(expiresAt)}` : ''}`;
}

const Invites = ({ invites }: { invites: Invite[] }) => (
  <Stack as="ul" gap="0" listStyleType="none">
    {invites.map((invite) => (
      <HStack
        as="li"
        key={invite.id}
        justify="space-between"
        align="start"
        gap="3"
        py="3"
        borderTopWidth="1px"
        _first={{ borderTopWidth: '0' }}
      >
        <Stack gap="1" minWidth="0">
          <TextLink asChild fontWeight="650" alignSelf="start">
            <Link to={hrefTo(paths.installer, { id: invite.installerId })}>{invite.companyName || 'Installer'}</Link>
          </TextLink>
          <Text textStyle="note" color="fg.muted">
            {course(invite)}
          </Text>
          {invite.message.trim() && <Quote from="Your message" text={invite.message} />}
          {invite.declineReason && <Text textStyle="note">{invite.declineReason}</Text>}
        </Stack>
        <Badge colorPalette={looks[invite.status].palette} size="md">
          {looks[invite.status].label}
        </Badge>
      </HStack>
    ))}
  </Stack>
);

type InvitesRead = Readable<{ pages: { invites: Invite[] }[] }> & LoadMoreProps['list'];

/** Tells whether the owner has invited no one yet. False until that is known. */
export const isUninvited = ({ data }: InvitesRead): boolean =>
  data?.pages.every(({ invites }) => invites.length === 0) === true;

export const InviteList = ({ list }: { list: InvitesRead }) => (
  <SectionCard title="Invited so far">
    <ReadGate of={list} waiting={<Skeleton height="16" role="status" aria-label="Loading..." />}>
      {({ pages }) => (
        <>
          <Invites invites={pages.flatMap(({ invites }) => invites)} />
          <LoadMore list={list} />
        </>
      )}
    </ReadGate>
  </SectionCard>
);
