import { installerWrites } from '../../../lib/server/installer-writes.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Steps without a dialog. */
export function useStepWrites() {
  const { job, shareToken } = useJobScreen();
  const params = { id: job.id };
  const accept = useJobWrite('acceptJob', {
    ...installerWrites.acceptJob,
    done: 'Job accepted successfully!',
    fallback: 'Unable to accept this job. Please try again.',
    leaves: true,
    leavesToTab: 'accepted',
  });
  const start = useJobWrite('startJob', installerWrites.startJob);
  const progress = useJobWrite('reportProgress', installerWrites.reportProgress);
  const withdraw = useJobWrite('withdrawApplication', {
    done: 'Application withdrawn',
    failed: 'Failed to withdraw application',
    leaves: !job.isPublic,
  });
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
