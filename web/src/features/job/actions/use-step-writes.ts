import { useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export type StepWrite = keyof ReturnType<typeof useStepWrites>;

/** The writes of steps without a dialog. */
export function useStepWrites() {
  const { job, shareToken } = useJobScreen();
  const params = { id: job.id };
  const terms = useChangedTerms();
  const acceptOn = (termsVersion: number) =>
    accept.mutate({ params, body: { termsVersion, ...(shareToken ? { shareToken } : {}) } });
  const accept = useJobWrite('acceptJob', {
    leaves: true,
    leavesToTab: 'accepted',
    asks: (error) => terms.ask(error, acceptOn),
  });
  const start = useJobWrite('startJob');
  const progress = useJobWrite('reportProgress');
  const withdraw = useJobWrite('withdrawApplication', { leaves: !job.isPublic });
  const putBack = useJobWrite('setJobStatus');
  const { application } = job.viewer;
  return {
    accept: { isPending: accept.isPending, run: () => acceptOn(job.termsVersion), terms },
    start: { isPending: start.isPending, run: () => start.mutate({ params }) },
    progress: { isPending: progress.isPending, run: () => progress.mutate({ params }) },
    putBack: { isPending: putBack.isPending, run: () => putBack.mutate({ params, body: { status: 'posted' } }) },
    withdraw: {
      isPending: withdraw.isPending,
      run: () => application && withdraw.mutate({ params: { id: application.id } }),
    },
  };
}
