import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { BriefcaseBusiness, Send } from 'lucide-react';
import { useState } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { placeOf } from '../../components/job-facts.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import type { PublicInstaller } from './installer-facts.ts';

const nothing = (
  <Nothing
    title="You have no open jobs"
    text="Post a job, and you can invite this installer to it."
    icon={<BriefcaseBusiness />}
    action={
      <Button asChild size="lg">
        <Link to={paths.createJob}>Post a job</Link>
      </Button>
    }
  />
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
          <Stack as="ul" gap="3" listStyleType="none">
            {pages
              .flatMap(({ jobs }) => jobs)
              .map((job) => (
                <HStack as="li" key={job.id} justify="space-between" gap="4" borderWidth="1px" borderRadius="md" p="3">
                  <Stack gap="0" minWidth="0">
                    <Text fontWeight="600">{job.title}</Text>
                    <Text textStyle="note" color="fg.muted">
                      {placeOf(job)}
                    </Text>
                  </Stack>
                  <Button asChild variant="outline">
                    <Link
                      to={{
                        pathname: hrefTo(paths.inviteToJob, { id: job.id }),
                        search: createSearchParams({ installer: installerId }).toString(),
                      }}
                      aria-label={`Invite to ${job.title}`}
                    >
                      Invite
                    </Link>
                  </Button>
                </HStack>
              ))}
          </Stack>
          <LoadMore list={list} label="Load more jobs" />
        </Stack>
      )}
    </ReadGate>
  );
}

/** Lets a retailer choose which of their open jobs the installer is invited to. */
export function InviteToJob({ installer: { id, companyName } }: { installer: PublicInstaller }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        <Send size={18} /> Invite to a job
      </Button>
      <DialogFrame isOpen={isOpen} onClose={() => setOpen(false)} title="Invite to a job" text={companyName}>
        <OpenJobs installerId={id} />
      </DialogFrame>
    </>
  );
}
