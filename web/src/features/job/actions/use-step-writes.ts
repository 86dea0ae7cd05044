import { stepWords } from '../../../lib/server/step-words.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Steps without a dialog. */
export function useStepWrites() {
  const { job, shareToken } = useJobScreen();
  const params = { id: job.id };
  const accept = useJobWrite('acceptJob', stepWords.acceptJob, { leaves: true, leavesToTab: 'accepted' });
  const start = useJobWrite('startJob', stepWords.startJob);
  const progress = useJobWrite('reportProgress', stepWords.reportProgress);
  const withdraw = useJobWrite('withdrawApplication', stepWords.withdrawApplication, { leaves: !job.isPublic });
  const { application } = job.viewer;
  return {
    accept: {
      isPending: accept.isPending,
      run: () => accept.mutate({ params, ...(shareToken ? { body: { shareToken } } : {}) }),
    },
    start: { isPending: start.isPending, run: () => start.mutate({ params }) },
    progress: { isPending: progress.isPending, run: () => progress.mutate({ params }) },
    withdraw: {
      isPending: withdraw.isPending,
      run: () => application && withdraw.mutate({ params: { id: application.id } }),
    },
  };
}
