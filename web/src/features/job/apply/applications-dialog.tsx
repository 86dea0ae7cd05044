import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { ApplicationList } from './application-list.tsx';
import { AwardDialog } from './award-dialog.tsx';

interface ApplicationsDialogProps {
  of: Extract<JobDialog, { name: 'applications' }>;
}

export function ApplicationsDialog({ of: { applicant } }: ApplicationsDialogProps) {
  const { job, close } = useJobScreen();
  if (applicant) return <AwardDialog applicant={applicant} />;
  return (
    <JobDialogFrame title="Applications" text={shortNameOf(job)} size="xl">
      {/* After the award, the owner has nothing to decide here. The next step is on the job's page. */}
      <ApplicationList isDialog onAwarded={close} />
    </JobDialogFrame>
  );
}
