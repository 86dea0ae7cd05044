import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export type StepWrite = keyof ReturnType<typeof useStepWrites>;

/** Returns the writes of the steps that need no dialog. */
export function useStepWrites() {
  const { job } = useJobScreen();
  const params = { id: job.id };
  const start = useJobWrite('startJob');
  const progress = useJobWrite('reportProgress');
  const putBack = useJobWrite('setJobStatus');
  return {
    start: { isPending: start.isPending, run: () => start.mutate({ params }) },
    progress: { isPending: progress.isPending, run: () => progress.mutate({ params }) },
    putBack: { isPending: putBack.isPending, run: () => putBack.mutate({ params, body: { status: 'posted' } }) },
  };
}
