import { Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { SearchField } from '../../components/lists/search-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { CrewPicture } from '../../components/pictures/crew-picture.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Nothing } from '../../components/states.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { Applicants } from './applicants.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList, isUninvited } from './invite-list.tsx';
import { useCandidates } from './use-candidates.ts';

const NoOneLeft = ({ id }: { id: string }) => (
  <Nothing
    title="No one left to invite"
    text="Everyone who can be invited has an invitation or has applied. To reach anyone else, share the link to the job."
    picture={<CrewPicture />}
    action={
      <Button asChild variant="outline" size="lg">
        <Link to={hrefTo(paths.job, { id })}>Back to the job</Link>
      </Button>
    }
  />
);

const Waiting = () => (
  <Stack gap="3" role="status" aria-label="Loading...">
    {['one', 'two', 'three'].map((each) => (
      <Skeleton key={each} height={{ base: '28', md: '20' }} borderRadius="md" />
    ))}
  </Stack>
);

/** `isElse` tells whether installers who have applied match. */
const NoOneFound = ({ q, isElse }: { q: string; isElse: boolean }) => (
  <Nothing
    title={isElse ? `No one else matches "${q}"` : `No installer matches "${q}"`}
    text="Search by company, contact name or suburb. You only find an installer with a private profile if they've applied for or been awarded one of your jobs."
    picture={<CrewPicture />}
  />
);

interface ChooserProps {
  job: JobView;
  of: ReturnType<typeof useCandidates>;
}

function Chooser({ job, of }: ChooserProps) {
  const { q, change, first, list, more, candidates, applicants, otherApplicants, folded, wasKnown } = of;
  const invite = useWrite('inviteInstallers');
  const applied = applicants.length + otherApplicants > 0 && (
    <Applicants jobId={job.id} applicants={applicants} others={otherApplicants} />
  );
  if (wasKnown && of.isNoOneLeft)
    return (
      <>
        {applied}
        <NoOneLeft id={job.id} />
      </>
    );
  return (
    <Stack gap="5">
      <SearchField asked={q} change={change} label="Search installers" hint="Company, contact or suburb" />
      <InviteForm
        key={job.id}
        jobId={job.id}
        candidates={candidates}
        first={first}
        folded={folded}
        isReady={wasKnown}
        isPending={invite.isPending}
        onInvite={(installerIds, message) =>
          invite.mutateAsync({ params: { id: job.id }, body: { installerIds, message } })
        }
        show={(choices) =>
          wasKnown ? (
            <ReadGate
              of={list}
              waiting={<Waiting />}
              empty={{
                when: () => of.isNoOneFound,
                show: (
                  <>
                    {applied}
                    <NoOneFound q={q} isElse={applied !== false} />
                  </>
                ),
              }}
            >
              {() => (
                <>
                  {applied}
                  {of.isNoOneNear && (
                    <Text>{`No installer left to invite works as far as ${job.suburb || 'the job'}.`}</Text>
                  )}
                  {choices}
                  {/* The installers further away are last, so the next pages contain no others. */}
                  {(!folded || folded.isOpen) && <LoadMore list={more} label="Show more installers" />}
                </>
              )}
            </ReadGate>
          ) : (
            <Waiting />
          )
        }
      />
    </Stack>
  );
}

export function InvitePage({ job }: { job: JobView }) {
  const list = usePages('listJobInvites', { params: { id: job.id } });
  const mayInvite = job.viewer.allowedActions.includes('invite');
  const areInvitesKnown = list.data !== undefined || list.isError;
  const candidates = useCandidates(job, { isAllowed: mayInvite, areInvitesKnown });
  // The cards appear together, because the invitations decide the width of the other card.
  const showsInvites = (mayInvite ? candidates.wasKnown : areInvitesKnown) && !isUninvited(list);
  return (
    <>
      <PageHead
        title="Invite installers"
        text={shortNameOf(job)}
        actions={
          <Button asChild variant="outline" size="lg">
            <Link to={hrefTo(paths.job, { id: job.id })}>
              <ArrowLeft size={18} /> Back to the job
            </Link>
          </Button>
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: showsInvites ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <SectionCard title="Choose installers">
          {mayInvite ? (
            <Chooser job={job} of={candidates} />
          ) : !areInvitesKnown ? (
            <Waiting />
          ) : (
            <Nothing
              title="You can't invite installers to this job"
              text="You can only invite installers to a job that is posted and has no installer yet."
              picture={<CrewPicture />}
            />
          )}
        </SectionCard>
        {showsInvites && <InviteList list={list} />}
      </Grid>
    </>
  );
}
