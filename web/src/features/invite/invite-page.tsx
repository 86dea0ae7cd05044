import { Button, Grid, Skeleton } from '@chakra-ui/react';
import { ArrowLeft, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Nothing } from '../../components/states.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { type Candidate, useCandidates } from './use-candidates.ts';

const NoOneLeft = ({ id }: { id: string }) => (
  <Nothing
    title="No one left to invite"
    text="Your preferred installers appear here, and so does anyone who has applied to you or worked for you. To reach anyone else, share the link to the job."
    icon={<UsersRound />}
    action={
      <Button asChild variant="outline" size="lg">
        <Link to={hrefTo(paths.job, { id })}>Back to the job</Link>
      </Button>
    }
  />
);

function Chooser({ job, invitedIds }: { job: JobView; invitedIds: Set<string> }) {
  const invite = useWrite('inviteInstallers', {
    done: (_, { invites }) => (invites.length === 1 ? 'Installer invited' : `${invites.length} installers invited`),
    failed: 'Failed to invite',
  });
  const left = (candidates: Candidate[]) => candidates.filter(({ id }) => !invitedIds.has(id));
  return (
    <ReadGate
      of={useCandidates(job)}
      waiting={<Skeleton height="32" role="status" aria-label="Loading..." />}
      empty={{ when: (candidates) => left(candidates).length === 0, show: <NoOneLeft id={job.id} /> }}
    >
      {(candidates) => (
        <InviteForm
          key={job.id}
          jobId={job.id}
          candidates={left(candidates)}
          isPending={invite.isPending}
          onInvite={(installerIds, message) =>
            invite.mutateAsync({ params: { id: job.id }, body: { installerIds, message } })
          }
        />
      )}
    </ReadGate>
  );
}

export function InvitePage({ job }: { job: JobView }) {
  const list = usePages('listJobInvites', { params: { id: job.id } });
  const invites = list.data?.pages.flatMap((page) => page.invites);
  const mayInvite = job.viewer.allowedActions.includes('invite');
  return (
    <>
      <PageHead
        title="Invite installers"
        text={job.title}
        actions={
          <Button asChild variant="outline" size="lg">
            <Link to={hrefTo(paths.job, { id: job.id })}>
              <ArrowLeft size={18} /> Back to the job
            </Link>
          </Button>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }} gap="6" alignItems="start">
        <SectionCard title="Installers you know">
          {mayInvite ? (
            <Chooser
              job={job}
              invitedIds={new Set(invites?.flatMap((each) => (each.status === 'expired' ? [] : each.installerId)))}
            />
          ) : (
            <Nothing
              title="You can't invite installers to this job"
              text={
                job.isPublic
                  ? 'It is public: every installer can see it and apply.'
                  : 'You can only invite installers to a private job that is posted and has no installer yet.'
              }
              icon={<UsersRound />}
            />
          )}
        </SectionCard>
        <InviteList list={list} />
      </Grid>
    </>
  );
}
