import { jobName } from '#web/src/components/job-facts.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { ApplicationList } from './application-list.tsx';

export function ApplicationsDialog() {
  const { job, close } = useJobScreen();
  return (
    <JobDialogFrame title="Applications" text={jobName(job)} size="xl">
      {/* After the award, the owner has no choice left here. The next step is on the job page. */}
      <ApplicationList isDialog onAwarded={close} />
    </JobDialogFrame>
  );
}
