import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ClosingView, UserView } from '#shared/api/auth.ts';
import { jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { counted } from '../../lib/format.ts';

type ClosingJob = ClosingView['blocking'][number];

/** How each role can end each job that is under way. */
const waysOut: Record<UserView['role'], Partial<Record<ClosingJob['status'], string>>> = {
  retailer: {
    accepted: 'Cancel the job or unassign the installer.',
    booked: 'Cancel the job or unassign the installer.',
    in_progress: 'Wait until the job is complete, or unassign the installer.',
    completed: 'Approve the payment once it is requested.',
  },
  installer: {
    accepted: 'Complete the job or unassign yourself.',
    booked: 'Complete the job or unassign yourself.',
    in_progress: 'Complete the job or unassign yourself.',
    completed: 'Request the payment, and wait until it is approved.',
  },
};

const nameOf = ({ title }: { title: string }): string => title || 'Untitled job';

interface NamedListProps {
  heading: string;
  items: readonly { id: string; title: string; note: string }[];
  more: number | 'some';
}

function NamedList({ heading, items, more }: NamedListProps) {
  return (
    <Box>
      <Text fontWeight="600">{heading}</Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.id} py="1.5" borderTopWidth="1px" borderColor="border.muted" overflowWrap="anywhere">
            <chakra.span fontWeight="500" textDecoration="underline" asChild>
              <Link to={hrefTo(paths.job, { id: item.id })}>{nameOf(item)}</Link>
            </chakra.span>{' '}
            <chakra.span textStyle="note" color="fg.muted">
              {item.note}
            </chakra.span>
          </Box>
        ))}
      </Stack>
      {more !== 0 && (
        <Text textStyle="note" color="fg.muted">
          {more === 'some' ? 'There may be older ones.' : `And ${more} more.`}
        </Text>
      )}
    </Box>
  );
}

export const BlockingJobs = ({ closing, role }: { closing: ClosingView; role: UserView['role'] }) => (
  <NamedList
    heading={
      closing.blockingTotal === 1 ? 'One job is still under way' : `${closing.blockingTotal} jobs are still under way`
    }
    items={closing.blocking.map((job) => ({
      ...job,
      note: `${jobStatusLabels[job.status]}. ${waysOut[role][job.status] ?? ''}`,
    }))}
    more={closing.blockingTotal - closing.blocking.length}
  />
);

const endOf = ({ status, isCancelled }: ClosingView['deleted'][number]): string => {
  if (isCancelled) return "We'll cancel it. It was awarded to an installer, so its record stays.";
  return status === 'posted'
    ? "We'll delete it and tell the installers who applied or were invited."
    : "We'll delete it. No one else has seen it.";
};

const kinds: Record<ClosingView['proposals'][number]['kind'], string> = {
  application: "We'll withdraw your application.",
  invite: 'Your invitation will end.',
};

/**
 * The details that we remove from the records of past jobs, by the role of the person who leaves. Customers' details belong to
 * the retailer, so they stay when an installer leaves.
 */
const leftOut: Record<UserView['role'], string> = {
  retailer: "without your name or your customers' details",
  installer: 'without your name',
};

/** Lists what will happen to each job when the account is deleted. */
export function ClosingLists({ closing, role }: { closing: ClosingView; role: UserView['role'] }) {
  const { deleted, deletedTotal, proposals, hasMoreProposals, keptTotal } = closing;
  return (
    <Stack gap="4">
      {deletedTotal > 0 && (
        <NamedList
          heading="These jobs will end with your account"
          items={deleted.map((job) => ({ ...job, note: endOf(job) }))}
          more={deletedTotal - deleted.length}
        />
      )}
      {(proposals.length > 0 || hasMoreProposals) && (
        <NamedList
          heading="These applications and invitations will end. We'll tell the retailers."
          items={proposals.map(({ kind, ...job }) => ({ ...job, note: kinds[kind] }))}
          more={hasMoreProposals ? 'some' : 0}
        />
      )}
      {keptTotal > 0 && (
        <Text>
          By law we keep records of past jobs. The other company will keep {counted(keptTotal, 'past job', 'past jobs')}
          , {leftOut[role]}. Your reviews will stay, but will no longer show who wrote them.
        </Text>
      )}
    </Stack>
  );
}
