import { Skeleton, Stack } from '@chakra-ui/react';
import { UsersRound } from 'lucide-react';
import { LoadMore } from '../../../components/load-more.tsx';
import { Failure, Nothing } from '../../../components/states.tsx';
import { usePages } from '../../../lib/server/pages.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ApplicationItem } from './application-item.tsx';

function ApplicationList() {
  const { job, may, close } = useJobScreen();
  const list = usePages('listJobApplications', { params: { id: job.id } }, { isLive: true });
  const decide = useJobWrite('decideApplication', {
    done: ({ body }) => (body.status === 'accepted' ? 'Application accepted' : 'Application rejected'),
    failed: ({ body }) =>
      body.status === 'accepted' ? 'Failed to accept application' : 'Failed to reject application',
  });
  if (list.isPending) return <Skeleton height="40" role="status" aria-label="Loading..." />;
  if (!list.data) return <Failure error={list.error} onRetry={list.refetch} />;
  const applications = list.data.pages.flatMap((page) => page.applications);
  if (applications.length === 0)
    return (
      <Nothing
        title="No applications yet"
        text="When installers apply, they appear here with their messages."
        icon={<UsersRound />}
      />
    );
  return (
    <Stack gap="3">
      <Stack as="ul" gap="3" listStyleType="none">
        {applications.map((application) => (
          <ApplicationItem
            key={application.id}
            application={application}
            mayAccept={may('acceptApplication')}
            mayReject={may('rejectApplication')}
            isPending={decide.isPending}
            onDecide={(status) =>
              decide.mutate(
                { params: { id: application.id }, body: { status } },
                // Once the job is awarded, there is nothing left to choose here. The next step is on the job page.
                { onSuccess: () => status === 'accepted' && close() },
              )
            }
          />
        ))}
      </Stack>
      <LoadMore list={list} label="Load more applications" />
    </Stack>
  );
}

export function ApplicationsDialog() {
  const { job } = useJobScreen();
  return (
    <JobDialogFrame title="Applications" text={job.title} size="lg">
      <ApplicationList />
    </JobDialogFrame>
  );
}
