import { Skeleton, Stack } from '@chakra-ui/react';
import { UsersRound } from 'lucide-react';
import { LoadMore } from '../../../components/load-more.tsx';
import { ReadGate } from '../../../components/read-gate.tsx';
import { Nothing } from '../../../components/states.tsx';
import { jobWords } from '../../../lib/server/job-words.ts';
import { usePages } from '../../../lib/server/pages.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ApplicationItem } from './application-item.tsx';

const nothing = (
  <Nothing
    title="No applications yet"
    text="When installers apply, they appear here with their messages."
    icon={<UsersRound />}
  />
);

function ApplicationList() {
  const { job, may, close } = useJobScreen();
  const list = usePages('listJobApplications', { params: { id: job.id } }, { isLive: true });
  const decide = useJobWrite('decideApplication', jobWords.decideApplication);
  const decideOn = (id: string, status: 'accepted' | 'rejected') =>
    decide.mutate(
      { params: { id }, body: { status } },
      // Once the job is awarded, there is nothing left to choose here. The next step is on the job page.
      { onSuccess: () => status === 'accepted' && close() },
    );
  return (
    <ReadGate
      of={list}
      waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
      empty={{ when: ({ pages }) => pages.every(({ applications }) => applications.length === 0), show: nothing }}
    >
      {({ pages }) => (
        <Stack gap="3">
          <Stack as="ul" gap="3" listStyleType="none">
            {pages
              .flatMap(({ applications }) => applications)
              .map((application) => (
                <ApplicationItem
                  key={application.id}
                  application={application}
                  mayAccept={may('acceptApplication')}
                  mayReject={may('rejectApplication')}
                  isPending={decide.isPending}
                  onDecide={(status) => decideOn(application.id, status)}
                />
              ))}
          </Stack>
          <LoadMore list={list} label="Load more applications" />
        </Stack>
      )}
    </ReadGate>
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
