import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { createSearchParams, Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { usePages } from '../../lib/server/pages.ts';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import type { JobCard } from '../job-facts.tsx';
import { innerRow } from '../lists/list-look.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { RoofPicture } from '../pictures/roof-picture.tsx';
import { ReadGate } from '../read-gate.tsx';
import { Nothing } from '../states.tsx';

const nothing = (
  <Nothing
    title="You have no open jobs"
    text="Post a job to invite this installer."
    picture={<RoofPicture />}
    action={
      <Button asChild size="lg">
        <Link to={paths.createJob}>Post a job</Link>
      </Button>
    }
  />
);

interface OpenJobProps {
  job: JobCard;
  installerId: string;
}

const OpenJob = ({ job: { id, title, address, isPublic }, installerId }: OpenJobProps) => (
  <HStack as="li" justify="space-between" gap="4" {...innerRow}>
    <Stack gap="0" minWidth="0" overflowWrap="anywhere">
      <Text fontWeight="600">{title}</Text>
      <Text textStyle="note" color="fg.muted">
        {address}
      </Text>
      {isPublic && <Text textStyle="note">Public, so they can also apply without an invitation</Text>}
    </Stack>
    <Button asChild variant="outline">
      <Link
        to={{
          pathname: hrefTo(paths.inviteToJob, { id }),
          search: createSearchParams({ installer: installerId }).toString(),
        }}
        aria-label={`Invite to ${title}`}
      >
        Invite
      </Link>
    </Button>
  </HStack>
);

function OpenJobs({ installerId }: { installerId: string }) {
  const list = usePages('listRetailerJobs', { query: { tab: 'posted' } });
  return (
    <ReadGate
      of={list}
      waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
      empty={{ when: ({ pages }) => pages.every(({ jobs }) => jobs.length === 0), show: nothing }}
    >
      {({ pages }) => (
        <Stack gap="3">
          <Stack as="ul" gap="0" listStyleType="none">
            {pages
              .flatMap(({ jobs }) => jobs.toSorted((one, other) => Number(one.isPublic) - Number(other.isPublic)))
              .map((job) => (
                <OpenJob key={job.id} job={job} installerId={installerId} />
              ))}
          </Stack>
          <LoadMore list={list} label="Load more jobs" />
        </Stack>
      )}
    </ReadGate>
  );
}

interface InviteDialogProps {
  installer: { id: string; companyName: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Lets a retailer invite the installer to one of the retailer's open jobs. */
export const InviteDialog = ({ installer: { id, companyName }, isOpen, onClose }: InviteDialogProps) => (
  <DialogFrame isOpen={isOpen} onClose={onClose} title="Invite to a job" text={companyName}>
    <OpenJobs installerId={id} />
  </DialogFrame>
);
