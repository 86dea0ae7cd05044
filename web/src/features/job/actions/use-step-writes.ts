import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export type StepWrite = keyof ReturnType<typeof useStepWrites>;

/** The writes of steps without a dialog. */
export function useStepWrites() {
  const { job } = useJobScreen();
  const params = { id: job.id };
  const start = useJobWrite('startJob');
  const progress = useJobWrite('reportProgress');
  const withdraw = useJobWrite('withdrawApplication', { leaves: !job.isPublic });
  const putBack = useJobWrite('setJobStatus');
  const { application } = job.viewer;
  return {
    start: { isPending: start.isPending, run: () => start.mutate({ params }) },
    progress: { isPending: progress.isPending, run: () => progress.mutate({ params }) },
    putBack: { isPending: putBack.isPending, run: () => putBack.mutate({ params, body: { status: 'posted' } }) },
    withdraw: {
      isPending: withdraw.isPending,
      run: () => application && withdraw.mutate({ params: { id: application.id } }),
    },
  };
}
